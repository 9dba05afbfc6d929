import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { TEXTS } from './texts';

/**
 * Mantine's password input, with its description and error linked to it for assistive technology.
 */
export function PasswordField(props: PasswordInputProps) {
  const id = useId();
  const { description, error } = props;
  const texts = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <PasswordInput
      {...props}
      id={id}
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error` }}
      visibilityToggleButtonProps={{ 'aria-label': TEXTS.showPassword }}
      aria-describedby={texts.join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    />
  );
}
