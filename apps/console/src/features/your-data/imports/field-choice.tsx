import { NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';

const CHOICES = [
  { value: '', label: 'As their names and content say' },
  { value: 'term:0,notes:1', label: 'First the word, then its meaning' },
  { value: 'term:1,notes:0', label: 'First the meaning, then the word' },
  { value: 'term:0', label: 'Only the word, from the first field' },
  { value: 'term:0,notes:1,notes:2', label: 'First the word, then two notes' },
];

/** Asks for the meaning of the fields of a deck's notes. The values are mappings for the API. */
export function FieldChoice(props: ComponentProps<typeof NativeSelect>) {
  return (
    <NativeSelect
      label="Fields of the notes"
      description="The order of the fields when you edit a note in Anki, from top to bottom."
      data={CHOICES}
      {...props}
    />
  );
}
