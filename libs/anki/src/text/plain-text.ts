import { decodeHTMLStrict } from 'entities/decode';
import { unwrapClozes } from './cloze.js';
import { htmlTokens } from './html-tags.js';

const BLOCKS = new Set(
  (
    'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr li main ol p pre section table tr ul'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);

/**
 * Elements whose content is not part of the text, and the tags that end them: readings over
 * characters, and code.
 */
const HIDDEN: Record<string, readonly string[]> = {
  rt: ['rt', 'rp', 'ruby'],
  rp: ['rt', 'rp', 'ruby'],
  script: ['script'],
  style: ['style'],
  template: ['template'],
};

/**
 * Returns the text of an Anki field: line breaks for `<br>` and blocks, characters for entities,
 * and no tags, pictures, sounds or cloze markers. Readings in ruby are left out.
 */
export function plainText(html: string): string {
  // Characters come last: `&#91;sound:x]` is text, in Anki as well. Each entity ends with a
  // semicolon, as Anki writes them: notes from elsewhere contain web addresses and names such as
  // `?a=1&copy=2`.
  const text = decodeHTMLStrict(unwrapClozes(withoutSounds(textOf(html))));
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(html: string): string {
  const written = new TextBuilder();
  let hiddenUntil: readonly string[] | null = null;
  for (const token of htmlTokens(html)) {
    if (hiddenUntil !== null) {
      const isEnd = token.kind === 'tag' && token.isClosing && hiddenUntil.includes(token.name);
      if (isEnd) hiddenUntil = null;
    } else if (token.kind === 'text') {
      written.text(token.text);
    } else {
      written.tag(token.name);
      if (!token.isClosing) hiddenUntil = HIDDEN[token.name] ?? null;
    }
  }
  return written.toString();
}

class TextBuilder {
  readonly #parts: string[] = [];
  #isLineStart = true;

  text(html: string): void {
    const text = html.replaceAll(/\s+/g, ' ');
    // White space between blocks only formats the source.
    if (this.#isLineStart && text === ' ') return;
    this.#parts.push(text);
    this.#isLineStart = false;
  }

  tag(name: string): void {
    if (CELLS.has(name)) this.text(' ');
    if (name !== 'br' && (!BLOCKS.has(name) || this.#isLineStart)) return;
    this.#parts.push('\n');
    this.#isLineStart = true;
  }

  toString(): string {
    return this.#parts.join('');
  }
}

function withoutSounds(text: string): string {
  const [first = '', ...rest] = text.split('[sound:');
  return rest.reduce((kept, piece) => {
    const end = piece.indexOf(']');
    return kept + (end === -1 ? `[sound:${piece}` : piece.slice(end + 1));
  }, first);
}
