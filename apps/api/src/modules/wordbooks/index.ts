export { StarterWordbooks } from './starter-wordbooks.js';
export { WordbooksModule } from './wordbooks.module.js';
export { hideWordbooks } from './hide-wordbooks.repository.js';
export { WORDBOOKS_PURGE } from './wordbooks-purge.sql.js';
export { WORDBOOK_EXPORT } from './wordbook-export.js';
export { WORDBOOK_SECTION } from './wordbook-section.js';
export { countWordbooks, countSharedWordbooks } from './holdings.sql.js';
