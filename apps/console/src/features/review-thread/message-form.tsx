import { Group, Stack, Textarea } from '@mantine/core';
import { LIMITS, type ReviewSide } from '@wordgrove/contracts';
import type { SendMessageRequest } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { withText } from '../../ui/reason-form';
import { sendOrLeaveByKey } from '../../ui/sending-keys';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { LABELS } from './texts';
import { threadKey } from './thread-key';

interface MessageFormProps {
  applicationId: string;
  reader: ReviewSide;
  verb: string;
  send: (request: SendMessageRequest) => Promise<void>;
  /** Texts that can be inserted. */
  templates?: ((insert: (text: string) => void) => ReactNode) | undefined;
}

/** Writes to the other side of a review. */
export function MessageForm({ applicationId, reader, verb, send, templates }: MessageFormProps) {
  const refresh = useRefresh();
  const { form, checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { text: '' },
    keepAs: `message:${applicationId}`,
    submit: send,
    onDone: async () => {
      form.reset();
      await refresh(threadKey(applicationId));
    },
  });
  return (
    <form {...formProps} onKeyDown={sendOrLeaveByKey}>
      <Stack gap="xs">
        <FormAlert failure={failure} />
        <Textarea
          label={LABELS[reader]}
          required
          autosize
          minRows={2}
          {...checkedProps('text', tooLong(LIMITS.applicationMessage))}
        />
        <Group gap="xs">
          {templates?.((text) => form.setFieldValue('text', (typed) => withText(typed, text)))}
          <BusyButton type="submit" variant="default" busy={busy} ml="auto">
            {verb}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
