/** The number of a user's own applications that are named. Nothing limits how many there are. */
export const MAX_HELD_APPLICATIONS = 100;

/** The numbers of a user's records, and of the other people who lose something with them. */
export interface Holdings {
  wordCount: number;
  reviewCount: number;
  wordbookCount: number;
  /** The number of those wordbooks that others can open. */
  sharedWordbookCount: number;
  connectedApplicationCount: number;
  applicationCount: number;
  /** The first {@link MAX_HELD_APPLICATIONS} applications, in the order of their names. */
  applications: readonly { id: string; name: string; userCount: number }[];
  isLastAdmin: boolean;
}
