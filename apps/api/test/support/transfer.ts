import type { ImportDto } from '@wordgrove/dto';
import { queueOf } from './jobs.js';
import type { TestApp } from './test-app.js';

export const IMPORTS = '/api/v1/learning/imports';
export const EXPORT = '/api/v1/learning/export';

const MEDIA_TYPES: Record<string, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  apkg: 'application/octet-stream',
};

export const CONSOLE_IMPORTS = '/api/console/imports';

/** Uploads a file as the web app does, whatever comes of that. */
export function uploadInConsole(
  service: TestApp,
  { cookie }: { cookie: string },
  format: string,
  file: string | Uint8Array,
  query: Record<string, string> = {},
) {
  return service.client.post(CONSOLE_IMPORTS, {
    cookie,
    query: { format, ...query },
    raw: file,
    headers: { 'content-type': MEDIA_TYPES[format] ?? 'text/csv' },
  });
}

/** Uploads a file as the web app does, and returns what has become of it. */
export async function importInConsole(
  service: TestApp,
  person: { cookie: string },
  format: string,
  file: string | Uint8Array,
  query: Record<string, string> = {},
): Promise<ImportDto> {
  const { status, text, body } = await uploadInConsole(service, person, format, file, query);
  if (status !== 200) throw new Error(`imports responded with ${text}`);
  await queueOf(service).idle();
  const { cookie } = person;
  const answer = await service.client.get(`${CONSOLE_IMPORTS}/${body.import.id}`, { cookie });
  if (answer.status !== 200) throw new Error(`imports/{id} responded with ${answer.text}`);
  return answer.body.import;
}

/** Somebody who has a token. */
interface Caller {
  token: string;
}

/** Uploads a file, whatever comes of that. */
export function upload(
  service: TestApp,
  { token }: Caller,
  format: string,
  file: string | Uint8Array,
  query: Record<string, string> = {},
) {
  return service.client.post(IMPORTS, {
    token,
    query: { format, ...query },
    raw: file,
    headers: { 'content-type': MEDIA_TYPES[format] ?? 'text/csv' },
  });
}

/** Uploads a file, and returns what has become of it when the import has ended. */
export async function importFile(
  service: TestApp,
  caller: Caller,
  format: string,
  file: string | Uint8Array,
  query: Record<string, string> = {},
): Promise<ImportDto> {
  const { status, text, body } = await upload(service, caller, format, file, query);
  if (status !== 200) throw new Error(`imports responded with ${text}`);
  await queueOf(service).idle();
  const answer = await service.client.get(`${IMPORTS}/${body.import.id}`, { token: caller.token });
  if (answer.status !== 200) throw new Error(`imports/{id} responded with ${answer.text}`);
  return answer.body.import;
}

/** The export's text. */
export async function exportText(
  service: TestApp,
  { token }: Caller,
  format: string,
): Promise<string> {
  const { status, text } = await service.client.get(EXPORT, { token, query: { format } });
  if (status !== 200) throw new Error(`export responded with ${text}`);
  return text;
}
