import {
  ExportedFit,
  ExportedParameters,
  ExportedPlan,
  ExportedReview,
  ExportedWord,
  ExportedWordbook,
} from '@wordgrove/dto';
import type { PastOfWord, Section } from './sources/import-item.js';

/** What an item of each section is read as. */
export const ITEM_TYPES = {
  words: ExportedWord,
  wordbooks: ExportedWordbook,
  memory_parameters: ExportedParameters,
  review_plans: ExportedPlan,
  reviews: ExportedReview,
  fitted_weights: ExportedFit,
} satisfies Record<Section, new () => object>;

/** An item that is what it should be, with what it says. */
export type CheckedItem = {
  [S in Section]: {
    section: S;
    line: number;
    path: string;
    value: InstanceType<(typeof ITEM_TYPES)[S]>;
    past?: PastOfWord;
  };
}[Section];
