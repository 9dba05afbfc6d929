import { NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';
import { TEXTS } from './texts';

const CHOICES = [
  { value: '', label: TEXTS.asNamed },
  { value: 'term:0,notes:1', label: TEXTS.wordFirst },
  { value: 'term:1,notes:0', label: TEXTS.meaningFirst },
  { value: 'term:0', label: TEXTS.onlyWord },
  { value: 'term:0,notes:1,notes:2', label: TEXTS.twoNotes },
];

/** Asks for the meaning of the fields of a deck's notes. The values are mappings for the API. */
export function FieldChoice(props: ComponentProps<typeof NativeSelect>) {
  return (
    <NativeSelect label={TEXTS.fields} description={TEXTS.fieldsNote} data={CHOICES} {...props} />
  );
}
