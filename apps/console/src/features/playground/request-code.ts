import type { ApiRequest } from '../../api/playground';

/** The ways in which a request can be shown. */
export const REQUEST_FORMS = ['HTTP', 'curl', 'TypeScript'] as const;
export type RequestForm = (typeof REQUEST_FORMS)[number];

/** Returns a request as text. The token is in none of them. */
export function requestText(form: RequestForm, request: ApiRequest, origin: string): string {
  return TEXTS[form](request, origin);
}

const TEXTS: Readonly<Record<RequestForm, (request: ApiRequest, origin: string) => string>> = {
  HTTP: ({ method, path, headers, body }) =>
    [
      `${method} ${path}`,
      'Authorization: Bearer ••••••••',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === null ? [] : ['', body]),
    ].join('\n'),
  curl: ({ method, path, headers, body }, origin) =>
    [
      `curl -sS ${method === 'GET' ? '' : `-X ${method} `}${inShell(origin + path)}`,
      '-H "Authorization: Bearer $ACCESS_TOKEN"',
      ...Object.entries(headers).map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
      ...(body === null ? [] : [`--data-binary ${inShell(body)}`]),
    ].join(' \\\n  '),
  TypeScript: ({ method, path, headers, body }, origin) =>
    [
      `const response = await fetch(${JSON.stringify(origin + path)}, {`,
      ...(method === 'GET' ? [] : [`  method: '${method}',`]),
      '  headers: {',
      '    Authorization: `Bearer ${process.env.ACCESS_TOKEN}`,',
      ...Object.entries(headers).map(([name, value]) => `    '${name}': '${value}',`),
      '  },',
      ...(body === null ? [] : [`  body: ${bodyLiteral(body)},`]),
      '});',
      'console.log(response.status, await response.text());',
    ].join('\n'),
};

/** Returns text in quotes for a shell. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function bodyLiteral(body: string): string {
  try {
    const json = JSON.stringify(JSON.parse(body), null, 2);
    return `JSON.stringify(${json.replaceAll('\n', '\n  ')})`;
  } catch {
    return JSON.stringify(body);
  }
}
