import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SCOPES } from '@wordgrove/contracts';
import { describeFailures } from './openapi-failures.js';

const DESCRIPTION = `Learned words, flashcards and reviews for third-party applications.

Endpoints under \`/api/v1\` take an access token, which an application gets under \`/oauth\` with the
user's consent; those under \`/api/console\` are for the web app. Every failure under \`/api\` is an
\`ErrorEnvelope\`: act on its \`code\` and \`reason\`.`;

interface Parameter {
  in: string;
  name: string;
  description?: string;
}

/** In the order in which `/docs` shows them. */
const TAGS = {
  'Learned words': "The user's vocabulary.",
  Review: 'Plans, flashcards, answers. `plan_id` is a UUID or `default`, the plan of all words.',
  Wordbooks: 'Lists of terms to learn from.',
  'Import and export': 'Files of words.',
  Account: 'Who the user is.',
  OAuth: 'How an application gets an access token. Failures are those of RFC 6749.',
  'Console: accounts': 'Signing up and in, and what the account holds.',
  'Console: imports': 'Files of words that the user imports without an application.',
  'Console: consent': 'Answering what an application asks for.',
  'Console: grants': 'What the user has allowed.',
  'Console: applications': "The developer's own applications.",
  'Console: admin': 'Reviewing applications. For admins.',
  Operation: 'Health and metrics, for operators.',
};

/** The OpenAPI 3.1 description of every route, made from the same decorators that validate. */
export function createOpenApiDocument(app: INestApplication, baseUrl: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Wordgrove')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer(baseUrl)
    .addOAuth2(
      {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: `${baseUrl}/oauth/authorize`,
            tokenUrl: `${baseUrl}/oauth/token`,
            refreshUrl: `${baseUrl}/oauth/token`,
            scopes: { ...SCOPES },
          },
        },
      },
      'oauth2',
    )
    .addBearerAuth(
      { type: 'http', description: 'An access token that you have already.' },
      'bearer',
    )
    .addCookieAuth('wordgrove_session', { type: 'apiKey', in: 'cookie' }, 'session');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '')}_${method}`,
  });
  describeParameters(document);
  describeEnumsWhereUsed(document);
  describeFailures(document);
  return publicNames(document);
}

// A parameter in a path is the id of what the path names before it.
function describeParameters({ paths }: OpenAPIObject): void {
  for (const [path, methods] of Object.entries(paths)) {
    const operations = Object.values(methods as Record<string, { parameters?: Parameter[] }>);
    for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
      if (parameter.in !== 'path') continue;
      const parent = path.split(`/{${parameter.name}}`)[0]?.split('/').at(-1) ?? '';
      parameter.description ??= `Id of the ${parent.replaceAll('-', ' ').replace(/s$/, '')}.`;
    }
  }
}

// What a member says of itself must not become what its type says of every member that has it.
function describeEnumsWhereUsed({ components }: OpenAPIObject): void {
  for (const schema of Object.values(components?.schemas ?? {}))
    if ('enum' in schema) delete schema.description;
}

// Clients generate classes from the schemas' names; our suffix for them is no business of theirs.
function publicNames(document: OpenAPIObject): OpenAPIObject {
  const text = JSON.stringify(document)
    .replace(/("#\/components\/schemas\/\w+)Dto"/g, '$1"')
    .replace(/"(\w+)Dto":\{/g, '"$1":{');
  return JSON.parse(text) as OpenAPIObject;
}

/** Serves the description at `/openapi.json` and for people at `/docs`. */
export function serveOpenApi(app: INestApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('docs', app, document, {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Wordgrove API',
    customCss: '.swagger-ui .topbar { display: none }',
  });
}
