import { MAX_DEPTH } from '../limits.js';
import { partOfSpeechOf } from '../parts-of-speech.js';
import { usageLabelOf } from '../usage-labels.js';

/** A node of structured content. Anything may be in a file. */
interface ContentNode {
  tag?: unknown;
  content?: unknown;
  title?: unknown;
  data?: { content?: unknown };
}

/** Structured content as text. */
export interface ContentText {
  /** One line for each sense. */
  senses: string[];
  partsOfSpeech: string[];
}

const blocks = new Set(['div', 'li', 'ol', 'ul', 'table', 'tr', 'br']);
/** Readings above characters, pictures, and what is folded away. */
const skippedTags = new Set(['rt', 'rp', 'img', 'details', 'summary']);
const skippedRoles =
  /^(?:preamble|head-info|etymology|example|extra-info|attribution|reference|xref|antonym|synonym|form|backlink|note|redirect|source)/i;
const tagRoles = new Set(['tag', 'part-of-speech-info', 'misc-info', 'dialect-info', 'field-info']);

/** Returns the text of structured content: a sense for each list of glosses, or else for each line. */
export function textOf(content: unknown): ContentText {
  const lines = new Lines();
  lines.walk(content, 0);
  return { senses: lines.finished(), partsOfSpeech: lines.partsOfSpeech };
}

class Lines {
  readonly partsOfSpeech: string[] = [];
  private readonly lines: string[] = [];
  private line = '';
  private label = '';

  walk(node: unknown, depth: number): void {
    if (depth > MAX_DEPTH) return;
    if (typeof node === 'string') this.line += node;
    else if (Array.isArray(node)) for (const each of node) this.walk(each, depth + 1);
    else if (typeof node === 'object' && node !== null) this.element(node, depth);
  }

  finished(): string[] {
    this.endLine();
    return this.lines;
  }

  private element(node: ContentNode, depth: number): void {
    const role = roleOf(node);
    if (skippedTags.has(String(node.tag)) || skippedRoles.test(role)) return;
    if (tagRoles.has(role)) return this.noteTag(node);
    if (role === 'glossary') return this.glossary(node, depth);
    const isBlock = blocks.has(String(node.tag));
    if (isBlock) this.endLine();
    this.walk(node.content, depth + 1);
    if (isBlock) this.endLine();
  }

  /** The glosses of one list are one sense in several words. */
  private glossary({ content }: ContentNode, depth: number): void {
    this.endLine();
    const inner = new Lines();
    inner.walk(content, depth + 1);
    this.line = inner.finished().join('; ');
    this.endLine();
  }

  private noteTag({ title, content }: ContentNode): void {
    for (const tag of [content, title].filter((each) => typeof each === 'string')) {
      const partOfSpeech = partOfSpeechOf(tag);
      if (partOfSpeech !== '') this.partsOfSpeech.push(partOfSpeech);
      this.label = usageLabelOf(tag) ?? this.label;
    }
  }

  private endLine(): void {
    const line = this.line.replace(/\s+/gu, ' ').trim();
    this.line = '';
    if (line === '') return;
    this.lines.push(this.label === '' ? line : `(${this.label}) ${line}`);
    this.label = '';
  }
}

/** Returns the example sentences of structured content with their translations. */
export function examplesIn(node: unknown, depth = 0): { sentence: string; translation: string }[] {
  if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => examplesIn(each, depth + 1));
  const { content } = node as ContentNode;
  if (roleOf(node) !== 'example-sentence') return examplesIn(content, depth + 1);
  const sentence = partIn(content, 'example-sentence-a', depth);
  return sentence === ''
    ? []
    : [{ sentence, translation: partIn(content, 'example-sentence-b', depth) }];
}

function partIn(node: unknown, role: string, depth: number): string {
  if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return '';
  if (Array.isArray(node))
    return node.map((each) => partIn(each, role, depth + 1)).find((text) => text !== '') ?? '';
  const { content } = node as ContentNode;
  return roleOf(node) === role
    ? textOf(content).senses.join(' ')
    : partIn(content, role, depth + 1);
}

function roleOf({ data }: ContentNode): string {
  const role = data?.content;
  return typeof role === 'string' ? role : '';
}
