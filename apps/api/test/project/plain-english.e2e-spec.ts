import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROOT = join(__dirname, '../../../..');

/** Phrases that the writing guide in docs/glossary.md replaces. */
const PHRASES = [
  /\b(?:is|are) none of (?:yours|ours|theirs)\b/i,
  /\banswers (?:with\b|`|\d{3}\b)/i,
  /\b(?:is|are) answered (?:as|with)\b/i,
  /\bwhere (?:absent|needed|there (?:is|are) (?:no|none|nothing))\b/i,
  /\bunless told\b/i,
  /\bwhoever\b/i,
  /\bas it stands\b/i,
  /\bof its own right\b/i,
  /\bis no (?:condition|function|integer|plan|word)\b/i,
  /\b(?:the|an?) (?:user|admin|card) is no (?!longer)/i,
];
/** A description is a noun phrase or a sentence, and not a clause without its main clause. */
const CLAUSE = /^(?:What|Whether|When|How (?:many|much|well)|Who|Why)\b(?!.*\?$)/;

describe('plain English', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('is in the API description', () => {
    const texts = textsOf(service.openApi);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => CLAUSE.test(text) || hasPhrase(text))).toEqual([]);
  });

  it.each(['.', 'docs', 'docs/adr'])('is in the documents of %s', (folder) => {
    const files = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));
    expect(filesWithPhrases(folder, files)).toEqual([]);
  });

  it('is in the console', () => {
    const folder = 'apps/console/src';
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    expect(
      filesWithPhrases(
        folder,
        files.filter((name) => /\.tsx?$/.test(name)),
      ),
    ).toEqual([]);
  });
});

/** All summaries and descriptions, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string'
      ? ['summary', 'description'].includes(name)
        ? [member]
        : []
      : textsOf(member),
  );
}

function hasPhrase(text: string): boolean {
  const line = text.replace(/\s+/g, ' ');
  return PHRASES.some((phrase) => phrase.test(line));
}

function filesWithPhrases(folder: string, files: readonly string[]): string[] {
  expect(files.length).toBeGreaterThan(0);
  return files.filter((file) => hasPhrase(readFileSync(join(ROOT, folder, file), 'utf8')));
}
