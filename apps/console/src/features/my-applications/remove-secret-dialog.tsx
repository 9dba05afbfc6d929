import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { removeSecret } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';

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
      title={`Remove the secret that ends in ${secret?.hint ?? ''}?`}
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
      notifyDone('The secret has been removed');
      await refresh(MY_APPLICATIONS);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <Text size="sm">
          From now on, nobody can get tokens with this secret. Tokens that were issued before keep
          working.
        </Text>
        <Checkbox
          label="The secret has leaked: revoke all tokens too"
          description="All codes and tokens of this application stop working now. The application must send its users through authorization again. Their consent stays valid."
          {...form.getInputProps('revoke_tokens', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <BusyButton type="submit" color="red" busy={busy}>
            Remove the secret
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
