import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of a JSON schema that `/openapi.json` uses for input. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** The caller of an operation. */
export type Caller = 'token' | 'session' | 'admin' | 'anyone';

/** An operation of the service. */
export interface Operation {
  method: string;
  path: string;
  caller: Caller;
  parameters: readonly Parameter[];
  /** The schema of each media type that the body can have. */
  bodies: readonly { mediaType: string; schema: Schema }[];
}

interface Described {
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

/** Returns every operation of a description. */
export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Described>).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      caller: callerOf(path, described),
      parameters: described.parameters ?? [],
      bodies: Object.entries(described.requestBody?.content ?? {}).map(
        ([mediaType, { schema = {} }]) => ({ mediaType, schema }),
      ),
    })),
  );
}

/** Returns the schema that a reference names, or the schema itself. */
export function resolved(document: OpenAPIObject, schema: Schema): Schema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (reference === undefined) return schema;
  return document.components?.schemas?.[reference.split('/').at(-1) ?? ''] as Schema;
}

function callerOf(path: string, { security = [] }: Described): Caller {
  if (path.startsWith('/api/console/admin/')) return 'admin';
  if (security.some((each) => 'session' in each)) return 'session';
  return security.length > 0 ? 'token' : 'anyone';
}
