import { Button, Group, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useRef } from 'react';
import classes from './copy-field.module.css';
import { CheckIcon, CopyIcon } from './icons';
import { notifyDone, notifyFailure } from './notify';
import { TEXTS } from './texts';

interface CopyFieldProps {
  label: string;
  value: string;
}

/**
 * A value to copy, with a button. It is shown completely at any width and selected when it gets the
 * focus.
 */
export function CopyField({ label, value }: CopyFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const clipboard = useClipboard({ timeout: 2_000 });
  const copy = () => {
    // Browsers offer the clipboard only on https and localhost. On other addresses, the user must
    // copy the selection.
    if (!window.isSecureContext) {
      input.current?.focus();
      notifyFailure(new Error(TEXTS.cannotCopy));
      return;
    }
    clipboard.copy(value);
    notifyDone(TEXTS.valueCopied(label));
  };
  return (
    <Group align="flex-end" gap="xs">
      <Textarea
        ref={input}
        flex="1 1 220px"
        classNames={{ input: classes.value }}
        label={label}
        value={value}
        readOnly
        autosize
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={clipboard.copied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
        aria-label={TEXTS.copyValue(label)}
      >
        {TEXTS.copy}
      </Button>
    </Group>
  );
}
