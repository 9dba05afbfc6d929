/** The parts of an OpenAPI schema that the playground reads. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** The parts of the whole description that it reads. */
export interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface DescribedOperation {
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

interface DescribedParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** Returns a schema without references and parts. What the schema itself says wins. */
export function resolved(schema: Schema, description: Description): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const named = $ref && description.components?.schemas?.[$ref.split('/').at(-1) ?? ''];
  const parts = named ? [named, ...allOf] : allOf;
  return Object.assign({}, ...parts.map((part) => resolved(part, description)), own) as Schema;
}
