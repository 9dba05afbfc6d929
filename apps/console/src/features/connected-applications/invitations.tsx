import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TestUserInvitationDto } from '@wordgrove/dto';
import {
  acceptInvitation,
  refuseInvitation,
  listInvitations,
} from '../../api/test-user-invitations';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useAction } from '../../ui/use-confirmed-action';

const INVITATIONS = ['test-user-invitations'];
const LEAD =
  'Developers have invited you to test these applications. If you accept, the developer sees your name and e-mail address.';

/** The invitations to test applications, if there are any. */
export function Invitations() {
  const invitations = useQuery({ queryKey: INVITATIONS, queryFn: listInvitations });
  if (!invitations.data?.length) return null;
  return (
    <Section title="Invitations" lead={LEAD}>
      <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: TestUserInvitationDto }) {
  const { id, application } = invitation;
  const accept = useAction({
    action: () => acceptInvitation(id),
    done: 'You are a test user now',
    refresh: [INVITATIONS],
  });
  const refuse = useAction({
    action: () => refuseInvitation(id),
    done: 'The invitation has been refused',
    refresh: [INVITATIONS],
  });
  return (
    <Group component="li" justify="space-between">
      <Invited invitation={invitation} />
      <Group gap="xs">
        <BusyButton
          busy={accept.busy}
          onClick={accept.run}
          aria-label={`Accept the invitation to ${application.name}`}
        >
          Accept
        </BusyButton>
        <BusyButton
          variant="default"
          busy={refuse.busy}
          onClick={refuse.run}
          aria-label={`Refuse the invitation to ${application.name}`}
        >
          Refuse
        </BusyButton>
      </Group>
    </Group>
  );
}

function Invited({ invitation: { application, owner } }: { invitation: TestUserInvitationDto }) {
  return (
    <Text>
      <bdi>{application.name}</bdi>
      {owner !== null && (
        <>
          {' '}
          by <bdi>{owner}</bdi>
        </>
      )}
    </Text>
  );
}
