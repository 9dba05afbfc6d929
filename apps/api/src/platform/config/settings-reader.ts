/** Reads typed settings from an environment and collects what is wrong with them. */
export class SettingsReader {
  readonly faults: string[] = [];

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  fault(text: string): void {
    this.faults.push(text);
  }

  /** The trimmed value; undefined where it is absent or empty. */
  optionalText(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
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
    if (/^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max)
      return Number(value);
    this.fault(`${name} must be a whole number from ${min} to ${max}`);
    return absent;
  }

  /** One of the values, the first where it is absent. */
  oneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): T {
    const value = this.optionalText(name) ?? values[0];
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) this.fault(`${name} must be one of ${values.join(', ')}`);
    return known ?? values[0];
  }

  /** A URL of one of the protocols, without its trailing slashes. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optionalText(name);
    if (value === undefined) return undefined;
    // The parser would also take `http:host`, which no client of ours does.
    const known = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
    if (!known || !URL.canParse(value))
      this.fault(`${name} must be a URL that begins with ${protocols.join('// or ')}//`);
    return value.replace(/\/+$/, '');
  }

  /** Values separated by commas. */
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
