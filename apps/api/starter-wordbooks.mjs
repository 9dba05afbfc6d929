// Writes the wordbooks that come with the service to `dist/starters.json`. To make them takes the whole dictionary and
// more than a second of processor time, which each first start would take otherwise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lexicon } from '@wordgrove/lexicon';

const wordbooks = Lexicon.open().starterWordbooks();
writeFileSync(join(import.meta.dirname, 'dist/starters.json'), JSON.stringify(wordbooks));
