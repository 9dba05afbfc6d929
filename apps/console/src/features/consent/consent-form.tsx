import { Alert, Group, SimpleGrid, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Scope } from '@wordgrove/contracts';
import type { AuthorizationRequestDto } from '@wordgrove/dto';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-failure';
import { decide } from '../../api/authorization-requests';
import { ApplicationAvatar } from '../../ui/avatars';
import { BusyButton } from '../../ui/busy-button';
import { ArrowRightIcon, BackToIcon } from '../../ui/icons';
import { isolated } from '../../ui/isolated';
import { Mark } from '../../ui/mark';
import { RetryTime } from '../../ui/retry-time';
import { useSecondsUntil } from '../../ui/use-seconds-until';
import { NarrowPage } from '../../ui/narrow-page';
import classes from './consent.module.css';
import { NotApproved } from './not-approved';
import { OtherScopes } from './other-scopes';
import { RequestGone } from './request-gone';
import { ScopeChoice } from './scope-choice';
import { TEXTS } from './texts';
import { ThisDeviceNote } from './this-device-note';
import { useFreshPage } from './use-fresh-page';
import { WhoAsks } from './who-asks';

export function ConsentForm({ request }: { request: AuthorizationRequestDto }) {
  const [scopes, setScopes] = useState<Scope[]>(request.scopes.map(({ scope }) => scope));
  const decision = useDecision(request.id);
  useFreshPage();
  if (decision.error instanceof ApiFailure && decision.error.status === 404)
    return <RequestGone failure={decision.error} />;
  const { name } = request.application;
  return (
    <NarrowPage
      title={TEXTS.title(isolated(name))}
      heading={<Heading application={request.application} />}
      width={612}
    >
      <WhoAsks request={request} />
      {!request.is_approved && <NotApproved owner={request.owner ?? TEXTS.itsDeveloper} />}
      <ScopeChoice offered={request.scopes} value={scopes} onChange={setScopes} />
      <OtherScopes scopes={request.other_scopes} />
      <ThisDeviceNote name={name} host={request.redirect_host} />
      {decision.error && (
        <Alert color="red" role="alert" title={TEXTS.failed}>
          {decision.error.message}
          {decision.error instanceof ApiFailure && <Later failure={decision.error} />}
        </Alert>
      )}
      <Decision
        host={request.redirect_host}
        busy={decision.isPending || decision.isSuccess}
        // If nothing is ticked, access is denied (rule 15).
        onAllow={() => decision.mutate({ approve: scopes.length > 0, scopes })}
        onDeny={() => decision.mutate({ approve: false })}
      />
      <Text c="dimmed">{TEXTS.revokeLater}</Text>
    </NarrowPage>
  );
}

function Later({ failure: { retryAt } }: { failure: ApiFailure }) {
  const seconds = useSecondsUntil(retryAt);
  return retryAt && <RetryTime at={retryAt} seconds={seconds} />;
}

function Heading({ application: { name, client_id: clientId } }: HeadingProps) {
  return (
    <>
      <Group gap="sm" mb="sm" aria-hidden>
        <ApplicationAvatar name={name} id={clientId} size={48} />
        <ArrowRightIcon size={20} />
        <span className={classes.us}>
          <Mark size={32} />
        </span>
      </Group>
      {TEXTS.heading(name)}
    </>
  );
}

type HeadingProps = Pick<AuthorizationRequestDto, 'application'>;

function useDecision(id: string) {
  return useMutation({
    mutationFn: (decision: { approve: boolean; scopes?: Scope[] }) => decide(id, decision),
    onSuccess: (redirectTo) => window.location.assign(redirectTo),
  });
}

interface DecisionProps {
  /** The host to which both lead. */
  host: string;
  busy: boolean;
  onAllow: () => void;
  onDeny: () => void;
}

/** Two buttons with the same weight (rule 15): the same size and look. */
function Decision({ host, busy, onAllow, onDeny }: DecisionProps) {
  return (
    <div className={classes.decision}>
      <Text size="md" className={classes.back}>
        <BackToIcon size={18} />
        <span>
          {TEXTS.backTo(
            <strong>
              <bdi>{host}</bdi>
            </strong>,
          )}
        </span>
      </Text>
      <SimpleGrid cols={2} spacing="sm">
        <BusyButton variant="default" size="md" busy={busy} onClick={onDeny}>
          {TEXTS.deny}
        </BusyButton>
        <BusyButton variant="default" size="md" busy={busy} onClick={onAllow}>
          {TEXTS.allow}
        </BusyButton>
      </SimpleGrid>
    </div>
  );
}
