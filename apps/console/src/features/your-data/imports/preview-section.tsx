import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { previewImport, type NewImport } from '../../../api/imports';
import { BusyButton } from '../../../ui/busy-button';
import { notifyFailure } from '../../../ui/notify';
import { FaultTable } from './fault-table';
import { PreviewTable } from './preview-table';
import { previewTextOf } from './preview-text';
import { TEXTS } from './texts';

/** Up to this size, in bytes, a file is sent for its preview without a press. */
const MAX_SENT_UNASKED = 1024 * 1024;

interface PreviewSectionProps {
  size: number;
  /** Returns the file and how to read it. */
  sending: () => Promise<Pick<NewImport, 'file' | 'parameters'>>;
}

/** Shows what would be imported before anything is: of a small file at once, and of a large one if that is wanted. */
export function PreviewSection({ size, sending }: PreviewSectionProps) {
  const { data, mutate, isPending } = usePreview(sending);
  useEffect(() => {
    if (size <= MAX_SENT_UNASKED) mutate('PAGE');
  }, [size, mutate]);
  return (
    <>
      <BusyButton variant="default" busy={isPending} onClick={() => mutate('PERSON')}>
        {TEXTS.preview}
      </BusyButton>
      {data && (
        <Stack gap="sm" w="100%" role="status" aria-label={TEXTS.preview}>
          {previewTextOf(data).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          {data.words.length > 0 && <PreviewTable words={data.words} />}
          {data.errors.length > 0 && <FaultTable item={data} />}
        </Stack>
      )}
    </>
  );
}

/** A preview that was asked for by the page keeps quiet if it fails, since a choice may still be missing. */
function usePreview(sending: PreviewSectionProps['sending']) {
  const gone = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  return useMutation({
    mutationFn: async (_askedBy: 'PAGE' | 'PERSON') =>
      previewImport({
        ...(await sending()),
        onProgress: () => undefined,
        signal: gone.current?.signal ?? new AbortController().signal,
      }),
    onError: (failure, askedBy) => {
      if (askedBy === 'PERSON') notifyFailure(failure);
    },
  });
}
