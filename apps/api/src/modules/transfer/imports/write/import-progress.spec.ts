import type { Import } from '../import.js';
import { ImportProgress } from './import-progress.js';
import type { ImportRunRepository } from './import-run.repository.js';

describe('the progress of an import that writes', () => {
  it('needs no connection to go on: it is told without waiting, once at a time', async () => {
    const answers: ((isThere: boolean) => void)[] = [];
    const tellProgress = () => new Promise<boolean>((resolve) => answers.push(resolve));
    const runs = { tellProgress } as unknown as ImportRunRepository;
    const progress = new ImportProgress(runs, { id: '1', totalBytes: 100 } as Import);
    expect(progress.ofWriting({ share: 0.2, rowCount: 1 })).toBeUndefined();
    progress.ofWriting({ share: 0.4, rowCount: 2 });
    expect(answers).toHaveLength(1);
    answers[0]?.(false);
    await new Promise((resolve) => setImmediate(resolve));
    progress.ofWriting({ share: 0.6, rowCount: 3 });
    expect(answers).toHaveLength(2);
  });
});
