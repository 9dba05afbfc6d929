import { LIMITS, type Language } from '@wordgrove/contracts';
import type { ExportedWord } from '@wordgrove/dto';
import type { CheckedItem } from '../../../../platform/files/checked-item.js';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import type { PastOfWord } from '../../../learning/off-thread.js';
import { FaultLog } from '../check/fault-log.js';
import { checkItem } from '../check/item-check.js';
import type { ImportItem, ImportSource } from '../sources/import-item.js';
import { openSource } from '../sources/open-source.js';
import { MainThread } from './main-thread.js';
import type { PreviewResult, PreviewWord, ReadTask } from './read-task.js';
import { refuseWithoutScope } from './scope-check.js';

const WORDS = 'words';
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Reads the start of a file, and hands over nothing. */
export class FilePreview {
  private readonly main: MainThread;
  private readonly faults = new FaultLog();
  private readonly sections = new Map<string, number>();
  private readonly languages = new Map<Language, number>();
  private readonly words: PreviewWord[] = [];
  private itemCount = 0;

  constructor(private readonly task: ReadTask) {
    this.main = new MainThread(task.port);
  }

  /** @throws Error that is not the fault of the file */
  async run(): Promise<PreviewResult> {
    let source: ImportSource | undefined;
    try {
      source = await this.open();
      return this.result(source, await this.readSample(source));
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      this.faults.addDecisive(error.error);
      return this.result(source, false);
    } finally {
      await source?.close();
    }
  }

  private open(): Promise<ImportSource> {
    const { file, at, directory } = this.task;
    const bytes = () => this.main.bytes();
    const maxUnpackedBytes = MAX_UNPACKED_BYTES;
    return openSource({ ...file, at, directory, bytes, maxUnpackedBytes });
  }

  /** Returns whether the sample is the whole file. */
  private async readSample(source: ImportSource): Promise<boolean> {
    for await (const item of source.items()) {
      if (this.itemCount === LIMITS.previewItems) return false;
      this.take(item);
    }
    return true;
  }

  private take(item: ImportItem): void {
    const { name } = item.section;
    refuseWithoutScope(item, this.task.file.scopes);
    this.itemCount += 1;
    this.sections.set(name, (this.sections.get(name) ?? 0) + 1);
    const checked = checkItem(item, this.task.at);
    if (Array.isArray(checked)) this.faults.add(...checked);
    else if (name === WORDS) this.takeWord(checked as CheckedItem<ExportedWord, PastOfWord>);
  }

  private takeWord({ line, value, past }: CheckedItem<ExportedWord, PastOfWord>): void {
    const { term, language = this.task.file.language, tags, notes, contexts } = value;
    this.languages.set(language, (this.languages.get(language) ?? 0) + 1);
    if (this.words.length === LIMITS.previewWords) return;
    this.words.push({
      ...{ line, term, language, tags: tags ?? [], notes: notes ?? [] },
      mastery_level: value.mastery_level ?? null,
      contexts: (contexts ?? []).map(({ sentence, source_title: title, source_url: url }) => {
        return { sentence, source_title: title || null, source_url: url ?? null };
      }),
      review_count: past?.reviews.length ?? value.review_count ?? 0,
    });
  }

  private result(source: ImportSource | undefined, isComplete: boolean): PreviewResult {
    const { count, first } = this.faults;
    return {
      findings: source?.findings() ?? null,
      words: this.words,
      languages: [...this.languages],
      sections: [...this.sections],
      itemCount: this.itemCount,
      isComplete,
      faults: { count, first },
    };
  }
}
