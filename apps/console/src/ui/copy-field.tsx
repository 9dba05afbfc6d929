import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useRef } from 'react';
import { CheckIcon, CopyIcon } from './icons';
import { notifyDone, notifyFailure } from './notify';

interface CopyFieldProps {
  label: string;
  value: string;
  description?: string;
}

/** A value to copy: read-only, selected by a click, with a button. */
export function CopyField({ label, value, description }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clipboard = useClipboard({ timeout: 2_000 });
  const copy = () => {
    // Browsers offer the clipboard on https and localhost only; then the selection is left to copy.
    if (!window.isSecureContext) {
      input.current?.select();
      notifyFailure(
        new Error('This browser allows no copying here. It is selected: press Ctrl+C.'),
      );
      return;
    }
    clipboard.copy(value);
    notifyDone(`${label} copied`);
  };
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        ref={input}
        flex={1}
        label={label}
        description={description}
        value={value}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Button
        variant="default"
        leftSection={clipboard.copied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
        aria-label={`Copy ${label}`}
      >
        Copy
      </Button>
    </Group>
  );
}
