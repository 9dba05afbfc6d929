import { Alert, Stack, Text } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { editApplication } from '../../api/applications';
import { useUser } from '../../session/use-session';
import { BusyButton } from '../../ui/busy-button';
import { useAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';
import { TEXTS } from './texts';

/** Tells the developer that users see another name than the present one, with a button to ask for its approval. */
export function OwnerNameNote({ application }: { application: ApplicationDto }) {
  const { display_name: name } = useUser();
  const {
    id,
    shown_owner: shown,
    last_approval: approval,
    pending_revision: revision,
  } = application;
  // An edit submits whatever differs from the approved settings.
  const submit = useAction({
    action: () => editApplication(id, {}),
    done: TEXTS.nameWaits,
    refresh: [MY_APPLICATIONS],
  });
  if (approval === null || revision !== null || shown === name) return null;
  return (
    <Alert color="blue" title={TEXTS.nameNotShown}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{shown === null ? TEXTS.noNameShown : TEXTS.otherNameShown(shown)}</Text>
        <BusyButton variant="default" busy={submit.busy} onClick={submit.run}>
          {TEXTS.submitName}
        </BusyButton>
      </Stack>
    </Alert>
  );
}
