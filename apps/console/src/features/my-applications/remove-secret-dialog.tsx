import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { removeSecret } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';
import { SECRETS } from './secret-texts';
import { TEXTS } from './texts';

interface RemoveSecretDialogProps {
  application: ApplicationDto;
  /** The secret to remove, or null while the dialog is closed. */
  secret: ApplicationSecretDto | null;
  onClose: () => void;
}

/** Asks for confirmation before a secret is removed, and whether to revoke its tokens too. */
export function RemoveSecretDialog(props: RemoveSecretDialogProps) {
  const { secret, onClose } = props;
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={SECRETS.removeSecretTitle(secret?.hint ?? '')}
    >
      {secret && <RemoveSecretForm {...props} secret={secret} />}
    </Modal>
  );
}

interface RemoveSecretFormProps extends RemoveSecretDialogProps {
  secret: ApplicationSecretDto;
}

function RemoveSecretForm({ application, secret, onClose }: RemoveSecretFormProps) {
  const refresh = useRefresh();
  const { form, formProps, failure, busy } = useApiForm({
    initialValues: { revoke_tokens: false },
    submit: (values) => removeSecret(application.id, secret.id, values),
    onDone: async () => {
      onClose();
      notifyDone(SECRETS.secretRemoved);
      await refresh(MY_APPLICATIONS);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <Text size="sm">{SECRETS.removeSecretText}</Text>
        <Checkbox
          label={SECRETS.leaked}
          description={SECRETS.leakedNote}
          {...form.getInputProps('revoke_tokens', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {TEXTS.cancel}
          </Button>
          <BusyButton type="submit" color="red" busy={busy}>
            {SECRETS.removeSecret}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
