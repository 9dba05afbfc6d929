import { ImportPace } from '../../src/modules/transfer/imports/queue/import-pace.js';
import { ImportRunRepository } from '../../src/modules/transfer/imports/write/import-run.repository.js';
import type { TestApp } from './test-app.js';

/** Files wait for each other, and the first turn of each ends as soon as something has been read. */
export const IN_TURNS = { atOnce: 1, sliceMs: 0, checkMs: 0 };
/** No import waits for another one, and no turn ends. */
export const UNDISTURBED = { atOnce: 4, sliceMs: 600_000 };

/** Calls `work` while imports have this pace. */
export async function withPace<T>(
  { app }: TestApp,
  pace: Partial<ImportPace>,
  work: () => Promise<T>,
): Promise<T> {
  const own = app.get(ImportPace, { strict: false });
  const before = { ...own };
  Object.assign(own, pace);
  try {
    return await work();
  } finally {
    Object.assign(own, before);
  }
}

/** Ends the first turn as soon as something has been read, and no turn after it. */
export async function withOneShortTurn<T>(service: TestApp, work: () => Promise<T>): Promise<T> {
  const runs = service.app.get(ImportRunRepository, { strict: false });
  const pace = service.app.get(ImportPace, { strict: false });
  const keep = runs.keepBookmark.bind(runs);
  const kept = jest.spyOn(runs, 'keepBookmark').mockImplementation((id, bookmark) => {
    Object.assign(pace, UNDISTURBED);
    return keep(id, bookmark);
  });
  try {
    return await withPace(service, IN_TURNS, work);
  } finally {
    kept.mockRestore();
  }
}
