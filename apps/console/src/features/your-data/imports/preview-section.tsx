import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { previewImport, type NewImport } from '../../../api/imports';
import { BusyButton } from '../../../ui/busy-button';
import { notifyFailure } from '../../../ui/notify';
import { FaultTable } from './fault-table';
import { PreviewTable } from './preview-table';
import { previewTextOf } from './preview-text';

interface PreviewSectionProps {
  /** Returns the file and how to read it. */
  sending: () => Promise<Pick<NewImport, 'file' | 'parameters'>>;
}

/** Shows what would be imported before anything is. */
export function PreviewSection({ sending }: PreviewSectionProps) {
  const { data, mutate, isPending } = useMutation({
    mutationFn: async () =>
      previewImport({
        ...(await sending()),
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    onError: notifyFailure,
  });
  return (
    <Stack align="flex-start" gap="sm">
      <BusyButton variant="default" busy={isPending} onClick={() => mutate()}>
        Preview
      </BusyButton>
      {data && (
        <Stack gap="sm" role="status" aria-label="Preview">
          {previewTextOf(data).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          {data.words.length > 0 && <PreviewTable words={data.words} />}
          {data.errors.length > 0 && <FaultTable item={data} />}
        </Stack>
      )}
    </Stack>
  );
}
