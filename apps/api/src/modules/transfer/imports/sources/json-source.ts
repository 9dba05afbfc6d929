import { LEARNING_PART } from '@wordgrove/contracts';
import type { ImportShape } from '../../../../platform/files/import-shape.js';
import { IMPORT_SHAPES } from '../shapes.js';
import type { ImportItem, ImportSource } from './import-item.js';
import { JsonElements, pathOf, type JsonElement } from './json-elements.js';
import { fileFault, JsonFile, valueOf } from './json-file.js';

/**
 * Reads everything from the lossless file, which may be inside of the file of an account. It reads the file
 * again for sections that came too early in it.
 */
export class JsonSource implements ImportSource {
  constructor(private readonly bytes: () => AsyncIterable<Uint8Array>) {}

  async *items(): AsyncGenerator<ImportItem> {
    const done = new Set<string>();
    let all: ReadonlyMap<string, number> | undefined;
    for (let isComplete = false; !isComplete;) {
      const file = new JsonFile();
      const elements = new JsonElements(LEARNING_PART);
      const early = new Set<string>();
      const isReady = ({ needs = [] }: ImportShape) =>
        needs.every(
          (needed) =>
            done.has(needed) ||
            (hasSection(elements.names, needed) && !early.has(needed)) ||
            (all !== undefined && !hasSection(all, needed)),
        );
      for await (const element of this.elements(elements)) {
        const section = file.sectionOf(element);
        if (section === undefined || done.has(section.name)) continue;
        if (isReady(section)) yield* itemsOf(element, section);
        else early.add(section.name);
      }
      all = elements.names;
      file.check(all);
      for (const { name } of IMPORT_SHAPES) if (!early.has(name)) done.add(name);
      isComplete = early.size === 0;
    }
  }

  async close(): Promise<void> {
    // The source keeps nothing that it must close.
  }

  private async *elements(elements: JsonElements): AsyncGenerator<JsonElement> {
    for await (const chunk of this.bytes()) yield* elements.push(Buffer.from(chunk));
    elements.end();
  }
}

function hasSection(names: ReadonlyMap<string, number>, section: string): boolean {
  return names.has(section) || names.has(pathOf({ parent: LEARNING_PART, member: section }));
}

function* itemsOf(element: JsonElement, section: ImportShape): Generator<ImportItem> {
  const { index, line } = element;
  const value = valueOf(element);
  const { isSingle = false } = section;
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
