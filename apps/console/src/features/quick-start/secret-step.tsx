import { Code, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Ago } from '../../ui/moment';
import { useNow } from '../../ui/use-now';
import { hasWorkingSecret } from './progress';
import { TabLink } from './tab-link';
import { TEXTS } from './texts';

/** Where the programs get the secret from. */
export function SecretStep({ application }: { application: ApplicationDto }) {
  const { id, secrets } = application;
  const now = useNow();
  if (!hasWorkingSecret(application, now))
    return (
      <Text>
        {TEXTS.noSecret}{' '}
        <TabLink id={id} path={PAGES.applicationCredentials}>
          {TEXTS.addSecret}
        </TabLink>
        .
      </Text>
    );
  const newest = secrets.at(-1);
  return (
    <Text c="dimmed">
      {newest && (
        <>
          {TEXTS.newest(
            newest.name === '' ? TEXTS.theSecret : <bdi>“{newest.name}”</bdi>,
            <Code>{newest.hint}</Code>,
            <Ago at={newest.created_at} />,
          )}{' '}
        </>
      )}
      {TEXTS.secretText(<Code>WORDGROVE_CLIENT_SECRET</Code>)}
    </Text>
  );
}
