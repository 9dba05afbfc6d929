import type { ErrorDetail } from '@wordgrove/contracts';

export interface WayBack {
  /** The application's name, where the API still knows it. */
  name: string | null;
  /** The host that the user would have gone back to. */
  host: string | null;
}

/** Whatever the API's refusal still tells of the application that asked. */
export function wayBack(details: readonly ErrorDetail[]): WayBack {
  const metadata = Object.assign({}, ...details.map((detail) => detail.metadata));
  return { name: text(metadata['application_name']), host: text(metadata['redirect_host']) };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
