import { Anchor, Stack, Text } from '@mantine/core';
import type { AuthorizationRequestDto } from '@wordgrove/dto';
import { ProofBadge } from '../../ui/proof-badge';
import { shownAddress } from '../../ui/shown-address';
import { useUser } from '../../session/use-session';
import { TEXTS } from './texts';
import { useSwitchUser } from './use-switch-user';

/** Shows which application asks, its owner, and the account that it asks for. */
export function WhoAsks({ request }: { request: AuthorizationRequestDto }) {
  const user = useUser();
  const switchUser = useSwitchUser();
  const { application, owner, is_domain_proven: isProven } = request;
  return (
    <Stack gap="xs">
      {application.description && (
        <Text>
          <bdi>{application.description}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {owner === null ? TEXTS.newDeveloper : TEXTS.by(owner)}
        {application.homepage_url && (
          <>
            {' · '}
            <Anchor href={application.homepage_url} target="_blank" rel="noopener noreferrer">
              <bdi>{shownAddress(application.homepage_url)}</bdi>
            </Anchor>{' '}
            {isProven !== null && <ProofBadge isProven={isProven} />}
          </>
        )}
      </Text>
      <Text size="sm">
        {TEXTS.youAre(
          <strong>
            <bdi>{user.email}</bdi>
          </strong>,
        )}{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => switchUser.mutate()}>
          {TEXTS.useAnother}
        </Anchor>
      </Text>
    </Stack>
  );
}
