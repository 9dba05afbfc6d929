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
import { TEXTS } from './texts';

const INVITATIONS = ['test-user-invitations'];

/** The invitations to test applications, if there are any. */
export function Invitations() {
  const invitations = useQuery({ queryKey: INVITATIONS, queryFn: listInvitations });
  if (!invitations.data?.length) return null;
  return (
    <Section title={TEXTS.invitations} lead={TEXTS.invitationsLead}>
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
    done: TEXTS.accepted,
    refresh: [INVITATIONS],
  });
  const refuse = useAction({
    action: () => refuseInvitation(id),
    done: TEXTS.refused,
    refresh: [INVITATIONS],
  });
  return (
    <Group component="li" justify="space-between">
      <Invited invitation={invitation} />
      <Group gap="xs">
        <BusyButton
          busy={accept.busy}
          onClick={accept.run}
          aria-label={TEXTS.acceptLabel(application.name)}
        >
          {TEXTS.accept}
        </BusyButton>
        <BusyButton
          variant="default"
          busy={refuse.busy}
          onClick={refuse.run}
          aria-label={TEXTS.refuseLabel(application.name)}
        >
          {TEXTS.refuse}
        </BusyButton>
      </Group>
    </Group>
  );
}

function Invited({ invitation: { application, owner } }: { invitation: TestUserInvitationDto }) {
  return (
    <Text>
      {owner === null ? <bdi>{application.name}</bdi> : TEXTS.invitation(application.name, owner)}
    </Text>
  );
}
