import type { AnkiCardToWrite, AnkiNoteToWrite } from './anki-note-to-write.js';

export const DAY_MS = 86_400_000;
/** 2026-03-01, 12:00 UTC: the time at which example notes are created. */
export const NOTED_MS = Date.UTC(2026, 2, 1, 12);

/** Returns the time this many days after the example notes were created. */
export const after = (days: number) => new Date(NOTED_MS + days * DAY_MS);

export const newCard = (overrides: Partial<AnkiCardToWrite> = {}): AnkiCardToWrite => ({
  ...{ type: 'NEW', isSuspended: false, dueAt: after(0), intervalDays: 0, reps: 0, lapses: 0 },
  ...{ memory: null, reviews: [] },
  ...overrides,
});

export const note = (id: string, overrides: Partial<AnkiNoteToWrite> = {}): AnkiNoteToWrite => ({
  ...{ id, createdAt: after(0), updatedAt: after(1), term: id, meaning: '', context: '' },
  ...{ source: '', language: 'de', tags: [], card: newCard() },
  ...overrides,
});
