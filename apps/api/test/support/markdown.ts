const FENCED = /^```[\s\S]*?^```/gm;

/** The headings of a page, without their marks and without what looks like one inside a code block. */
export function headingsOf(page: string): string[] {
  const headings = page.replace(FENCED, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) => heading);
}

/** The text below each heading of this level, up to the next of any level, by heading. */
export function sectionsOf(page: string, level: number): Map<string, string> {
  const mark = '#'.repeat(level);
  const sections = page.matchAll(
    new RegExp(`^${mark} (.+)\\n([\\s\\S]*?)(?=^#|$(?![\\s\\S]))`, 'gm'),
  );
  return new Map([...sections].map(([, heading = '', text = '']) => [heading, text]));
}

/** The anchor that a page gets for a heading where it is shown on the web. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The targets of a page's links to other pages, files and anchors of the project. */
export function linksIn(page: string): string[] {
  const targets = page.replace(FENCED, '').matchAll(/\]\(([^)\s]+)\)/g);
  return [...targets].map(([, target = '']) => target).filter((target) => !/^\w+:/.test(target));
}

/** The cells of the rows of the table whose first column has this heading. */
export function rows(page: string, heading: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  const body = lines.slice(start + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Returns the words between backticks, outside of code blocks. */
export function quotedWords(page: string): string[] {
  return quoted(page.replace(FENCED, '')).flatMap((text) => text.split(/\s+/));
}

/** Returns the texts between backticks. */
export function quoted(text: string): string[] {
  return [...text.matchAll(/`(.+?)`/g)].map(([, name = '']) => name);
}
