import type { ErrorDetail } from '@wordgrove/contracts';

/** The time by which the clock of the service that wrote a file may be ahead, in milliseconds: a day. */
const MAX_AHEAD_MS = 24 * 3_600_000;

/**
 * The range of the times that a learner can have lived through. Time zones and intervals lead no further than
 * databases and ISO 8601 with four digits allow.
 */
const MIN_YEAR = 1900;
const MAX_YEAR = 9899;
const MIN_TIME_MS = Date.UTC(MIN_YEAR, 0);
const MAX_TIME_MS = Date.UTC(MAX_YEAR + 1, 0) - 1;

/** The times of all sections that tell of the past, and must therefore not be in the future. */
const PAST_TIMES = [
  'created_at',
  'updated_at',
  'last_reviewed_at',
  'declared_at',
  'reviewed_at',
  'undone_at',
  'fitted_at',
];

const TIMES = [...PAST_TIMES, 'next_review_at'];

/**
 * Returns the faults of an item's members that tell of the past but are in the future, and of those outside of
 * the range.
 */
export function timeFaults(value: object, at: Date): ErrorDetail[] {
  const latest = at.getTime() + MAX_AHEAD_MS;
  return [...membersOf(value), ...nestedMembersOf(value)].flatMap(([field, value]) => {
    const description = timeFault(field, value, latest);
    return description === undefined ? [] : [{ reason: 'OUT_OF_RANGE', field, description }];
  });
}

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value);
}

/** Returns the members of objects inside of the value, by paths such as `memory.declared_at`. */
function nestedMembersOf(value: object): [string, unknown][] {
  return membersOf(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? membersOf(inner).map(([field, each]): [string, unknown] => [`${name}.${field}`, each])
      : [],
  );
}

/** Returns what is wrong with a member that is a time, or undefined. */
function timeFault(field: string, value: unknown, latest: number): string | undefined {
  const name = field.slice(field.indexOf('.') + 1);
  if (!TIMES.includes(name) || typeof value !== 'string') return undefined;
  const time = Date.parse(value);
  if (time < MIN_TIME_MS || time > MAX_TIME_MS)
    return `must be from the year ${MIN_YEAR} to ${MAX_YEAR}`;
  return PAST_TIMES.includes(name) && time > latest ? 'must not be in the future' : undefined;
}
