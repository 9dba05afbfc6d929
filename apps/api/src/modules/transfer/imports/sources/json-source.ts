import { EXPORT_FORMAT, EXPORT_VERSION, type ErrorReason } from '@wordgrove/contracts';
import { ImportFault } from '../import.js';
import { SECTIONS, type ImportItem, type ImportSource, type Section } from './import-item.js';
import { JsonElements, type JsonElement } from './json-elements.js';

/** What must have been read before a section can be. */
const NEEDS: Readonly<Record<Section, readonly Section[]>> = {
  words: [],
  wordbooks: [],
  memory_parameters: [],
  review_plans: ['wordbooks'],
  reviews: ['words', 'review_plans'],
  fitted_weights: [],
};

/** What the file must say of itself. */
const HEAD: Readonly<Record<string, unknown>> = { format: EXPORT_FORMAT, version: EXPORT_VERSION };

/** Everything from the lossless file. It is read again for sections that came too early in it. */
export class JsonSource implements ImportSource {
  constructor(private readonly bytes: () => AsyncIterable<Uint8Array>) {}

  async *items(): AsyncGenerator<ImportItem> {
    const done = new Set<Section>();
    let all: ReadonlySet<string> | undefined;
    for (let isComplete = false; !isComplete;) {
      const elements = new JsonElements();
      const early = new Set<Section>();
      const isReady = (section: Section) =>
        NEEDS[section].every(
          (needed) =>
            done.has(needed) ||
            (elements.names.has(needed) && !early.has(needed)) ||
            (all !== undefined && !all.has(needed)),
        );
      for await (const element of this.elements(elements)) {
        const section = sectionOf(element);
        if (section === undefined || done.has(section)) continue;
        if (isReady(section)) yield* itemsOf(element, section);
        else early.add(section);
      }
      all = elements.names;
      demandHead(all);
      for (const section of SECTIONS) if (!early.has(section)) done.add(section);
      isComplete = early.size === 0;
    }
  }

  async close(): Promise<void> {
    // There is nothing that it keeps.
  }

  private async *elements(elements: JsonElements): AsyncGenerator<JsonElement> {
    for await (const chunk of this.bytes()) yield* elements.push(Buffer.from(chunk));
    elements.end();
  }
}

function sectionOf(element: JsonElement): Section | undefined {
  const { member, line } = element;
  if (member in HEAD) {
    if (valueOf(element) !== HEAD[member]) throw notOurs();
    return undefined;
  }
  if (member === 'exported_at') return undefined;
  const section = SECTIONS.find((name) => name === member);
  if (section !== undefined) return section;
  throw fault('UNKNOWN_MEMBER', 'is not known', line, member);
}

function* itemsOf(element: JsonElement, section: Section): Generator<ImportItem> {
  const { index, line } = element;
  const value = valueOf(element);
  const isSingle = section === 'memory_parameters';
  if (isSingle && value === null) return;
  if ((index === null) !== isSingle)
    throw fault('INVALID_TYPE', isSingle ? 'must be an object' : 'must be an array', line, section);
  const path = isSingle ? section : `${section}[${index}]`;
  yield { section, line, path, value: value as object };
}

function valueOf({ text, line }: JsonElement): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault('INVALID_FILE', 'The file is not valid JSON', line);
  }
}

function demandHead(names: ReadonlySet<string>): void {
  if (!Object.keys(HEAD).every((name) => names.has(name))) throw notOurs();
}

function notOurs(): ImportFault {
  return fault('INVALID_FILE', `Only files of ${EXPORT_FORMAT} version ${EXPORT_VERSION} are read`);
}

function fault(
  reason: ErrorReason,
  description: string,
  line: number | null = null,
  field: string | null = null,
): ImportFault {
  return new ImportFault({ line, field, reason, description });
}
