/**
 * Text whose lines all end with a newline, whichever way they did: files of mixed ways are common, and
 * lines must be counted the same everywhere.
 */
export async function* withNewlines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isReturnOpen = false;
  for await (const piece of pieces) {
    const text: string = isReturnOpen ? `\r${piece}` : piece;
    isReturnOpen = text.endsWith('\r');
    // What follows it may be its newline.
    const whole = isReturnOpen ? text.slice(0, -1) : text;
    yield whole.replaceAll(/\r\n?/g, '\n');
  }
  if (isReturnOpen) yield '\n';
}
