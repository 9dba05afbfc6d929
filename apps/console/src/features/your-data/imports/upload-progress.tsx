import { Button, Group, Progress, Stack, Text } from '@mantine/core';

interface UploadProgressProps {
  /** How much has been sent, from 0 to 1; null where nothing is on its way. */
  share: number | null;
  stop: () => void;
}

/** How far a file is on its way to the server. */
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
