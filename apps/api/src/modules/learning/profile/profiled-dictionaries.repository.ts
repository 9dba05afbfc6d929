import { ALL_LANGUAGES, type Language } from '@wordgrove/contracts';
import { columnsOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { PackListing } from '../../dictionaries/index.js';
import { ProfiledDictionariesEntity } from './profiled-dictionaries.entity.js';

/** The number of words, of any language, that one statement looks at. */
const BATCH_SIZE = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type ProfiledDictionaries = Pick<ProfiledDictionariesEntity, 'language' | 'hashes'>;

const READ = statement<ProfiledDictionaries>(
  'profiled-dictionaries.read',
  `select ${columnsOf(ProfiledDictionariesEntity, ['language', 'hashes'], 'profiled_dictionaries')}
   from profiled_dictionaries`,
);

const NOTE = statement<never>(
  'profiled-dictionaries.note',
  `insert into profiled_dictionaries (language, hashes) values ($1, $2)
   on conflict (language) do update set hashes = excluded.hashes`,
);

// A word with a sense is one that the bundled dictionary knows. It is always asked from that one.
const MARK = statement<{ last: string }>(
  'profiled-dictionaries.mark-words',
  `with batch as materialized (
     select id, language, sense is null and profile_version > 0 as is_concerned
     from learned_words where id > $2::uuid order by id limit ${BATCH_SIZE}
   ), marked as (
     update learned_words set profile_version = 0 from batch
     where learned_words.id = batch.id and batch.language = $1 and batch.is_concerned
   )
   select id as last from batch order by id desc limit 1`,
);

/** Returns the languages for which other dictionaries are installed now than the profiles of their words know. */
export async function otherDictionaries(
  sql: SqlExecutor,
  { ready }: PackListing,
): Promise<ProfiledDictionaries[]> {
  const known = new Map((await sql.rows(READ, [])).map((row) => [row.language, row.hashes]));
  const now = ALL_LANGUAGES.map((language) => {
    const own = ready.filter(({ pack }) => pack.description.language === language);
    return { language, hashes: own.map(({ hash }) => hash).join(' ') };
  });
  return now.filter(({ language, hashes }) => (known.get(language) ?? '') !== hashes);
}

/** Marks the words of a language whose profiles the dictionaries may change, so that they are worked out again. */
export async function markWords(
  sql: SqlExecutor,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  for (let last: string | undefined = FIRST_ID; last !== undefined;) {
    signal.throwIfAborted();
    last = (await sql.row(MARK, [language, last]))?.last;
  }
}

/** Notes that the words of a language have been marked. */
export async function noteDictionaries(
  sql: SqlExecutor,
  { language, hashes }: ProfiledDictionaries,
): Promise<void> {
  await sql.rows(NOTE, [language, hashes]);
}
