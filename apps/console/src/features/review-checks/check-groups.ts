import type { ReviewCheckKind } from '@wordgrove/contracts';
import type { ReviewCheckDto } from '@wordgrove/dto';

type Result = ReviewCheckDto['result'];

/** The checks of one kind, and what they come to. */
export interface CheckGroup {
  kind: ReviewCheckKind;
  result: Result;
  checks: readonly ReviewCheckDto[];
}

const GRAVITY: readonly Result[] = ['UNMET', 'UNKNOWN', 'MET'];

/** Returns the checks by kind, what is not met first. */
export function groupChecks(checks: readonly ReviewCheckDto[]): CheckGroup[] {
  const kinds = [...new Set(checks.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => {
    const own = checks.filter((check) => check.kind === kind);
    const result = GRAVITY.find((each) => own.some((check) => check.result === each)) ?? 'UNKNOWN';
    return { kind, result, checks: own };
  });
  return groups.toSorted(
    (one, other) => GRAVITY.indexOf(one.result) - GRAVITY.indexOf(other.result),
  );
}

/** Returns how many kinds of checks come to this. */
export function countGroups(checks: readonly ReviewCheckDto[], result: Result): number {
  return groupChecks(checks).filter((group) => group.result === result).length;
}
