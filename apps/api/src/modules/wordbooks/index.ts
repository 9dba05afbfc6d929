export { StarterWordbooks } from './starter-wordbooks.js';
export { WordbooksModule } from './wordbooks.module.js';
export { hideWordbooks } from './hide-wordbooks.repository.js';
export { WORDBOOKS_PURGE } from './wordbooks-purge.sql.js';
export { readWordbookAfter, type WordbookHead } from './wordbook-export.repository.js';
export { readTermsAfter } from './wordbook-terms.repository.js';
export { importWordbook } from './wordbook-import.repository.js';
export { areWordbooksWithinLimit } from './wordbook-turn.repository.js';
export { TOO_MANY_WORDBOOKS, type PlacedTerm } from './wordbook.js';
