import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button';
import { tooLong } from './field-checks';
import { FormAlert } from './form-alert';
import { sendByKey } from './sending-keys';
import { TEXTS } from './texts';
import { useApiForm } from './use-api-form';

interface ReasonFormProps {
  /** The verb of the button. */
  verb: string;
  color?: string;
  /** The consequences. */
  lead?: ReactNode;
  /** A sentence about those who read the reason. */
  note: string;
  /** The name under which the tab keeps what was typed. */
  keepAs: string;
  /** Texts that can be inserted. */
  templates?: (insert: (text: string) => void) => ReactNode;
  decide: (reason: string) => Promise<unknown>;
  onDone: () => unknown;
  close: () => void;
}

/** Asks for the reason of something that cannot be done without one. It is shown in a dialog. */
export function ReasonForm(props: ReasonFormProps) {
  const { verb, color = 'red', lead, note, templates, close, keepAs, decide, onDone } = props;
  const { form, checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { reason: '' },
    keepAs,
    submit: ({ reason }) => decide(reason),
    onDone,
  });
  return (
    <form {...formProps} onKeyDown={sendByKey}>
      <Stack>
        {lead && <Text size="sm">{lead}</Text>}
        <FormAlert failure={failure} />
        <Textarea
          label={TEXTS.reasonLabel}
          description={note}
          required
          autosize
          minRows={3}
          data-autofocus
          {...checkedProps('reason', tooLong(LIMITS.reason))}
        />
        <Group gap="xs">
          {templates?.((text) => form.setFieldValue('reason', (typed) => withText(typed, text)))}
          <Button variant="default" onClick={close} ml="auto">
            {TEXTS.cancel}
          </Button>
          <BusyButton type="submit" busy={busy} color={color}>
            {verb}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Returns what somebody has typed, with another text after it. */
export function withText(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
}
