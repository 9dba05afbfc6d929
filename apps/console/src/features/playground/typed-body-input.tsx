import { NativeSelect, Textarea } from '@mantine/core';
import type { TypedBody } from './request';
import { TEXTS } from './texts';

interface TypedBodyInputProps {
  types: readonly string[];
  body: TypedBody;
  fault: string | undefined;
  change: (body: TypedBody) => void;
}

/** A body as text. */
export function TypedBodyInput({ types, body, fault, change }: TypedBodyInputProps) {
  return (
    <>
      {types.length > 1 && (
        <NativeSelect
          label={TEXTS.mediaType}
          data={[...types]}
          value={body.type}
          onChange={({ currentTarget }) => change({ ...body, type: currentTarget.value })}
        />
      )}
      <Textarea
        label={TEXTS.body}
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        error={fault}
        value={body.text}
        onChange={({ currentTarget }) => change({ ...body, text: currentTarget.value })}
      />
    </>
  );
}
