import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorEnvelope } from '@wordgrove/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Operation = {
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: object }> }
  >;
};

/** The objects that a worker keeps from test file to test file: see jest/built-environment.mjs. */
declare const keptByWorker: { responseValidator?: ResponseValidator };

const DOCUMENT = 'openapi';

/** Fails a test if a JSON response is not as `/openapi.json` says. */
export class ResponseValidator {
  /**
   * Returns the validator of this worker. To describe the service and to compile the schemas takes
   * longer than to start it, and every instance has the same description but for its address.
   */
  static ofWorker(describe: () => OpenAPIObject): ResponseValidator {
    return (keptByWorker.responseValidator ??= new ResponseValidator(describe()));
  }

  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly paths: { pattern: RegExp; template: string }[];

  constructor(private readonly document: OpenAPIObject) {
    (formats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema({ $id: DOCUMENT, ...closed(document) });
    this.paths = Object.keys(document.paths).map((template) => ({
      template,
      pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
    }));
  }

  /** Responses of paths that are not described, such as unknown ones, are not looked at. */
  check(method: string, path: string, status: number, body: unknown): void {
    const template = this.paths.find(({ pattern }) => pattern.test(path))?.template;
    if (template === undefined) return;
    const operations = this.document.paths[template] as unknown as Record<string, Operation>;
    const operation = operations[method.toLowerCase()];
    if (operation === undefined) return;
    const key = operation.responses[String(status)] ? String(status) : 'default';
    if (operation.responses[key]?.content?.['application/json']?.schema === undefined) {
      throw new Error(
        `${method} ${template} responded with ${status}, which /openapi.json does not describe`,
      );
    }
    if (template.startsWith('/api/')) demandNamedReasons(operation, status, body);
    const validate = this.validator(template, method.toLowerCase(), key);
    if (!validate(body)) {
      const faults = this.ajv.errorsText(validate.errors, { separator: '\n' });
      throw new Error(
        `${method} ${template} ${status} is not as described:\n${faults}\n${JSON.stringify(body)}`,
      );
    }
  }

  private validator(template: string, method: string, status: string): ValidateFunction {
    const escape = (part: string) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const steps = ['paths', template, method, 'responses', status, 'content', 'application/json'];
    const ref = `${DOCUMENT}#/${[...steps, 'schema'].map(escape).join('/')}`;
    const known = this.compiled.get(ref) ?? this.ajv.compile({ $ref: ref });
    this.compiled.set(ref, known);
    return known;
  }
}

// Of what a client may do, a description that names the status names each reason as well.
function demandNamedReasons({ responses }: Operation, status: number, body: unknown): void {
  if (![401, 403, 404, 409, 429].includes(status)) return;
  const text = responses[status]?.description ?? '';
  const { details } = (body as ErrorEnvelope).error;
  const missing = details.filter(({ reason }) => !text.includes(`\`${reason}\``));
  if (responses[status] === undefined || missing.length > 0)
    throw new Error(`/openapi.json does not name ${status} ${JSON.stringify(missing)}`);
}

// Members that a response has and the description has not are a fault as well.
function closed(document: OpenAPIObject): object {
  const copy = structuredClone(document) as OpenAPIObject;
  for (const schema of Object.values(copy.components?.schemas ?? {})) {
    const object = schema as { type?: string; additionalProperties?: unknown };
    if (object.type === 'object') object.additionalProperties ??= false;
  }
  return copy;
}
