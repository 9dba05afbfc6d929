import type { Journey } from './journey.js';
import { tokenOf } from './third-party.js';

/** Returns the bytes of an exported Anki deck, with a note for each word and its meaning. */
export async function ankiDeck(
  { given, url, client }: Journey,
  words: readonly (readonly [term: string, meaning: string])[],
): Promise<Buffer> {
  const { redirectUri } = client;
  const registered = await given.approvedApplication(redirectUri, ['words:read', 'words:write']);
  const token = await tokenOf(url, await given.user('Hermann Ebbinghaus'), registered, redirectUri);
  const authorization = `Bearer ${token}`;
  const specs = words.map(([term, meaning]) => ({ term, notes: [meaning] }));
  await demand(`${url}/api/v1/learning/collect-words`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ specs }),
  });
  const file = await demand(`${url}/api/v1/learning/export?format=apkg`, {
    headers: { authorization },
  });
  return Buffer.from(await file.arrayBuffer());
}

async function demand(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
