/** Names that differ in more places are not taken for each other. */
const MAX_DIFFERENCES = 2;
/** In shorter names, such as `HOST` and `PORT`, two differences make another word. */
const MIN_LENGTH = 6;

/** Returns one line for each variable whose name is nearly that of a setting. */
export function misspeltSettings(
  environment: NodeJS.ProcessEnv,
  settings: ReadonlySet<string>,
): string[] {
  return Object.keys(environment)
    .filter((name) => !settings.has(name) && (environment[name] ?? '').trim() !== '')
    .flatMap((name) => {
      const meant = nearest(name, settings);
      return meant === undefined
        ? []
        : [`${name} is not a setting and has no effect. Did you mean ${meant}?`];
    });
}

function nearest(name: string, settings: ReadonlySet<string>): string | undefined {
  const given = bare(name);
  const known = [...settings].map((setting) => ({
    setting,
    differences: differencesOf(given, bare(setting)),
  }));
  const [best] = known.sort((one, other) => one.differences - other.differences);
  if (best === undefined) return undefined;
  const allowed =
    Math.min(given.length, bare(best.setting).length) < MIN_LENGTH ? 0 : MAX_DIFFERENCES;
  return best.differences <= allowed ? best.setting : undefined;
}

function bare(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The Levenshtein distance: how many characters must be added, removed or replaced. */
function differencesOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const replaced = (row[to] ?? 0) + (character === other[to] ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
