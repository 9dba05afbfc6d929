import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TestUserInvitationDto } from '@wordgrove/dto';
import {
  acceptInvitation,
  declineInvitation,
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
  const { id, application, owner } = invitation;
  const accept = useAction({
    action: () => acceptInvitation(id),
    done: 'You are a test user now',
    refresh: [INVITATIONS],
  });
  const decline = useAction({
    action: () => declineInvitation(id),
    done: 'The invitation has been declined',
    refresh: [INVITATIONS],
  });
  return (
    <Group component="li" justify="space-between">
      <Text>
        <bdi>{application.name}</bdi> by <bdi>{owner}</bdi>
      </Text>
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
          busy={decline.busy}
          onClick={decline.run}
          aria-label={`Decline the invitation to ${application.name}`}
        >
          Decline
        </BusyButton>
      </Group>
    </Group>
  );
}
