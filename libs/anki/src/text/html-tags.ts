/**
 * A piece of HTML: text between tags, or a tag by its name in lower case ('' for comments and
 * similar).
 */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly name: string; readonly isClosing: boolean };

const TAG_START = /<(?=[a-z/!?])/gi;
const TAG_NAME = /^<\/?([a-z][a-z0-9-]*)/i;

/**
 * Splits HTML into text and tags, in time that is proportional to its length, whatever it contains.
 * A tag that never ends is text: people write "a <b" without meaning HTML.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const ends = new TagEnds(html);
  let textFrom = 0;
  for (let from = nextTag(html, 0); from !== -1; from = nextTag(html, textFrom)) {
    const end = ends.after(from);
    if (end === -1) break;
    if (from > textFrom) yield { kind: 'text', text: html.slice(textFrom, from) };
    const name = TAG_NAME.exec(html.slice(from, from + 40))?.[1]?.toLowerCase() ?? '';
    yield { kind: 'tag', name, isClosing: html[from + 1] === '/' };
    textFrom = end;
  }
  if (textFrom < html.length) yield { kind: 'text', text: html.slice(textFrom) };
}

function nextTag(html: string, from: number): number {
  TAG_START.lastIndex = from;
  return TAG_START.exec(html)?.index ?? -1;
}

/** Finds where tags end, and never searches twice for the end of a comment that is not there. */
class TagEnds {
  #hasCommentEnds = true;

  constructor(private readonly html: string) {}

  /** Returns the position after the tag that starts at `from`, or -1 if it does not end. */
  after(from: number): number {
    if (this.#hasCommentEnds && this.html.startsWith('<!--', from)) {
      const end = this.html.indexOf('-->', from + 4);
      if (end !== -1) return end + 3;
      this.#hasCommentEnds = false;
    }
    const end = this.endOutsideQuotes(from);
    // A quote that is never closed means nothing. At most two tags of a text are read to its end in
    // vain: readers that began at different tags are never inside the same kind of quote, and there
    // are two kinds.
    return end === -1 ? this.html.indexOf('>', from) + 1 || -1 : end;
  }

  private endOutsideQuotes(from: number): number {
    let quote = '';
    for (let i = from; i < this.html.length; i += 1) {
      const character = this.html.charAt(i);
      if (quote === '' && character === '>') return i + 1;
      if (quote === character) quote = '';
      else if (quote === '' && (character === '"' || character === "'")) quote = character;
    }
    return -1;
  }
}
