import type { UserRole } from '@wordgrove/contracts';

/** A person with an account. */
export interface User {
  id: string;
  email: string;
  displayName: string;
  /** IANA name. */
  timeZone: string;
  role: UserRole;
  createdAt: string;
}
