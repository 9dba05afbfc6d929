import type { WaitingApplicationDto } from '@wordgrove/dto';

/** Returns when a decision that is held takes effect, in milliseconds since 1970. */
export function effectiveAt({ held_decision: held }: WaitingApplicationDto): number {
  return held === null ? 0 : Date.parse(held.effective_at);
}

/** Returns the application about which this admin has decided last, of those whose decision is held. */
export function lastOwn(
  held: readonly WaitingApplicationDto[],
  adminId: string | undefined,
): WaitingApplicationDto | undefined {
  return held
    .filter(({ held_decision: decision }) => decision?.admin_id === adminId)
    .toSorted((a, b) => effectiveAt(b) - effectiveAt(a))[0];
}
