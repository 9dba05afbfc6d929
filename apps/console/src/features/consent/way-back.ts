import type { ErrorDetail } from '@wordgrove/contracts';

export interface WayBack {
  /** The application's name, if the API still knows it. */
  name: string | null;
  /** The host to which the user would have returned. */
  host: string | null;
}

/** Returns what the API's error still contains about the application. */
export function wayBack(details: readonly ErrorDetail[]): WayBack {
  const metadata = Object.assign({}, ...details.map((detail) => detail.metadata));
  return { name: text(metadata['application_name']), host: text(metadata['redirect_host']) };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
