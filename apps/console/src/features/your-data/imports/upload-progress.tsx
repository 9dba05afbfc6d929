import { Button, Group, Progress, Stack, Text } from '@mantine/core';

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
        <Text size="sm">Uploading the file… Stay on this page until it is done.</Text>
        <Button variant="default" size="xs" onClick={stop}>
          Stop the upload
        </Button>
      </Group>
      <Progress value={share * 100} aria-label="Upload progress" />
    </Stack>
  );
}
