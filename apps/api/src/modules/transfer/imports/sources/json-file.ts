import {
  ACCOUNT_EXPORT_FORMAT,
  ACCOUNT_EXPORT_VERSION,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  LEARNING_PART,
  type ErrorReason,
} from '@wordgrove/contracts';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import type { ImportShape } from '../../../../platform/files/import-shape.js';
import { IMPORT_SHAPES } from '../sections/import-shapes.js';
import { pathOf, type JsonElement } from './json-elements.js';

const HEAD = ['format', 'version', 'exported_at'] as const;
const DEMANDED = ['format', 'version'] as const;
const SECTIONS = IMPORT_SHAPES.map(({ name }) => name);
const OF_LEARNING = [...HEAD, ...SECTIONS];

type Format = typeof EXPORT_FORMAT | typeof ACCOUNT_EXPORT_FORMAT;

const inLearning = (name: string) => `${LEARNING_PART}.${name}`;

/** The layout of a format. Members inside of another member are named by their paths. */
interface Layout {
  version: number;
  demanded: readonly string[];
  allows(path: string): boolean;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  [EXPORT_FORMAT]: {
    version: EXPORT_VERSION,
    demanded: DEMANDED,
    allows: (path) => OF_LEARNING.some((name) => name === path),
  },
  // An account has more than what its user learns, and that part may change with each version. It is ignored.
  [ACCOUNT_EXPORT_FORMAT]: {
    version: ACCOUNT_EXPORT_VERSION,
    demanded: [...DEMANDED, ...DEMANDED.map(inLearning)],
    allows: (path) =>
      path.startsWith(inLearning(''))
        ? OF_LEARNING.some((name) => inLearning(name) === path)
        : !SECTIONS.includes(path),
  },
};
const VERSIONS = Object.values(LAYOUTS).map(({ version }) => version);

/** Checks the files that the service writes: the lossless file, and the file of an account, which contains one. */
export class JsonFile {
  private format: Format | undefined;
  private version: unknown;

  /** Returns the section that an element belongs to, or undefined if it is not imported. @throws ImportFault */
  sectionOf(element: JsonElement): ImportShape | undefined {
    const { parent, member, line } = element;
    const isOutside = parent === '';
    if (DEMANDED.some((name) => name === member)) return this.takeHead(element);
    const section = IMPORT_SHAPES.find(({ name }) => name === member);
    if (section !== undefined) return section;
    if (isOutside && member === LEARNING_PART)
      throw fileFault('INVALID_TYPE', 'must be an object', line, member);
    if (!isOutside && member !== 'exported_at') throw unknownMember(pathOf(element), line);
    return undefined;
  }

  /** Checks that the members of the file, known once it has been read, match its format. @throws ImportFault */
  check(names: ReadonlyMap<string, number>): void {
    const { format, version } = this;
    if (format === undefined) throw notOurs();
    const layout = LAYOUTS[format];
    for (const [name, line] of names) if (!layout.allows(name)) throw unknownMember(name, line);
    if (version !== layout.version || !layout.demanded.every((name) => names.has(name)))
      throw notOurs();
  }

  /** Takes the format and the version of the file. The file inside of an account's must be the lossless one. */
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

/** @throws ImportFault if the element is not JSON */
export function valueOf({ text, line }: JsonElement): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fileFault('INVALID_FILE', 'The file is not valid JSON', line);
  }
}

/** Returns a fault of a file as a whole, or of one of its parts. */
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
  const known = `“${EXPORT_FORMAT}” or “${ACCOUNT_EXPORT_FORMAT}”, version ${EXPORT_VERSION}`;
  return fileFault('INVALID_FILE', `The format of the file is not ${known}`);
}
