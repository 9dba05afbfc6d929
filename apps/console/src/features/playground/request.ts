import type { ApiRequest } from '../../api/playground';
import { FIELD_TEXTS } from './field-texts';
import type { Field } from './fields';
import { isJson, type Operation } from './operations';

const NO_HEADERS: ApiRequest['headers'] = {};

/** The values of a form by the names of its fields. Lists are lists, and everything else is text. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** A body that is typed as text. */
export interface TypedBody {
  type: string;
  text: string;
}

/** The request, or what is wrong with the values by the names of their fields. */
export type Built = { request: ApiRequest; faults: null } | { faults: Record<string, string> };

/** Makes a request of the values of a form. `typed` takes the place of the form's body. */
export function buildRequest(operation: Operation, values: Values, typed: TypedBody | null): Built {
  const faults = faultsOf(operation, values, typed !== null);
  if (Object.keys(faults).length > 0) return { faults };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(values[name])),
  );
  const query = new URLSearchParams(
    operation.fields
      .filter(({ place, name }) => place === 'query' && isGiven(values[name]))
      .map(({ name }): [string, string] => [name, textOf(values[name])]),
  );
  const { type, text } = typed ?? { type: 'application/json', text: bodyText(operation, values) };
  const hasBody = operation.bodyTypes.length > 0;
  const request: ApiRequest = {
    method: operation.method,
    path: query.size === 0 ? path : `${path}?${query}`,
    headers: hasBody ? { 'Content-Type': type } : NO_HEADERS,
    body: hasBody ? text : null,
  };
  return { request, faults: null };
}

/** Returns the JSON of the form's body. */
export function bodyText(operation: Operation, values: Values): string {
  if (!isJson(operation.bodyTypes)) return '';
  const body: Tree = {};
  for (const field of operation.fields) {
    const value = values[field.name];
    if (field.place === 'body' && isGiven(value))
      put(body, steps(field.name), parsed(field, value));
  }
  return JSON.stringify(body, null, 2);
}

function faultsOf({ fields }: Operation, values: Values, isTyped: boolean) {
  const faults: Record<string, string> = {};
  for (const field of fields) {
    if (isTyped && field.place === 'body') continue;
    const fault = faultOf(field, values[field.name]);
    if (fault !== null) faults[field.name] = fault;
  }
  return faults;
}

function faultOf(field: Field, value: Values[string] | undefined): string | null {
  if (!isGiven(value)) return field.isRequired ? FIELD_TEXTS.missing : null;
  const text = textOf(value);
  if (field.kind === 'integer' && !/^-?\d+$/.test(text)) return FIELD_TEXTS.notWhole;
  if (field.kind === 'number' && !Number.isFinite(Number(text))) return FIELD_TEXTS.notNumber;
  return field.kind === 'json' && !isJsonText(text) ? FIELD_TEXTS.notJson : null;
}

export function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isGiven(value: Values[string] | undefined): value is Values[string] {
  return value !== undefined && value.length > 0;
}

function textOf(value: Values[string] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(',');
}

function parsed({ kind }: Field, value: Values[string]): unknown {
  if (kind === 'integer' || kind === 'number') return Number(value);
  if (kind === 'boolean') return value === 'true';
  return kind === 'json' && isJsonText(textOf(value)) ? JSON.parse(textOf(value)) : value;
}

type Tree = Record<string, unknown> | unknown[];

/** `spec.contexts[0].sentence` is `['spec', 'contexts', 0, 'sentence']`. */
function steps(name: string): (string | number)[] {
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, place]) =>
    place === undefined ? text : Number(place),
  );
}

function put(tree: Tree, [step, ...rest]: readonly (string | number)[], value: unknown): void {
  if (step === undefined) return;
  const node = tree as Record<string | number, unknown>;
  if (rest.length === 0) node[step] = value;
  else put((node[step] ??= typeof rest[0] === 'number' ? [] : {}) as Tree, rest, value);
}
