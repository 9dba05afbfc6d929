import { languageNamed, LEARNING_PART } from '@wordgrove/contracts';
import { TOO_MANY_MEMBERS } from '../../../../platform/files/import-fault.js';
import type { ImportShape } from '../../../../platform/files/import-shape.js';
import type { Findings } from './findings.js';
import type { ImportItem, ImportSource } from './import-item.js';
import { JsonElements, pathOf, type JsonElement } from './json-elements.js';
import { fileFault, JsonFile, valueOf } from './json-file.js';

/** Reads everything from the lossless file, which may be inside of the file of an account. */
export class JsonSource implements ImportSource {
  constructor(private readonly bytes: () => AsyncIterable<Buffer>) {}

  async *items(): AsyncGenerator<ImportItem> {
    const file = new JsonFile();
    const elements = new JsonElements(LEARNING_PART);
    for await (const element of this.elements(elements)) {
      const section = file.sectionOf(element);
      if (section !== undefined) yield* itemsOf(element, section);
    }
    file.check(elements.names);
  }

  findings(): Findings {
    return { kind: 'WORDGROVE', encoding: 'utf-8', delimiter: null, hasHeader: false, columns: [] };
  }

  async close(): Promise<void> {
    // The source keeps nothing that it must close.
  }

  private async *elements(elements: JsonElements): AsyncGenerator<JsonElement> {
    try {
      for await (const chunk of this.bytes()) yield* elements.push(chunk);
      elements.end();
    } finally {
      elements.clear();
    }
  }
}

function* itemsOf(element: JsonElement, section: ImportShape): Generator<ImportItem> {
  const { index, line } = element;
  const { isSingle = false, maxMembers } = section;
  // An object of hundreds of thousands of members might take more memory than the thread has.
  const isTooLarge = element.leastMembers > maxMembers;
  const value = isTooLarge ? {} : valueOf(element);
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
  const fault = isTooLarge && { fault: TOO_MANY_MEMBERS };
  yield { section, line, path, value: withLanguage(value as object), ...fault };
}

/** Returns a value with the language that its text means, which may be a code or a name. */
function withLanguage<T extends object | null>(value: T): T {
  if (value === null || !('language' in value) || typeof value.language !== 'string') return value;
  return { ...value, language: languageNamed(value.language) ?? value.language };
}
