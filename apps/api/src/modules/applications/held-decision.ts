/** A decision that takes effect later, unless it is undone or what it decides changes. */
export interface HeldDecision {
  kind: 'APPROVE' | 'REJECT';
  adminId: string;
  reason: string | null;
  effectiveAt: string;
}
