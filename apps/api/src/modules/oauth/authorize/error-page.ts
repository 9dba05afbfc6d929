import { escapeUTF8 } from 'entities/escape';

/** Returns a complete page, without script, that says why a request for access leads nowhere. */
export function errorPage(description: string, signInFrom: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Access cannot be granted – Wordgrove</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem; }
</style>
</head>
<body>
<main>
<h1>Access cannot be granted</h1>
<p>${escapeUTF8(description)}.</p>
<p>No data was shared. Go back to the application. If this happens again, contact its developer.</p>
${signInFrom === undefined ? '' : signInHint(signInFrom)}</main>
</body>
</html>
`;
}

function signInHint(next: string): string {
  const address = `/sign-in?${new URLSearchParams({ next })}`;
  return `<p>If you are its developer or one of its test users, <a href="${escapeUTF8(address)}">sign in</a> first.</p>\n`;
}
