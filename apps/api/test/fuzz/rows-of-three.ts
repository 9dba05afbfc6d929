/**
 * Returns rows that have a choice for each member, by its number, so that each three choices of three members are together in a row.
 * @param counts the number of choices of each member
 */
export function rowsOfThree(counts: readonly number[]): number[][] {
  const missing = new Set<string>();
  eachThree(counts.length, (members) => {
    for (const choices of tuplesOf(members.map((member) => counts[member] ?? 0)))
      missing.add(keyOf(members, choices));
  });
  const rows: number[][] = [];
  for (const key of missing) {
    const row = rowWith(key, counts, missing);
    eachThree(counts.length, (members) =>
      missing.delete(
        keyOf(
          members,
          members.map((member) => row[member] ?? 0),
        ),
      ),
    );
    rows.push(row);
  }
  return rows;
}

/** A row with these three choices, and with those of the others that are together with most of what is missing. */
function rowWith(key: string, counts: readonly number[], missing: ReadonlySet<string>): number[] {
  const row = counts.map(() => -1);
  for (const part of key.split(' ')) {
    const [member = 0, choice = 0] = part.split(':').map(Number);
    row[member] = choice;
  }
  for (const [member, count] of counts.entries()) {
    if (row[member] !== -1) continue;
    const gains = Array.from({ length: count }, (_, choice) =>
      missingWith(row, member, choice, missing),
    );
    row[member] = gains.length === 0 ? 0 : gains.indexOf(Math.max(...gains));
  }
  return row;
}

/** The number of missing threes of a choice and of two that are made. */
function missingWith(
  row: readonly number[],
  member: number,
  choice: number,
  missing: ReadonlySet<string>,
): number {
  const made = row.with(member, choice);
  let gain = 0;
  eachThree(row.length, (members) => {
    if (!members.includes(member) || members.some((each) => made[each] === -1)) return;
    if (
      missing.has(
        keyOf(
          members,
          members.map((each) => made[each] ?? 0),
        ),
      )
    )
      gain += 1;
  });
  return gain;
}

function eachThree(count: number, visit: (members: readonly number[]) => void): void {
  for (let first = 0; first < count; first += 1)
    for (let second = first + 1; second < count; second += 1)
      for (let third = second + 1; third < count; third += 1) visit([first, second, third]);
}

function tuplesOf(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (tuples, count) =>
      tuples.flatMap((tuple) => Array.from({ length: count }, (_, choice) => [...tuple, choice])),
    [[]],
  );
}

function keyOf(members: readonly number[], choices: readonly number[]): string {
  return members.map((member, at) => `${member}:${choices[at]}`).join(' ');
}
