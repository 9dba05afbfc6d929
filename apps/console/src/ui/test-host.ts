/** The words by which hosts for tests are known: labels of a host, or parts of labels between hyphens. */
const TEST_WORDS = new Set([
  ...['staging', 'stage', 'stg', 'dev', 'develop', 'development', 'test', 'testing'],
  ...['qa', 'uat', 'preview', 'sandbox', 'demo'],
]);

/** Returns the word by which a host looks like one for tests, if any. */
export function testWordIn(host: string): string | undefined {
  return host.split(/[.-]/).find((part) => TEST_WORDS.has(part));
}
