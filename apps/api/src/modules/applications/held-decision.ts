/** A decision that takes effect later, unless it is undone or what it decides changes. */
export interface HeldDecision {
  kind: 'APPROVE' | 'REJECT';
  adminId: string;
  reason: string | null;
  /** The criteria by which the admin decided. Absent if an older version holds the decision. */
  criteriaVersion?: number;
  /** The time of the decision. Absent if an older version holds it. */
  heldAt?: string;
  effectiveAt: string;
}
