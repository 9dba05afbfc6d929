/** The stored form of a context, in which the reader met a word. */
export interface WordContext {
  sentence: string;
  sourceTitle: string | null;
  sourceUrl: string | null;
}
