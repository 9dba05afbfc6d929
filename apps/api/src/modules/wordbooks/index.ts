export { StarterWordbooks } from './starter-wordbooks.js';
export { WordbooksModule } from './wordbooks.module.js';
export { hideWordbooks, WORDBOOKS_PURGE } from './wordbooks-purge.repository.js';
export { readWordbookAfter, type WordbookToExport } from './wordbook-export.repository.js';
export { importWordbook } from './wordbook-import.repository.js';
export { areWordbooksWithinLimit } from './wordbook-turn.repository.js';
