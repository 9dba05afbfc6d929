export { REVIEW_SHAPES } from './import/shapes.js';
