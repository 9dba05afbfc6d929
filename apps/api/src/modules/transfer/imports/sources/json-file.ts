import {
  ACCOUNT_EXPORT_FORMAT,
  ACCOUNT_EXPORT_VERSION,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  LEARNING_PART,
  type ErrorReason,
} from '@wordgrove/contracts';
import { ImportFault } from '../import.js';
import { SECTIONS, type Section } from './import-item.js';
import { pathOf, type JsonElement } from './json-elements.js';

const HEAD = ['format', 'version', 'exported_at'] as const;
const DEMANDED = ['format', 'version'] as const;
/** What an account's file has besides what its user learns; nothing of it is imported. */
const ACCOUNT_PARTS = ['profile', 'sessions', 'grants', 'applications'] as const;

type Format = typeof EXPORT_FORMAT | typeof ACCOUNT_EXPORT_FORMAT;

const inLearning = (names: readonly string[]) => names.map((name) => `${LEARNING_PART}.${name}`);

/** What a file must be that calls itself so. */
interface Layout {
  version: number;
  /** Its members, those inside of another one by their paths. */
  allowed: readonly string[];
  demanded: readonly string[];
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  [EXPORT_FORMAT]: {
    version: EXPORT_VERSION,
    allowed: [...HEAD, ...SECTIONS],
    demanded: DEMANDED,
  },
  [ACCOUNT_EXPORT_FORMAT]: {
    version: ACCOUNT_EXPORT_VERSION,
    allowed: [...HEAD, ...ACCOUNT_PARTS, LEARNING_PART, ...inLearning([...HEAD, ...SECTIONS])],
    demanded: [...DEMANDED, ...inLearning(DEMANDED)],
  },
};
const VERSIONS = Object.values(LAYOUTS).map(({ version }) => version);

/** Knows the files that the service writes: the lossless one, and that of an account, which has one inside. */
export class JsonFile {
  private format: Format | undefined;
  private version: unknown;

  /** The section that an element belongs to; undefined where it is not imported. @throws ImportFault */
  sectionOf(element: JsonElement): Section | undefined {
    const { parent, member, line } = element;
    const isOutside = parent === '';
    if (DEMANDED.some((name) => name === member)) return this.takeHead(element);
    if (member === 'exported_at') return undefined;
    if (isOutside && ACCOUNT_PARTS.some((name) => name === member)) return undefined;
    const section = SECTIONS.find((name) => name === member);
    if (section !== undefined) return section;
    if (isOutside && member === LEARNING_PART)
      throw fileFault('INVALID_TYPE', 'must be an object', line, member);
    throw unknownMember(pathOf(element), line);
  }

  /** Holds what the file has, known once it has been read, to what it says that it is. @throws ImportFault */
  check(names: ReadonlyMap<string, number>): void {
    const { format, version } = this;
    if (format === undefined) throw notOurs();
    const layout = LAYOUTS[format];
    for (const [name, line] of names)
      if (!layout.allowed.includes(name)) throw unknownMember(name, line);
    if (version !== layout.version || !layout.demanded.every((name) => names.has(name)))
      throw notOurs();
  }

  /** What the file says of itself. The file inside of an account's must be the lossless one. */
  private takeHead(element: JsonElement): undefined {
    const value = valueOf(element);
    const isInside = element.parent !== '';
    if (element.member === 'format') {
      if (!isFormat(value) || (isInside && value !== EXPORT_FORMAT)) throw notOurs();
      if (!isInside) this.format = value;
    } else {
      const known = isInside ? [EXPORT_VERSION] : VERSIONS;
      if (!known.some((version) => version === value)) throw notOurs();
      if (!isInside) this.version = value;
    }
  }
}

function isFormat(value: unknown): value is Format {
  return value === EXPORT_FORMAT || value === ACCOUNT_EXPORT_FORMAT;
}

/** @throws ImportFault where the element is not JSON */
export function valueOf({ text, line }: JsonElement): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fileFault('INVALID_FILE', 'The file is not valid JSON', line);
  }
}

/** A fault of a file as a whole, or of one of its parts. */
export function fileFault(
  reason: ErrorReason,
  description: string,
  line: number | null = null,
  field: string | null = null,
): ImportFault {
  return new ImportFault({ line, field, reason, description });
}

function unknownMember(path: string, line: number): ImportFault {
  return fileFault('UNKNOWN_MEMBER', 'is not known', line, path);
}

function notOurs(): ImportFault {
  const known = `${EXPORT_FORMAT} and ${ACCOUNT_EXPORT_FORMAT} version ${EXPORT_VERSION}`;
  return fileFault('INVALID_FILE', `Only files of ${known} are read`);
}
