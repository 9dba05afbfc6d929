import { NOTE_TYPE, NOTE_TYPE_ID } from './note-type.js';

/**
 * Anki finds the deck by its name when it imports, so the id need only differ from the default
 * deck's.
 */
export const DECK_ID = 1_763_712_000_732;

/** 2006-01-01, 04:00 UTC, in seconds: day 0 of due dates, before Anki's first release and so before any review. */
export const CREATED_SECONDS = 1_136_088_000;

const DEFAULT_DECK_ID = 1;
const NOTHING_TODAY = [0, 0];

/** Returns the one row of `col` for a collection with one deck. */
export function collectionRow(deckName: string, writtenAt: Date) {
  const writtenAtMs = writtenAt.getTime();
  const decks = [deck(DEFAULT_DECK_ID, 'Default', writtenAt), deck(DECK_ID, deckName, writtenAt)];
  return {
    ...{ id: 1, crt: CREATED_SECONDS, mod: writtenAtMs, scm: writtenAtMs, ver: 11 },
    ...{ dty: 0, usn: 0, ls: 0 },
    conf: JSON.stringify(CONFIGURATION),
    models: JSON.stringify({ [NOTE_TYPE_ID]: NOTE_TYPE }),
    decks: JSON.stringify(Object.fromEntries(decks.map((each) => [each.id, each]))),
    dconf: JSON.stringify({ [DECK_OPTIONS.id]: DECK_OPTIONS }),
    tags: '{}',
  };
}

/** Days begin at 04:00 UTC (`creationOffset`), which is the time of `CREATED_SECONDS`. */
const CONFIGURATION = {
  ...{ activeDecks: [DEFAULT_DECK_ID], curDeck: DEFAULT_DECK_ID, curModel: NOTE_TYPE_ID },
  ...{ newSpread: 0, collapseTime: 1200, timeLim: 0, estTimes: true, dueCounts: true },
  ...{ nextPos: 1, sortType: 'noteFld', sortBackwards: false, addToCur: true },
  ...{ dayLearnFirst: false, schedVer: 2, sched2021: true, creationOffset: 0, rollover: 4 },
};

function deck(id: number, name: string, writtenAt: Date) {
  return {
    ...{ id, name, mod: Math.floor(writtenAt.getTime() / 1000), usn: 0, desc: '', dyn: 0 },
    ...{ collapsed: false, browserCollapsed: false, conf: 1, extendNew: 0, extendRev: 0 },
    ...{ newToday: NOTHING_TODAY, revToday: NOTHING_TODAY, lrnToday: NOTHING_TODAY },
    timeToday: NOTHING_TODAY,
  };
}

/** Anki's own defaults. An import does not change the learner's options. */
const DECK_OPTIONS = {
  ...{ id: 1, mod: 0, name: 'Default', usn: 0, maxTaken: 60, autoplay: true, timer: 0 },
  ...{ replayq: true, dyn: false },
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};
