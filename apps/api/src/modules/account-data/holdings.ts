/** What a user has, in numbers, and what others lose with it. */
export interface Holdings {
  wordCount: number;
  reviewCount: number;
  wordbookCount: number;
  /** Of those, the ones that others can open. */
  sharedWordbookCount: number;
  connectedApplicationCount: number;
  /** By name. */
  applications: readonly { id: string; name: string; userCount: number }[];
  isLastAdmin: boolean;
}
