import { Text } from '@mantine/core';
import type { GrantDto } from '@wordgrove/dto';
import { Ago, Day, Moment } from '../../ui/moment';
import { useNow } from '../../ui/use-now';
import { TEXTS } from './texts';

/** The time without use after which somebody may want to end the access. */
const LONG_UNUSED_MS = 90 * 24 * 3_600_000;

/** The day of the consent, and how much it allows. */
export function Since({ grant: { created_at: at, scopes } }: { grant: GrantDto }) {
  return (
    <>
      <Text>
        <Day at={at} />
      </Text>
      <Text size="xs" c="dimmed">
        {TEXTS.permissions(scopes.length)}
      </Text>
    </>
  );
}

/** The time of the last use or, of a token of the playground, of its end. */
export function LastUse({ grant }: { grant: GrantDto }) {
  const { created_at: since, last_used_at: at, expires_at: end } = grant;
  const now = useNow().getTime();
  if (end !== null)
    return (
      <Text>
        {TEXTS.until} <Moment at={end} />
      </Text>
    );
  const isLong = now - Date.parse(at ?? since) > LONG_UNUSED_MS;
  return (
    <Text {...(isLong && { fw: 600, c: 'var(--mantine-color-orange-light-color)' })}>
      {at === null ? TEXTS.notUsed : <Ago at={at} />}
    </Text>
  );
}
