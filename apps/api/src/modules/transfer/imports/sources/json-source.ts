import { LEARNING_PART } from '@wordgrove/contracts';
import { SECTIONS, type ImportItem, type ImportSource, type Section } from './import-item.js';
import { JsonElements, pathOf, type JsonElement } from './json-elements.js';
import { fileFault, JsonFile, valueOf } from './json-file.js';

/** What must have been read before a section can be. */
const NEEDS: Readonly<Record<Section, readonly Section[]>> = {
  words: [],
  wordbooks: [],
  memory_parameters: [],
  review_plans: ['wordbooks'],
  reviews: ['words', 'review_plans'],
  fitted_weights: [],
};

/**
 * Everything from the lossless file, which may stand in the file of an account. It is read again for
 * sections that came too early in it.
 */
export class JsonSource implements ImportSource {
  constructor(private readonly bytes: () => AsyncIterable<Uint8Array>) {}

  async *items(): AsyncGenerator<ImportItem> {
    const done = new Set<Section>();
    let all: ReadonlyMap<string, number> | undefined;
    for (let isComplete = false; !isComplete;) {
      const file = new JsonFile();
      const elements = new JsonElements(LEARNING_PART);
      const early = new Set<Section>();
      const isReady = (section: Section) =>
        NEEDS[section].every(
          (needed) =>
            done.has(needed) ||
            (hasSection(elements.names, needed) && !early.has(needed)) ||
            (all !== undefined && !hasSection(all, needed)),
        );
      for await (const element of this.elements(elements)) {
        const section = file.sectionOf(element);
        if (section === undefined || done.has(section)) continue;
        if (isReady(section)) yield* itemsOf(element, section);
        else early.add(section);
      }
      all = elements.names;
      file.check(all);
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

function hasSection(names: ReadonlyMap<string, number>, section: Section): boolean {
  return names.has(section) || names.has(pathOf({ parent: LEARNING_PART, member: section }));
}

function* itemsOf(element: JsonElement, section: Section): Generator<ImportItem> {
  const { index, line } = element;
  const value = valueOf(element);
  const isSingle = section === 'memory_parameters';
  if (isSingle && value === null) return;
  const place = pathOf(element);
  if ((index === null) !== isSingle)
    throw fileFault(
      'INVALID_TYPE',
      isSingle ? 'must be an object' : 'must be an array',
      line,
      place,
    );
  const path = isSingle ? place : `${place}[${index}]`;
  yield { section, line, path, value: value as object };
}
