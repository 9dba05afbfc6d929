import type { ErrorDetail } from '@wordgrove/contracts';

/** The maximum number of faults that an error describes. One more detail says how many others there are. */
export const MAX_FAULTS = 100;
/** The maximum number of bytes of the descriptions: an error of at most 64 KiB has room for the rest. */
const MAX_BYTES = 48 * 1024;
const MAX_TEXT_LENGTH = 1_000;
const MAX_FIELD_LENGTH = 256;

/** The faults of a request: the first of them as details, and the number of the others. */
export class FaultList {
  readonly #first: ErrorDetail[] = [];
  #bytes = 0;
  #more = 0;

  get isEmpty(): boolean {
    return this.#first.length === 0;
  }

  /** True if further faults are only counted. Nobody needs to describe them then. */
  get isFull(): boolean {
    return this.#more > 0 || this.#first.length === MAX_FAULTS;
  }

  /** The details of the error. */
  get details(): ErrorDetail[] {
    return this.#more === 0 ? [...this.#first] : [...this.#first, moreFaults(this.#more)];
  }

  add(fault: ErrorDetail): void {
    const detail = shortDetail(fault);
    const bytes = Buffer.byteLength(JSON.stringify(detail));
    if (this.isFull || this.#bytes + bytes > MAX_BYTES) {
      this.#more += 1;
      return;
    }
    this.#bytes += bytes;
    this.#first.push(detail);
  }

  /** Adds a fault that is described only if the list has room for it. */
  addIfRoom(describe: () => ErrorDetail): void {
    if (this.isFull) this.#more += 1;
    else this.add(describe());
  }
}

/** Returns the detail without the rest of a name or text that is too long: clients send both. */
export function shortDetail(detail: ErrorDetail): ErrorDetail {
  const { field, description } = detail;
  return {
    ...detail,
    ...(field !== undefined && { field: shortText(field, MAX_FIELD_LENGTH) }),
    ...(description !== undefined && { description: shortText(description) }),
  };
}

/** Returns the text, or its beginning if it is too long for an error. */
export function shortText(text: string, length = MAX_TEXT_LENGTH): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}

function moreFaults(count: number): ErrorDetail {
  const description = `There are ${count} more faults`;
  return { reason: 'TOO_MANY_FAULTS', description, metadata: { count } };
}

/** Returns details that only say how many faults there are. */
export function countedOnly(details: readonly ErrorDetail[]): ErrorDetail[] {
  const last = details.at(-1);
  const undescribed = last?.reason === 'TOO_MANY_FAULTS' ? Number(last.metadata?.['count']) - 1 : 0;
  return [moreFaults(details.length + undescribed)];
}
