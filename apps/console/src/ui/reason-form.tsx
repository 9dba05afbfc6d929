import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import { BusyButton } from './busy-button';
import { tooLong } from './field-checks';
import { FormAlert } from './form-alert';
import { useApiForm } from './use-api-form';

interface ReasonFormProps {
  /** The consequences of the decision, if the dialog does not say them already. */
  lead?: string;
  label: string;
  /** The sentence that says who sees the reason. */
  readers: string;
  /** The label of the button. */
  verb: string;
  color: string;
  /** The key under which the tab keeps what was typed. */
  keepAs: string;
  submit: (reason: string) => Promise<unknown>;
  onDone: () => unknown;
  close: () => void;
}

/** The form of a dialog about a decision that needs a reason. It closes the dialog. */
export function ReasonForm({ keepAs, submit, onDone, close, ...texts }: ReasonFormProps) {
  const { checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { reason: '' },
    keepAs,
    submit: ({ reason }) => submit(reason),
    onDone: () => {
      close();
      return onDone();
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        {texts.lead && <Text size="sm">{texts.lead}</Text>}
        <FormAlert failure={failure} />
        <Textarea
          label={texts.label}
          description={texts.readers}
          required
          autosize
          minRows={3}
          data-autofocus
          {...checkedProps('reason', tooLong(LIMITS.reason))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <BusyButton type="submit" color={texts.color} busy={busy}>
            {texts.verb}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
