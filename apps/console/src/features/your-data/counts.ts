import { countText, numberFormat } from '../../ui/formats';

const SIZE = numberFormat({ maximumFractionDigits: 1 });
const UNITS = ['kB', 'MB'] as const;

/** Returns a size such as "900 bytes" or "1.2 kB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  const power = bytes < 1_000_000 ? 1 : 2;
  return `${SIZE.format(bytes / 1_000 ** power)} ${UNITS[power - 1]}`;
}

/** Returns a count such as "1 word" or "2,000 words". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}
