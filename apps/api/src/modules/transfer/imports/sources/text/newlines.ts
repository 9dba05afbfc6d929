/**
 * Returns text whose lines all end with a newline, in whichever way they ended before. Files often mix line
 * endings, and lines must be counted in the same way everywhere.
 */
export async function* withNewlines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isReturnOpen = false;
  for await (const piece of pieces) {
    const text: string = isReturnOpen ? `\r${piece}` : piece;
    isReturnOpen = text.endsWith('\r');
    // The next character may be the newline that belongs to it.
    const whole = isReturnOpen ? text.slice(0, -1) : text;
    yield whole.replaceAll(/\r\n?/g, '\n');
  }
  if (isReturnOpen) yield '\n';
}
