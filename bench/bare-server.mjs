// A server of node:http and pg with prepared statements, which does the same in the database as the
// service does for the same request: its repositories and its rules, and nothing else. It has no
// framework, no validation, no rate limit, no log and no headers.
import { createServer } from 'node:http';
import { clock, issueTokens, principalOf, work } from './bare-work.mjs';

async function serve(request) {
  const now = clock.now();
  const [path, query] = request.url.split('?');
  const token = request.headers.authorization?.slice('Bearer '.length);
  const principal = token && (await principalOf(token, now));
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  if (path === '/token') return issueTokens(Object.fromEntries(new URLSearchParams(text)), now);
  const body = text === '' ? undefined : JSON.parse(text);
  const parameters = new URLSearchParams(query);
  return work[`${request.method} ${path}`]({ principal, body, parameters, now });
}

createServer((request, response) => {
  serve(request).then(
    (answer) => {
      const text = JSON.stringify(answer);
      const length = Buffer.byteLength(text);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
      response.end(text);
    },
    (error) => {
      response.writeHead(500).end(String(error));
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
