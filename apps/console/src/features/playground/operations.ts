import { isScope, type Scope } from '@wordgrove/contracts';
import { fieldsOf, type Field } from './fields';
import type { Description } from './schema';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const PUBLISHED = '/api/v1/';

/** An endpoint of the published API. */
export interface Operation {
  /** Its method and path. */
  id: string;
  method: string;
  path: string;
  /** The part of the path that it shares with others, and its own. */
  group: string;
  rest: string;
  title: string;
  /** The rest of its summary. Can be empty. */
  lead: string;
  /** The scopes that a call needs, all of them. */
  scopes: readonly Scope[];
  fields: readonly Field[];
  /** The media types of its body. Empty if it has none. */
  bodyTypes: readonly string[];
}

/** Returns the endpoints of the published API, those of one group together. */
export function operationsOf(description: Description): Operation[] {
  const all = Object.entries(description.paths)
    .filter(([path]) => path.startsWith(PUBLISHED))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => METHODS.includes(method))
        .map((method) => operationOf(path, method, description)),
    );
  const groups = [...new Set(all.map(({ group }) => group))].sort(
    (one, other) => other.length - one.length,
  );
  return groups.flatMap((group) => all.filter((operation) => operation.group === group));
}

/** Returns whether a token with these scopes may make the call. */
export function isAllowed({ scopes }: Operation, given: readonly Scope[]): boolean {
  return scopes.every((scope) => given.includes(scope));
}

/** The call to begin with, if the token may make it. */
const FIRST = 'POST /api/v1/learning/collect-word';

/** Returns the call to begin with: one that can be made with these scopes, and without an id that nobody knows yet. */
export function firstCall(
  operations: readonly Operation[],
  given: readonly Scope[],
): Operation | undefined {
  const allowed = operations.filter((each) => isAllowed(each, given));
  return (
    allowed.find(({ id }) => id === FIRST) ??
    allowed.find(({ id }) => !id.includes('{')) ??
    operations[0]
  );
}

/** Returns whether the call can change something of the user. */
export function isWrite({ method, scopes }: Operation): boolean {
  return method !== 'GET' && scopes.some((scope) => scope.endsWith(':write'));
}

function operationOf(path: string, method: string, description: Description): Operation {
  const described = description.paths[path]?.[method] ?? {};
  const content = described.requestBody?.content ?? {};
  const bodyTypes = Object.keys(content);
  const group = path.startsWith(`${PUBLISHED}learning/`) ? `${PUBLISHED}learning` : '/api/v1';
  const scopes = described.security?.flatMap(({ oauth2 = [] }) => oauth2) ?? [];
  const parameters = (described.parameters ?? []).flatMap((parameter) =>
    parameter.in === 'path' || parameter.in === 'query'
      ? fieldsOf(
          parameter.schema,
          {
            name: parameter.name,
            place: parameter.in,
            isRequired: parameter.required ?? false,
            description: parameter.description,
          },
          description,
        )
      : [],
  );
  const body = isJson(bodyTypes) ? (content['application/json']?.schema ?? {}) : undefined;
  const members =
    body === undefined
      ? []
      : fieldsOf(body, { name: '', place: 'body', isRequired: true }, description);
  return {
    id: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    group,
    rest: path.slice(group.length),
    ...titleOf(described.summary ?? path),
    scopes: scopes.filter(isScope),
    fields: [...parameters, ...members],
    bodyTypes,
  };
}

/** A summary is a title, often with a clause after it. */
function titleOf(summary: string): Pick<Operation, 'title' | 'lead'> {
  const [title = summary, ...rest] = summary.split('; ');
  const lead = rest.join('; ');
  return { title, lead: lead && `${lead.charAt(0).toUpperCase()}${lead.slice(1)}.` };
}

/** Returns whether JSON is the only body that the endpoint takes. Others take files. */
export function isJson(bodyTypes: readonly string[]): boolean {
  return bodyTypes.length === 1 && bodyTypes[0] === 'application/json';
}
