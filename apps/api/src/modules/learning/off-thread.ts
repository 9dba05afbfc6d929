export type { PastOfWord, PastReview } from './import/past-of-word.js';
export { WORD_SHAPE } from './import/word-shape.js';
export { presentContent } from './members/word-content.js';
export { MEMBER_NAMES } from './members/word-members.js';
export { specOfRow } from './table/word-table.js';
