import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { CheckIcon, CopyIcon } from './icons';
import { TEXTS } from './texts';

/** A button that copies a value. Browsers offer the clipboard only on https and localhost; elsewhere there is no button. */
export function CopyText({ label, value }: { label: string; value: string }) {
  const clipboard = useClipboard({ timeout: 2_000 });
  if (!window.isSecureContext) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={clipboard.copied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => clipboard.copy(value)}
      aria-label={label}
    >
      {clipboard.copied ? TEXTS.copied : TEXTS.copy}
    </Button>
  );
}
