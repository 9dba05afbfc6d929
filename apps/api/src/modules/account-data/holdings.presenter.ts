import type { AccountDto } from '@wordgrove/dto';
import type { Holdings } from './holdings.js';

/** Returns what an account holds, as its user sees it. */
export function presentHoldings(holdings: Holdings): AccountDto {
  return {
    word_count: holdings.wordCount,
    review_count: holdings.reviewCount,
    wordbook_count: holdings.wordbookCount,
    shared_wordbook_count: holdings.sharedWordbookCount,
    connected_application_count: holdings.connectedApplicationCount,
    application_count: holdings.applicationCount,
    applications: holdings.applications.map(({ id, name, userCount }) => ({
      id,
      name,
      user_count: userCount,
    })),
    is_last_admin: holdings.isLastAdmin,
  };
}
