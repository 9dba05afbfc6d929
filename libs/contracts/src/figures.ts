const FIGURE = new Intl.NumberFormat('en');

/** A number as texts show it: `10,000`. */
export function figure(value: number): string {
  return FIGURE.format(value);
}

/** Bytes as texts show them: `256 MiB`. */
export function mebibytes(bytes: number): string {
  return `${figure(bytes / (1024 * 1024))} MiB`;
}
