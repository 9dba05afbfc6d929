/** Where the reader met a word, as it is stored. */
export interface WordContext {
  sentence: string;
  sourceTitle: string | null;
  sourceUrl: string | null;
}
