export { WORDBOOK_SHAPE } from './wordbook-shape.js';
