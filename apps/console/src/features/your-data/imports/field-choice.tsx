import { NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';

const CHOICES = [
  { value: '', label: 'The word first, its meaning second' },
  { value: 'term:1,notes:0', label: 'The meaning first, the word second' },
  { value: 'term:0', label: 'The word first; leave out the other fields' },
  { value: 'term:0,notes:1,notes:2', label: 'The word first, two notes after it' },
];

/** Chooses which field of a deck's notes is what; the values are mappings as the API takes them. */
export function FieldChoice(props: ComponentProps<typeof NativeSelect>) {
  return (
    <NativeSelect
      label="Fields of the notes"
      description="As the deck’s cards are edited in Anki, from top to bottom."
      data={CHOICES}
      {...props}
    />
  );
}
