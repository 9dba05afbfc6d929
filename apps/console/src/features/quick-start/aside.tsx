import { Anchor, Group, Stack, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto, FirstStepsDto } from '@wordgrove/dto';
import { CheckIcon } from '../../ui/icons';
import { Ago } from '../../ui/moment';
import { Section } from '../../ui/section';
import { useNow } from '../../ui/use-now';
import { hasWorkingSecret, type Step } from './progress';
import { TabLink } from './tab-link';
import { TEXTS } from './texts';

const DISCOVERY = '/.well-known/oauth-authorization-server';
const OPENAPI = '/openapi.json';

interface AsideProps {
  application: ApplicationDto;
  steps: FirstStepsDto;
  current: Step | null;
  /** False while the developer has not confirmed that the newest secret is stored. */
  isStored: boolean;
}

/** The steps that have succeeded, and links for what comes next. */
export function Aside(props: AsideProps) {
  const { id, status } = props.application;
  return (
    <Stack gap="md">
      <Live {...props} />
      {(status === 'DRAFT' || status === 'PENDING') && (
        <Section title={TEXTS.before}>
          <Text>{TEXTS.beforeText}</Text>
          <Text>
            <TabLink id={id} path={PAGES.applicationTestUsers}>
              {TEXTS.invite}
            </TabLink>
          </Text>
        </Section>
      )}
      <Section title={TEXTS.library}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {TEXTS.documents(
            <Anchor href={DISCOVERY} inherit>
              {DISCOVERY}
            </Anchor>,
            <Anchor href={OPENAPI} inherit>
              {OPENAPI}
            </Anchor>,
          )}
        </Text>
      </Section>
    </Stack>
  );
}

function Live({ application, steps, current, isStored }: AsideProps) {
  const isPublic = application.client_type === 'PUBLIC';
  const secret = application.secrets.at(-1);
  const hasSecret = hasWorkingSecret(application, useNow());
  return (
    <Section title={TEXTS.live}>
      <Stack component="ul" gap="xs" m={0} p={0} aria-live="polite" style={{ listStyle: 'none' }}>
        <Line title={TEXTS.registered} at={application.created_at} isCurrent={false} />
        {!isPublic && (
          <Line
            title={TEXTS.secret}
            at={isStored && hasSecret ? (secret?.created_at ?? null) : null}
            isCurrent={false}
          />
        )}
        <Line
          title={TEXTS.authorized}
          at={steps.authorized_at}
          isCurrent={current === 'authorize'}
        />
        <Line title={TEXTS.token} at={steps.token_issued_at} isCurrent={current === 'token'} />
        <Line title={TEXTS.call} at={steps.called_at} isCurrent={current === 'call'} />
      </Stack>
    </Section>
  );
}

interface LineProps {
  title: string;
  at: string | null;
  isCurrent: boolean;
}

function Line({ title, at, isCurrent }: LineProps) {
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <Group gap="xs" wrap="nowrap">
        {at === null ? <span aria-hidden>○</span> : <CheckIcon />}
        {title}
      </Group>
      <Text span size="xs" c="dimmed" ta="end">
        {at === null ? isCurrent ? TEXTS.listening : TEXTS.notYet : <Ago at={at} />}
      </Text>
    </Group>
  );
}
