/** The numbers of a user's records, and of the other people who lose something with them. */
export interface Holdings {
  wordCount: number;
  reviewCount: number;
  wordbookCount: number;
  /** The number of those wordbooks that others can open. */
  sharedWordbookCount: number;
  connectedApplicationCount: number;
  applicationCount: number;
  /** The first applications, in the order of their names. */
  applications: readonly { id: string; name: string; userCount: number }[];
  isLastAdmin: boolean;
}
