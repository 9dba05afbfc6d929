import {
  hasInvisibleCharacter,
  INVISIBLE_ADDRESS,
  INVISIBLE_NAME,
  isHomepage,
  isVisibleName,
  NO_HOMEPAGE,
  type ErrorDetail,
} from '@wordgrove/contracts';
import { invalidArgument } from './api-error.js';
import { FaultList } from './fault-list.js';

/** A check that stored texts need not pass, because some are older than it. */
interface TextCheck extends Required<Pick<ErrorDetail, 'reason' | 'description'>> {
  passes: (text: string) => boolean;
}

const NAME: TextCheck = { ...INVISIBLE_NAME, passes: isVisibleName };
const ADDRESS: TextCheck = {
  ...INVISIBLE_ADDRESS,
  passes: (text) => !hasInvisibleCharacter(text),
};
const HOMEPAGE: TextCheck = { ...NO_HOMEPAGE, passes: isHomepage };

/**
 * The texts of a request. What is stored already is never refused: it may be older than a check, and clients send
 * back what they were given.
 */
export class NewTexts {
  private readonly faults = new FaultList();

  name(field: string, name: string | undefined, stored: readonly string[]): this {
    return this.check(field, name, stored, [NAME]);
  }

  homepage(field: string, url: string | undefined, stored: readonly (string | null)[]): this {
    return this.check(field, url, stored, [ADDRESS, HOMEPAGE]);
  }

  addresses(field: string, urls: readonly string[] = [], stored: readonly string[]): this {
    for (const [at, url] of urls.entries()) this.check(`${field}[${at}]`, url, stored, [ADDRESS]);
    return this;
  }

  /** @throws ApiError 400 with a detail for each fault */
  demandFaultless(): void {
    if (!this.faults.isEmpty) throw invalidArgument(this.faults);
  }

  private check(
    field: string,
    text: string | undefined,
    stored: readonly (string | null)[],
    checks: readonly TextCheck[],
  ): this {
    if (text === undefined || stored.includes(text)) return this;
    for (const { reason, description, passes } of checks)
      if (!passes(text)) this.faults.add({ reason, field, description });
    return this;
  }
}

/**
 * Refuses a name that is not visible, unless it is one of the stored names.
 * @throws ApiError 400 `INVALID_CHARACTER`
 */
export function demandVisibleName(name: string | undefined, ...stored: readonly string[]): void {
  new NewTexts().name('name', name, stored).demandFaultless();
}
