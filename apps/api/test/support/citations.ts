/** A section that a text points to. */
export interface HeadingCitation {
  /** From the project's root. */
  file: string;
  heading: string;
}

/** Numbers of OAuth rules, in a text or as the member of a case. */
const RULES = /\brules?(?: |: ')(\d+(?:(?:, and |, | and | to )\d+)*)/gi;
const HEADING = /((?:[\w.-]+\/)*[\w.-]+\.md), "([^"]+)"/g;
/** Papers that a reader of the project does not have, or cannot find the place in. */
const VAGUE =
  /\bdesign[ ]notes?\b|\barchitecture[ ]rules?\b|\bthe[ ]contract\b|\b(?:contract|interface|specification),? section\b|\/work\/\w+/gi;

/** The text with comments and paragraphs on one line each, so that a line's end hides no citation. */
export function unwrapped(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ');
}

/** The OAuth rules that a text cites, those within its ranges included. */
export function rulesCited(text: string): number[] {
  return ruleLists(text).flatMap((list) => list.flatMap(expanded));
}

/** The OAuth rules that a title names. One that has a range names none of them in particular. */
export function rulesNamed(title: string): number[] {
  const precise = ruleLists(title).filter((list) => !list.some((item) => item.includes(' to ')));
  return precise.flat().map(Number);
}

/** The sections that a text cites by file and heading. */
export function headingsCited(text: string): HeadingCitation[] {
  return [...text.matchAll(HEADING)].map(([, file = '', heading = '']) => ({ file, heading }));
}

/** The numbers of the decision records that a text cites. */
export function recordsCited(text: string): number[] {
  return [...text.matchAll(/\bADR (\d+)\b/g)].map(([, number]) => Number(number));
}

/** The pages of docs/ that a text names. */
export function pagesNamed(text: string): string[] {
  return text.match(/\bdocs\/[\w./-]+\.md\b/g) ?? [];
}

/** The pages of docs/, decisions apart, that a text cites without a heading. */
export function wholePagesCited(text: string): string[] {
  return text.match(/\bdocs\/[\w-]+\.md\b(?!, ")/g) ?? [];
}

/** Words that cite something without a file and a heading. */
export function vagueCitations(text: string): string[] {
  return text.match(VAGUE) ?? [];
}

function ruleLists(text: string): string[][] {
  return [...text.matchAll(RULES)].map(([, list = '']) => list.split(/, and |, | and /));
}

function expanded(item: string): number[] {
  const [from = 0, to = from] = item.split(' to ').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
