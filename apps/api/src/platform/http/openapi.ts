import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SCOPES } from '@wordgrove/contracts';

/** The OpenAPI 3.1 description of every route, made from the same decorators that validate. */
export function createOpenApiDocument(app: INestApplication, baseUrl: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Wordgrove')
    .setDescription('Learned words, flashcards and reviews for third-party applications.')
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
    .addCookieAuth('wordgrove_session', { type: 'apiKey', in: 'cookie' }, 'session');
  return publicNames(SwaggerModule.createDocument(app, builder.build()));
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
    customCss: '.topbar { display: none }',
  });
}
