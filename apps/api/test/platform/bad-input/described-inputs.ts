import type { OpenAPIObject } from '@nestjs/swagger';
import type { Endpoint } from './endpoints.js';
import type { Member, Members } from '../../support/members.js';

/** The inputs of an endpoint, by name: members of its body (`tags[].x`, `*` for required) and parameters. */
export interface Inputs {
  route: string;
  body: string[];
  query: string[];
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The inputs of every operation of a description. */
export function describedInputs(document: OpenAPIObject): Inputs[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      const query = (operation.parameters ?? []).filter((each) => each.in === 'query');
      return {
        route: `${method.toUpperCase()} ${path}`,
        body: schema ? schemaNames(document, schema, '').sort() : [],
        query: query.map(({ name }) => name).sort(),
      };
    }),
  );
}

/** The inputs of a row of the table. */
export function inputOf({ route, body, query }: Endpoint): Inputs {
  return {
    route,
    body: memberNames(body ?? {}, '').sort(),
    query: Object.keys(query ?? {}).sort(),
  };
}

function schemaNames(document: OpenAPIObject, schema: Schema, path: string): string[] {
  const { properties, required = [] } = resolved(document, schema);
  return Object.entries(properties ?? {}).flatMap(([name, member]) => {
    const isList = member.items !== undefined;
    const at = `${path}${name}${isList ? '[]' : ''}`;
    const below = schemaNames(document, member.items ?? member, `${at}.`);
    return [at + (required.includes(name) ? '*' : ''), ...below];
  });
}

function resolved(document: OpenAPIObject, schema: Schema): Schema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (reference === undefined) return schema;
  const name = reference.split('/').at(-1) ?? '';
  const named = document.components?.schemas?.[name];
  if (named === undefined) throw new Error(`The description has no schema ${name}`);
  return named as Schema;
}

function memberNames(members: Members, path: string): string[] {
  return Object.entries(members).flatMap(([name, member]) => {
    const isList = member.kind === 'list';
    const at = `${path}${name}${isList ? '[]' : ''}`;
    return [at + (member.required ? '*' : ''), ...below(isList ? member.item : member, at)];
  });
}

function below(member: Member, at: string): string[] {
  return member.kind === 'object' ? memberNames(member.members, `${at}.`) : [];
}
