import type { Edit, Encoding } from './edits.js';
import { mutated } from './mutations.js';
import type { WirePair } from './wire.js';

interface Parameter {
  name: string;
  value: string;
  encoding: Encoding;
  damage?: { at: number; raw: string };
}

/** A valid list of parameters after its changes, as it goes over the wire. */
export function applyEdits(
  valid: Readonly<Record<string, string>>,
  changes: readonly Edit[],
): WirePair[] {
  const start = Object.entries(valid).map(([name, value]): Parameter => {
    return { name, value, encoding: 'component' };
  });
  return changes.reduce(applied, start).map(written);
}

function applied(list: Parameter[], edit: Edit): Parameter[] {
  const each = (change: (parameter: Parameter) => Partial<Parameter>, name: string) =>
    list.map((item) => (item.name === name ? { ...item, ...change(item) } : item));
  const valueOf = (name: string) => list.find((item) => item.name === name)?.value ?? '';
  switch (edit.op) {
    case 'drop':
      return list.filter(({ name }) => name !== edit.name);
    case 'repeat':
      return [...list, plain(edit.name, edit.value ?? valueOf(edit.name))];
    case 'add':
      return [...list, plain(edit.name, edit.value)];
    case 'rename':
      return each(() => ({ name: edit.to }), edit.name);
    case 'rotate':
      return [...list.slice(edit.by), ...list.slice(0, edit.by)];
    case 'swap':
      return swapped(list, edit);
    case 'mutate':
      return each(({ value }) => ({ value: mutated(value, edit.mutation) }), edit.name);
    case 'encode':
      return each(() => ({ encoding: edit.encoding }), edit.name);
    case 'damage':
      return each(() => ({ damage: edit }), edit.name);
  }
}

function swapped(list: Parameter[], edit: { name: string; other: string }): Parameter[] {
  const names: Record<string, string> = { [edit.name]: edit.other, [edit.other]: edit.name };
  return list.map((item) => ({
    ...item,
    name: Object.hasOwn(names, item.name) ? (names[item.name] ?? '') : item.name,
  }));
}

function plain(name: string, value: string): Parameter {
  return { name, value, encoding: 'component' };
}

function written({ name, value, encoding, damage }: Parameter): WirePair {
  const encoded = ENCODERS[encoding](value.toWellFormed());
  const at = damage === undefined ? 0 : damage.at % (encoded.length + 1);
  const raw = damage?.raw ?? '';
  return {
    name: ENCODERS.component(name.toWellFormed()),
    value: encoded.slice(0, at) + raw + encoded.slice(at),
  };
}

const everyByte = (value: string) =>
  Buffer.from(value).toString('hex').toUpperCase().replace(/../g, '%$&');

const ENCODERS: Record<Encoding, (value: string) => string> = {
  component: encodeURIComponent,
  form: (value) => encodeURIComponent(value).replaceAll('%20', '+'),
  'every byte': everyByte,
  'lower-case hex': (value) => everyByte(value).toLowerCase(),
};
