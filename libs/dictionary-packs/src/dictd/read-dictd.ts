import { basename } from 'node:path';
import { REFLEXIVE, type InstalledEntry } from '@wordgrove/lexicon';
import { languagesOf, type PackLanguages } from '../language-codes.js';
import {
  MAX_ENTRY_BYTES,
  MAX_LICENCE_LENGTH,
  MAX_SOURCE_LENGTH,
  MAX_TITLE_LENGTH,
} from '../limits.js';
import type { PackDescription, ReadPack } from '../pack.js';
import { PackError } from '../pack-error.js';
import { plainLine } from '../text.js';
import { bareVerbOf, isReflexive } from './bare-verb.js';
import { DictdIndex } from './dictd-index.js';
import { DictdText } from './dictd-text.js';
import { entryOf } from './entry-text.js';

/** A dictionary's words about itself: `00-database-info`, or `00databaseinfo` in a newer index. */
const aboutItself = /^00-?database-?(.*)$/;
/** A verb with objects comes after the verb alone. */
const LESS_COMMON = 1;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a dictd dictionary, and calls `use` while its text is open. @throws PackError */
export async function withDictd<T>(
  { index, text }: { index: string; text: string },
  use: (pack: ReadPack) => Promise<T>,
): Promise<T> {
  const name = basename(index, '.index');
  const languages = languagesOf(name);
  const places = await DictdIndex.open(index);
  const opened = await DictdText.open(text);
  const pack = new DictdPack(name, languages, places, opened);
  try {
    return await use({ languages, entries: pack.entries(), describe: () => pack.describe() });
  } finally {
    opened.close();
  }
}

class DictdPack {
  private readonly about = new Map<string, string>();

  constructor(
    private readonly name: string,
    private readonly languages: PackLanguages,
    private readonly index: DictdIndex,
    private readonly text: DictdText,
  ) {}

  async *entries(): AsyncGenerator<InstalledEntry | null> {
    for (const { headword, offset, length } of this.index.inOrderOfText()) {
      if (length > MAX_ENTRY_BYTES) {
        yield null;
        continue;
      }
      const text = decode(await this.text.read(offset, length));
      const [, topic] = aboutItself.exec(headword) ?? [];
      if (topic === undefined) yield* this.read(headword, text);
      else this.about.set(topic, text);
    }
  }

  private *read(headword: string, text: string): Generator<InstalledEntry | null> {
    const { language } = this.languages;
    const entry = entryOf(headword, text, language);
    yield entry;
    const verb = language === 'LANGUAGE_GERMAN' ? bareVerbOf(entry?.term ?? '') : undefined;
    if (entry === null || verb === undefined) return;
    const commonness = entry.commonness - LESS_COMMON;
    if (!isReflexive(entry.term)) return yield { ...entry, term: verb, commonness };
    // With its pronoun it means something else: `sich erinnern` is to remember, and `erinnern` mostly to remind.
    const definitions = entry.definitions.map((each) => `${REFLEXIVE} ${each}`);
    yield { ...entry, term: verb, commonness, definitions };
    const reflexive = `sich ${verb}`;
    if (entry.term !== reflexive) yield { ...entry, term: reflexive, commonness };
  }

  describe(): PackDescription {
    const info = this.about.get('info') ?? '';
    const title = withoutName(this.about.get('short') ?? '');
    return {
      format: 'DICTD',
      title: plainLine(title, MAX_TITLE_LENGTH) || this.name,
      ...this.languages,
      licence: plainLine(licenceIn(info), MAX_LICENCE_LENGTH) || null,
      source: plainLine(this.address(info), MAX_SOURCE_LENGTH) || null,
    };
  }

  private address(info: string): string {
    const address = /https?:\/\/[^\s\]]+/;
    const published = /^.*(?:published at|home):.*$/im.exec(info)?.[0] ?? '';
    return (
      address.exec(this.about.get('url') ?? '')?.[0] ??
      address.exec(published)?.[0] ??
      address.exec(info)?.[0] ??
      ''
    );
  }
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new PackError('Its text is not in UTF-8.');
  }
}

/** Older dictionaries repeat the headword in the first line. */
function withoutName(text: string): string {
  return text.replace(/^\s*00-?database-?\w*\s*\n/, '');
}

/** FreeDict has a section for it. In others, the paragraphs that name a licence or a copyright tell it. */
function licenceIn(info: string): string {
  const section =
    /^\s*Availability:\s*\n([\s\S]*?)(?=^\s*(?:Publi\w+ date|Published at|Notes|Source\(s\)|The Project|Changelog)\b|(?![\s\S]))/m;
  const [, found] = section.exec(info) ?? [];
  if (found !== undefined) return found;
  return withoutName(info)
    .split(/\n\s*\n/)
    .filter((paragraph) => /licen[cs]e|copyright|public domain/i.test(paragraph))
    .join(' ');
}
