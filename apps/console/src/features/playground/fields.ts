import { FIELD_TEXTS, KINDS } from './field-texts';
import { resolved, type Description, type Schema } from './schema';

type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'texts' | 'choices' | 'json';

/** A value that a call takes, as an input of a form. */
export interface Field {
  /** `term` of a parameter, `spec.contexts[0].sentence` of a body. */
  name: string;
  place: 'path' | 'query' | 'body';
  kind: Kind;
  isRequired: boolean;
  /** The values that are allowed. Empty if all are. */
  choices: readonly string[];
  /** The type and its limits in words. */
  hint: string;
  description: string;
}

interface Place {
  name: string;
  place: Field['place'];
  isRequired: boolean;
  description?: string | undefined;
}

/** Returns the inputs for a schema. Those of objects are one for each member, and those of lists of objects the first item's. */
export function fieldsOf(schema: Schema, at: Place, description: Description): Field[] {
  const own = resolved(schema, description);
  const { properties, items } = own;
  const text = at.description ?? own.description;
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, member]) => {
      const isRequired = at.isRequired && (own.required?.includes(name) ?? false);
      const path = at.name === '' ? name : `${at.name}.${name}`;
      return fieldsOf(member, { name: path, place: at.place, isRequired }, description);
    });
  const item = items && resolved(items, description);
  if (item?.properties !== undefined)
    return fieldsOf(item, { ...at, name: `${at.name}[0]` }, description);
  return [fieldOf(own, item, { ...at, description: text })];
}

function fieldOf(schema: Schema, item: Schema | undefined, at: Place): Field {
  const { name, place, isRequired, description = '' } = at;
  const kind = kindOf(schema, item);
  const choices = item?.enum ?? schema.enum ?? [];
  return { name, place, isRequired, kind, choices, hint: hintOf(schema, kind), description };
}

function kindOf({ type, enum: values }: Schema, item: Schema | undefined): Kind {
  if (item !== undefined) return item.enum ? 'choices' : item.type === 'string' ? 'texts' : 'json';
  if (values !== undefined) return 'choice';
  const [only] = [type ?? 'string'].flat();
  if (only === 'integer' || only === 'number' || only === 'boolean') return only;
  return only === 'string' ? 'text' : 'json';
}

function hintOf({ minimum, maximum, maxLength, maxItems }: Schema, kind: Kind): string {
  const limits = [
    rangeOf(minimum, maximum),
    maxLength !== undefined && FIELD_TEXTS.upTo(maxLength),
    maxItems !== undefined && FIELD_TEXTS.upTo(maxItems),
  ];
  return [KINDS[kind], ...limits.filter((each) => each !== false)].join(', ');
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string | false {
  if (minimum === undefined) return maximum !== undefined && FIELD_TEXTS.upTo(maximum);
  return maximum === undefined ? FIELD_TEXTS.from(minimum) : FIELD_TEXTS.range(minimum, maximum);
}
