import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { TEXTS } from './texts';

interface UploadProgressProps {
  /** The share that has been sent, from 0 to 1. Null if there is no upload. */
  share: number | null;
  stop: () => void;
}

/** The progress of an upload. */
export function UploadProgress({ share, stop }: UploadProgressProps) {
  if (share === null) return null;
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Text size="sm">{TEXTS.uploading}</Text>
        <Button variant="default" size="xs" onClick={stop}>
          {TEXTS.stopUpload}
        </Button>
      </Group>
      <Progress value={share * 100} aria-label={TEXTS.uploadProgress} />
    </Stack>
  );
}
