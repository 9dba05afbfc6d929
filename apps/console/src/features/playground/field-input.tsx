import {
  MultiSelect,
  NativeSelect,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  type TagsInputProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { FIELD_TEXTS } from './field-texts';
import type { Field } from './fields';
import type { Values } from './request';

interface FieldInputProps {
  field: Field;
  value: Values[string] | undefined;
  fault: string | undefined;
  change: (value: Values[string]) => void;
}

/** The input for one value of a call. */
export function FieldInput({ field, value, fault, change }: FieldInputProps) {
  const { name, kind, choices, isRequired, description } = field;
  const common = {
    label: <Label field={field} />,
    error: fault,
    name,
    required: isRequired,
    withAsterisk: false,
    inputWrapperOrder: ORDER,
    ...(description !== '' && { description }),
  };
  const list = typeof value === 'object' ? [...value] : [];
  const text = {
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(currentTarget.value),
  };
  if (kind === 'choice' || kind === 'boolean')
    return <NativeSelect {...common} {...text} data={['', ...choicesOf(field)]} />;
  if (kind === 'texts') return <Texts {...common} value={list} onChange={change} />;
  if (kind === 'choices')
    return <MultiSelect {...common} data={[...choices]} value={list} onChange={change} />;
  if (kind === 'json') return <Textarea {...common} {...text} autosize />;
  const inputMode = kind === 'text' ? 'text' : 'decimal';
  return <TextInput {...common} {...text} inputMode={inputMode} autoComplete="off" />;
}

type Order = ('label' | 'input' | 'description' | 'error')[];
const ORDER: Order = ['label', 'input', 'description', 'error'];

function choicesOf({ kind, choices }: Field): readonly string[] {
  return kind === 'boolean' ? ['true', 'false'] : choices;
}

function Texts(props: TagsInputProps) {
  return <TagsInput {...props} acceptValueOnBlur placeholder={FIELD_TEXTS.pressEnter} />;
}

function Label({ field: { name: member, hint, isRequired } }: { field: Field }): ReactNode {
  return (
    <>
      <Text span ff="monospace" size="xs" fw={700}>
        {member}
      </Text>{' '}
      <Text span size="xs" c="dimmed">
        {hint}
        {isRequired && FIELD_TEXTS.required}
      </Text>
    </>
  );
}
