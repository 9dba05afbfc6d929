export { StarterWordbooks } from './starter-wordbooks.js';
export { WordbooksModule } from './wordbooks.module.js';
export { hideWordbooks, WORDBOOKS_PURGE } from './wordbooks-purge.repository.js';
export {
  readTermsAfter,
  readWordbookAfter,
  type WordbookHead,
} from './wordbook-export.repository.js';
export { importWordbook } from './wordbook-import.repository.js';
export { areWordbooksWithinLimit } from './wordbook-turn.repository.js';
export type { PlacedTerm } from './wordbook.js';
export { countWordbooks, countSharedWordbooks } from './holdings.sql.js';
