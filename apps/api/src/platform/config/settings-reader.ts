import { availableParallelism } from 'node:os';

/** Reads typed settings from an environment and collects their faults. */
export class SettingsReader {
  readonly faults: string[] = [];
  /** The names of all settings that were asked for. */
  readonly names = new Set<string>();

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  fault(text: string): void {
    this.faults.push(text);
  }

  /** Returns the trimmed value, or undefined if it is absent or empty. */
  optionalText(name: string): string | undefined {
    this.names.add(name);
    const value = this.environment[name]?.trim() || undefined;
    if (/\p{Cc}/u.test(value ?? ''))
      this.fault(`${name} must not have line breaks, tabs or other control characters`);
    return value;
  }

  /** Returns the path of a directory. */
  path(name: string): string | undefined {
    const value = this.optionalText(name);
    if (/^~|^["'].*["']$|^\$|^%\w+%|^\w+:\/\//.test(value ?? ''))
      this.fault(
        `${name} must be the path of a directory as it is, since no shell changes it: without quotes, ~ and variables`,
      );
    return value;
  }

  text(name: string, absent: string, faultOf: (value: string) => string | null): string {
    const value = this.optionalText(name) ?? absent;
    const fault = faultOf(value);
    if (fault !== null) this.fault(`${name} ${fault}`);
    return value;
  }

  integer(name: string, absent: number, min: number, max: number): number {
    const value = this.optionalText(name);
    if (value === undefined) return absent;
    if (isWhole(value, min, max)) return Number(value);
    this.fault(`${name} must be a whole number from ${min} to ${max}`);
    return absent;
  }

  /** Returns a whole number, or for `auto` that of the cores, which is at most `maxCores`. */
  coresOr(name: string, absent: number, max: number, maxCores: number): number {
    const value = this.optionalText(name);
    if (value === 'auto') return Math.min(availableParallelism(), maxCores);
    if (value === undefined || isWhole(value, 1, max)) return Number(value ?? absent);
    this.fault(`${name} must be auto or a whole number from 1 to ${max}`);
    return absent;
  }

  /** Returns one of the values, or the first one if the setting is absent. */
  oneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): T {
    const value = this.optionalText(name) ?? values[0];
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) this.fault(`${name} must be one of ${values.join(', ')}`);
    return known ?? values[0];
  }

  /** Returns a URL with one of the protocols, without trailing slashes, after a change of the text if need be. */
  url(
    name: string,
    protocols: readonly string[],
    change = (text: string) => text,
  ): string | undefined {
    const text = this.optionalText(name);
    const value = text && change(text);
    if (value === undefined) return undefined;
    const fault = urlFault(value, protocols);
    if (fault !== null) this.fault(`${name} ${fault}`);
    return value.replace(/\/+$/, '');
  }

  /** Returns values that are separated by commas. */
  list(name: string, faultOf: (value: string) => string | null): string[] {
    const values = (this.optionalText(name) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    const fault = values.map(faultOf).find((found) => found !== null);
    if (fault !== undefined) this.fault(`${name} ${fault}`);
    return values;
  }
}

function isWhole(value: string, min: number, max: number): boolean {
  return /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max;
}

/** Returns why a value is no URL with one of the protocols, or null. */
function urlFault(value: string, protocols: readonly string[]): string | null {
  // The parser would also accept `http:host`, which none of our clients accept.
  const known = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
  if (!known) return `must be a URL that begins with ${protocols.join('// or ')}//`;
  if (!URL.canParse(value))
    return 'is not a valid URL. If it has a password, write %40 for @, %3A for :, %2F for /, %3F for ?, %23 for # and %25 for %';
  if (!isDecodable(value)) return 'has a % that begins no character. Write %25 for a % itself';
  const { port, searchParams } = new URL(value);
  if (![port, searchParams.get('port') ?? ''].every(isPort))
    return 'must have a number from 1 to 65535 as its port';
  return value.includes('%00') ? 'must not have the character %00' : null;
}

function isPort(text: string): boolean {
  return text === '' || isWhole(text, 1, 65_535);
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}
