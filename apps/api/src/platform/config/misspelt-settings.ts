/** Names that differ in more places are not taken for each other. */
const MAX_DIFFERENCES = 2;
/** Shorter names, such as `HOST` and `PORT`, may only have two letters in the other order: another letter makes another word. */
const MIN_LENGTH = 6;

/** Other spellings of the words of settings. */
const WORDS: Record<string, string[]> = {
  APP: ['APPLICATION'],
  DB: ['DATABASE'],
  DIRECTORY: ['DIR'],
  MAIL: ['EMAIL'],
  ONLY: [],
  PASS: ['PASSWORD'],
  PG: ['DATABASE'],
  POSTGRES: ['DATABASE'],
  POSTGRESQL: ['DATABASE'],
  PWD: ['PASSWORD'],
  READONLY: ['READ'],
  REPLICA: ['READ'],
  SIGNIN: ['SIGN', 'IN'],
  SIGNUP: ['SIGN', 'UP'],
  TRUSTED: ['TRUST'],
  URI: ['URL'],
};
const UNITS = new Set(['MS', 'MILLISECOND', 'SECOND', 'MINUTE', 'KB', 'MB', 'GB', 'MIB', 'GIB']);

/** Words that people add to the name of a setting that is a directory. */
const PLACES = new Set(['DIR', 'FOLDER', 'PATH']);

/** Kubernetes sets such variables for each service: `WORDGROVE_PORT` if one is called `wordgrove`. */
const OF_KUBERNETES = /^(?:tcp|udp|sctp):\/\//;

/** Returns one line for each variable whose name is nearly that of a setting. */
export function misspeltSettings(
  environment: NodeJS.ProcessEnv,
  settings: ReadonlySet<string>,
): string[] {
  return Object.entries(environment)
    .filter(([name, value = '']) => !settings.has(name) && value.trim() !== '')
    .filter(([, value = '']) => !OF_KUBERNETES.test(value))
    .flatMap(([name]) => {
      const meant = alike(name, settings) ?? nearest(name, settings);
      return meant === undefined
        ? []
        : [`${name} is not a setting and has no effect. Did you mean ${meant}?`];
    });
}

/** Returns the setting with the same words, or with few words more. */
function alike(name: string, settings: ReadonlySet<string>): string | undefined {
  const given = wordsOf(name);
  const withoutPlace = new Set([...given].filter((word) => !PLACES.has(word)));
  return withWords(given, settings) ?? withWords(withoutPlace, settings);
}

function withWords(given: Set<string>, settings: ReadonlySet<string>): string | undefined {
  const [best] = [...settings]
    .map((setting) => ({ setting, words: wordsOf(setting) }))
    .filter(({ words }) => [...given].every((word) => words.has(word)))
    .sort((one, other) => one.words.size - other.words.size);
  if (best === undefined || given.size === 0) return undefined;
  const isWhole = given.size === best.words.size;
  const isMost = given.size > 1 && given.size * 2 >= best.words.size;
  return isWhole || isMost ? best.setting : undefined;
}

/** Returns the words of a name in the singular, without units. */
function wordsOf(name: string): Set<string> {
  const words = withoutPrefix(name)
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .flatMap((word) => WORDS[word] ?? [singular(word)]);
  return new Set(words.filter((word) => !UNITS.has(word)));
}

function singular(word: string): string {
  return word.replace(/IES$/, 'Y').replace(/(?<=..[^S])S$/, '');
}

function nearest(name: string, settings: ReadonlySet<string>): string | undefined {
  const given = bare(name);
  const known = [...settings]
    .filter((setting) => Math.abs(bare(setting).length - given.length) <= MAX_DIFFERENCES)
    .map((setting) => ({ setting, differences: differencesOf(given, bare(setting)) }));
  const [best] = known.sort((one, other) => one.differences - other.differences);
  if (best === undefined) return undefined;
  const isShort = Math.min(given.length, bare(best.setting).length) < MIN_LENGTH;
  const isNear = isShort
    ? best.differences <= 1 && lettersOf(given) === lettersOf(bare(best.setting))
    : best.differences <= MAX_DIFFERENCES;
  return isNear ? best.setting : undefined;
}

function lettersOf(name: string): string {
  return [...name].sort().join('');
}

function bare(name: string): string {
  return withoutPrefix(name).replace(/[^A-Z0-9]/g, '');
}

function withoutPrefix(name: string): string {
  return name.toUpperCase().replace(/^WORDGROVE_/, '');
}

/** The number of characters that must be added, removed, replaced, or swapped with the next one. */
function differencesOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const replaced = (row[to] ?? 0) + (character === other[to] ? 0 : 1);
      const isSwapped = character === other[to - 1] && one[at - 1] === other[to];
      const swapped = isSwapped ? (before[to - 1] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
