import { ActionIcon, Anchor, CopyButton, Group, Text, Tooltip } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { CheckIcon, CopyIcon } from '../../ui/icons';
import { ProofBadge } from '../../ui/proof-badge';
import { shownAddress } from '../../ui/shown-address';
import { StatusBadge } from '../../ui/status-badge';
import { useReviewChecks } from '../review-checks/use-review-checks';
import { tabAddress } from './application-tabs';
import { TEXTS } from './texts';
import { useNextStep } from './use-next-step';

interface ApplicationFactsProps {
  application: ApplicationDto;
  /** True if no status strip says what comes next. */
  isAlone: boolean;
}

/** The client ID, where the application runs, its home page and, if it is not approved, what comes next. */
export function ApplicationFacts({ application, isAlone }: ApplicationFactsProps) {
  const { client_id: clientId, client_type: type, homepage_url: homepage } = application;
  return (
    <Group component="span" gap="xs">
      {/* Phones have it under Credentials. */}
      <Group component="span" gap="xs" wrap="nowrap" visibleFrom="sm">
        <Text span size="xs" ff="monospace">
          {clientId}
        </Text>
        <CopyClientId clientId={clientId} />
      </Group>
      <span>{CLIENT_TYPE_TEXTS[type].label}</span>
      {homepage && (
        <Anchor href={homepage} inherit rel="noopener noreferrer">
          <bdi>{shownAddress(homepage)}</bdi>
        </Anchor>
      )}
      {homepage && <HomepageProof application={application} homepage={homepage} />}
      {isAlone && application.status !== 'APPROVED' && <Standing application={application} />}
    </Group>
  );
}

function Standing({ application }: { application: ApplicationDto }) {
  const next = useNextStep(application);
  return (
    <>
      <StatusBadge status={application.status} />
      {next && (
        <Anchor component={Link} to={tabAddress(next, application.id)} inherit>
          {TEXTS.next(next.title)}
        </Anchor>
      )}
    </>
  );
}

/** Nothing while nobody has looked for a proof. */
function HomepageProof({ application, homepage }: HomepageProofProps) {
  const { data } = useReviewChecks(application, 'OWNER');
  const host = URL.parse(homepage)?.hostname;
  const proof = data?.checks.find(({ kind, subject }) => kind === 'HOST_PROOF' && subject === host);
  if (proof === undefined || proof.result === 'UNKNOWN') return null;
  return <ProofBadge isProven={proof.result === 'MET'} />;
}

interface HomepageProofProps {
  application: ApplicationDto;
  homepage: string;
}

function CopyClientId({ clientId }: { clientId: string }) {
  // Browsers offer the clipboard only on https and localhost.
  if (!window.isSecureContext) return null;
  return (
    <CopyButton value={clientId}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? TEXTS.copied : TEXTS.copyClientId}>
          <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={TEXTS.copyClientId}>
            {copied ? <CheckIcon /> : <CopyIcon />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
