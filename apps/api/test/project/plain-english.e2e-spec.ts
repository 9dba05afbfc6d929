import { messagesIn, type Message } from '../support/messages.js';
import { projectTexts } from '../support/project-texts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

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
  /\btak(?:e|es|en|ing) access (?:away|back)\b/i,
];
/** Words for which the table of verbs and that of errors in docs/glossary.md have another word. */
const AVOIDED =
  /\b(?:(?<!no-)verif(?:y|ies|ied)|validat(?:e|es|ed|ing|ion)|examin(?:e|es|ed)|tolerat(?:e|es|ed)|swallow(?:s|ed)?|redeem(?:s|ed)?|eras(?:e|es|ed)|declin(?:e|es|ed)|repl(?:y(?! templates?)|ies|ied)|problems?|mistakes?|log(?:ged)? in|where (?:it|they) (?:is|are) (?:no|not|too)|at the most)\b/i;
/** A figure in the text itself. Periods to choose from, and ranges, are not limits. */
const COPIED_LIMIT =
  /(?:at most|more than|over|up to|(?<!The) first|newest|within|(?:last|live|work|wait)s? for) \d[\d,]*\b(?! of | %)|\b\d[\d,]* (?:seconds|minutes|characters|[KM]iB)\b/i;
const NOT_SHOWN = /^bench\/|\/migrations\//;
/** A description is a noun phrase or a sentence, and not a clause without its main clause. */
const CLAUSE = /^(?:What|Whether|When|How (?:many|much|well)|Who|Why)\b(?!.*\?$)/;

/** A comment is one too. */
const CLAUSE_COMMENT = /\/\*\*\s+(?:\* )?(?:What|Whether|When|How|Who|Why) [^]*?(?=\*\/)/g;
/** Migrations that have been released stay as they are, comments included. */
const MIGRATION = /\/migrations\/\d+-/;

/** Lists of English words, and definitions of them, have words of their own. */
const DICTIONARY =
  /^libs\/lexicon\/src\/(?:wordnet\/added-words|dictionary\/(?:collocations|reviewed-senses|topics|part-of-speech))\b/;
const PROGRAM = /^(?:apps\/api\/(?:src|launcher)|libs\/[\w-]+\/src|bench|jest)\//;
const CONSOLE = /^apps\/console\/src\/.*(?<!\.spec)\.tsx?$/;
const COMMENTED =
  /^(?:apps\/(?:api|console|console-e2e)\/(?:src|test|launcher)|libs\/[\w-]+\/src|bench|jest)\/.*\.(?:tsx?|mjs)$/;
const PAGE = /\.md$/;

const texts = projectTexts();

describe('plain English', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('is in the API description', () => {
    const descriptions = descriptionsOf(service.openApi);
    expect(descriptions.length).toBeGreaterThan(300);
    expect(descriptions.filter((text) => isNotPlain(text))).toEqual([]);
  });

  it('is in the messages of the server, its libraries and the scripts', () => {
    const messages = messagesOf(isProgram);
    expect(messages.length).toBeGreaterThan(1_000);
    expect(messages.filter(({ text }) => isNotPlain(text))).toEqual([]);
  });

  it('is in the texts of the console, whose headings may be clauses', () => {
    const messages = messagesOf((path) => CONSOLE.test(path));
    expect(messages.length).toBeGreaterThan(1_000);
    expect(messages.filter(({ text }) => AVOIDED.test(text) || hasPhrase(text))).toEqual([]);
  });

  it('shows limits that it takes from the code', () => {
    const messages = messagesOf(
      (path) => (CONSOLE.test(path) || isProgram(path)) && !NOT_SHOWN.test(path),
    );
    expect(messages.filter(({ text }) => COPIED_LIMIT.test(text))).toEqual([]);
  });

  it('is in the documents', () => {
    const files = texts.filter(({ path }) => PAGE.test(path));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ text }) => hasPhrase(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the comment of a declaration', () => {
  it('is a noun phrase or a sentence', () => {
    const sources = texts.filter(({ path }) => COMMENTED.test(path) && !MIGRATION.test(path));
    expect(sources.length).toBeGreaterThan(500);
    const clauses = sources.flatMap(({ path, text }) =>
      (text.match(CLAUSE_COMMENT) ?? []).map((comment) => ({ path, comment })),
    );
    expect(clauses).toEqual([]);
  });
});

describe('comments', () => {
  it('have no phrase that the writing guide replaces', () => {
    const sources = texts.filter(
      ({ path }) =>
        COMMENTED.test(path) && !MIGRATION.test(path) && !/plain-english|citations/.test(path),
    );
    const found = sources.flatMap(({ path, text }) =>
      commentsIn(text)
        .filter((comment) => hasPhrase(comment))
        .map((comment) => ({ path, comment })),
    );
    expect(found).toEqual([]);
  });
});

describe('a message', () => {
  it('is a label or a text of JSX, too', () => {
    const source = "const label = 'Save';\nexport const Lead = () => <b title='a'>Keep it</b>;";
    expect(messagesIn('sample.tsx', source)).toEqual([
      { line: 1, text: 'Save' },
      { line: 2, text: 'Keep it' },
    ]);
  });

  it('is a string or a template of several words, with its line', () => {
    const source = "call('a-name');\nfail(\n  `There is\n no ${what} here`, 'It failed');";
    expect(messagesIn('sample.ts', source)).toEqual([
      { line: 4, text: 'There is no … here' },
      { line: 4, text: 'It failed' },
    ]);
  });
});

/** Returns the comments of a source in one line each. */
function commentsIn(source: string): string[] {
  const found = source.match(/\/\*\*?[^]*?\*\/|^ *\/\/.*(?:\n *\/\/.*)*/gm) ?? [];
  return found.map((comment) => comment.replace(/\s*\n\s*(?:\*|\/\/)\s*/g, ' '));
}

const known = new Map<string, (Message & { path: string })[]>();

function messagesOf(isMeant: (path: string) => boolean) {
  return texts
    .filter(({ path }) => isMeant(path))
    .flatMap(({ path, text }) => {
      const messages = known.get(path) ?? messagesIn(path, text).map((each) => ({ ...each, path }));
      known.set(path, messages);
      return messages;
    });
}

function isProgram(path: string): boolean {
  const isTest = /\.(?:spec|ci-spec|fixture)\.ts$/.test(path);
  return PROGRAM.test(path) && /\.(?:ts|mjs)$/.test(path) && !isTest && !DICTIONARY.test(path);
}

/** All summaries and descriptions, at any depth. */
function descriptionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string'
      ? ['summary', 'description'].includes(name)
        ? [member]
        : []
      : descriptionsOf(member),
  );
}

function isNotPlain(text: string): boolean {
  return CLAUSE.test(text) || AVOIDED.test(text) || hasPhrase(text);
}

function hasPhrase(text: string): boolean {
  const line = text.replace(/\s+/g, ' ');
  return PHRASES.some((phrase) => phrase.test(line));
}
