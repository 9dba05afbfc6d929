import { Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LIMITS } from '@wordgrove/contracts';
import type { ReviewCriteriaResponse } from '@wordgrove/dto';
import { publishCriteria } from '../../api/review-criteria';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { KeptNote } from '../../ui/kept-note';
import { notifyDone } from '../../ui/notify';
import { Section } from '../../ui/section';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { CRITERIA } from './criteria-key';
import { TextDifference } from './text-difference';
import {
  CHANGES,
  NEXT_LEAD,
  NEXT_VERSION,
  NO_CHANGES,
  PUBLISH,
  PUBLISHED_NOW,
  TEXT_LABEL,
} from './texts';

/** The time in milliseconds after which what was typed is compared. */
const PAUSE_MS = 300;

/** Writes the version after the current one. It is published only if that is still the current one. */
export function NextVersion({ current }: { current: ReviewCriteriaResponse }) {
  const refresh = useRefresh();
  const next = current.version + 1;
  const { form, checkedProps, formProps, failure, busy, kept } = useApiForm({
    initialValues: { text: current.text },
    keepAs: 'review-criteria',
    submit: ({ text }: { text: string }) => publishCriteria({ text, replaces: current.version }),
    onDone: async () => {
      notifyDone(PUBLISHED_NOW(next));
      await refresh(CRITERIA);
    },
  });
  return (
    <Section title={NEXT_VERSION(next)} lead={NEXT_LEAD}>
      <form {...formProps}>
        <Stack>
          <KeptNote kept={kept} />
          <FormAlert failure={failure} />
          <Textarea
            label={TEXT_LABEL}
            required
            autosize
            minRows={12}
            maxRows={30}
            {...checkedProps('text', tooLong(LIMITS.reviewCriteria))}
          />
          <Changes before={current.text} after={form.values.text} />
          <Group justify="flex-end">
            <BusyButton type="submit" busy={busy || form.values.text.trim() === current.text}>
              {PUBLISH(next)}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const [typed] = useDebouncedValue(after, PAUSE_MS);
  return (
    <Stack gap="xs">
      <Title order={3}>{CHANGES}</Title>
      {typed.trim() === before ? (
        <Text size="sm" c="dimmed">
          {NO_CHANGES}
        </Text>
      ) : (
        <TextDifference before={before} after={typed} />
      )}
    </Stack>
  );
}
