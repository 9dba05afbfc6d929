import { Foundation1764000000000 } from './1764000000000-foundation.js';

/** The schema's history, oldest first. */
export const MIGRATIONS = [Foundation1764000000000];
