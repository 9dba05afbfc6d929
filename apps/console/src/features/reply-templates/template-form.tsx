import { Button, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { LIMITS, REPLY_KINDS, type ReplyKind } from '@wordgrove/contracts';
import type { ReplyTemplateDto } from '@wordgrove/dto';
import { saveReplyTemplate } from '../../api/instance';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { REPLY_TEMPLATES } from './reply-templates-key';
import { KINDS, TEXTS } from './texts';

interface TemplateFormProps {
  /** The template to change. Null for a new one. */
  template: ReplyTemplateDto | null;
  close: () => void;
}

export function TemplateForm({ template, close }: TemplateFormProps) {
  const { form, checkedProps, formProps, failure, busy } = useTemplateForm({ template, close });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <SegmentedControl
          aria-label={TEXTS.kind}
          data={REPLY_KINDS.map((value) => ({ value, label: KINDS[value] }))}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={TEXTS.named}
          description={TEXTS.nameNote}
          required
          data-autofocus
          {...checkedProps('name', tooLong(LIMITS.replyTemplateName))}
        />
        <Textarea
          label={TEXTS.text}
          required
          autosize
          minRows={4}
          {...checkedProps('text', tooLong(LIMITS.reason))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {TEXTS.cancel}
          </Button>
          <BusyButton type="submit" busy={busy}>
            {TEXTS.save}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

function useTemplateForm({ template, close }: TemplateFormProps) {
  const refresh = useRefresh();
  const { kind = 'ASK', name = '', text = '' } = template ?? {};
  return useApiForm({
    initialValues: { kind: kind as ReplyKind, name, text },
    keepAs: `reply-template:${template?.id ?? 'new'}`,
    submit: (values) => saveReplyTemplate(template?.id ?? null, values),
    onDone: async () => {
      close();
      notifyDone(TEXTS.saved);
      await refresh(REPLY_TEMPLATES);
    },
  });
}
