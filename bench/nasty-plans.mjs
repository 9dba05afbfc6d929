// The plans that nasty.mjs measures: each filter with words of which many, none or some are due, or all are new, in turn with wordbooks, a
// retention of their own, and a pause.
import { randomUUID } from 'node:crypto';
import { FlashcardRepository } from '../apps/api/dist/modules/review/flashcards/flashcard.repository.js';
import { PlanWordsRepository } from '../apps/api/dist/modules/review/flashcards/plan-words.repository.js';
import { ForecastRepository } from '../apps/api/dist/modules/review/forecast/forecast.repository.js';
import { PlanStatsRepository } from '../apps/api/dist/modules/review/review-plans/plan-stats.repository.js';
import { ReviewPlanRepository } from '../apps/api/dist/modules/review/review-plans/review-plan.repository.js';
import { wordFilters } from './nasty-table.mjs';

const HOUR = 3_600_000;
const CARDS = 100;
const LIMITS = { dailyNewLimit: CARDS, dailyReviewLimit: 200 };

/**
 * Returns a case for each request of each plan.
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {{userId: string, wordbookId: string, newcomerId: string}} seeded
 */
export async function planCases(sql, seeded) {
  const plans = [];
  for (const { state, userId, hours } of statesOf(seeded)) {
    const now = new Date(Date.now() + hours * HOUR);
    const usual = await new ReviewPlanRepository(sql).ensureDefault(userId, now);
    for (const { name, ...settings } of settingsOf(seeded, now))
      plans.push({ name: `${state} | ${name}`, now, plan: { ...usual, ...LIMITS, ...settings } });
  }
  return [...plans.flatMap((each) => requestsOf(sql, each)), ...listsOf(plans)];
}

// Words fall due within 2,000 hours, and none has for more than 100.
const statesOf = ({ userId, newcomerId }) => [
  { state: 'some due', userId, hours: 0 },
  { state: 'many due', userId, hours: 2_000 },
  { state: 'none due', userId, hours: -200 },
  { state: 'all new', userId: newcomerId, hours: 0 },
];

/** Each filter by itself, and with one of the other settings, in turn. All words have each of these. */
function settingsOf({ wordbookId }, now) {
  const others = [
    { name: 'wordbook', wordbookIds: [wordbookId] },
    { name: 'retention 0.8', desiredRetention: 0.8 },
    { name: 'retention 0.95', desiredRetention: 0.95 },
    { name: 'after a pause', pausedUntil: new Date(now.getTime() - HOUR).toISOString() },
    {
      name: 'wordbook, retention 0.97, after a pause',
      wordbookIds: [wordbookId],
      desiredRetention: 0.97,
      pausedUntil: new Date(now.getTime() - 50 * HOUR).toISOString(),
    },
    {
      name: 'retention 0.97, after a pause',
      desiredRetention: 0.97,
      pausedUntil: now.toISOString(),
    },
    { name: 'paused', pausedUntil: new Date(now.getTime() + 100 * HOUR).toISOString() },
  ];
  return wordFilters(wordbookId).flatMap((filter, at) => {
    const withIt = filter === '' ? others : [others[at % others.length]];
    return [{ name: '' }, ...withIt].map(({ name, ...settings }) => ({
      name: `${filter} | ${name}`,
      filter,
      ...settings,
    }));
  });
}

function requestsOf(sql, { name, plan, now }) {
  const select = (executor) => new PlanWordsRepository(executor).select(plan, CARDS, now);
  return [
    ['flashcards, first', { run: select }],
    [
      'flashcards, again',
      { prepare: () => issue(sql, plan, select, now), run: select, undo: () => close(sql, plan) },
    ],
    ['plan stats', { run: (executor) => new PlanStatsRepository(executor).count(plan, now) }],
    [
      'forecast',
      { run: (executor) => new ForecastRepository(executor).dueDays(plan, 'UTC', now, 30) },
    ],
    [
      'forecast, a year',
      { run: (executor) => new ForecastRepository(executor).dueDays(plan, 'UTC', now, 365) },
    ],
  ].map(([request, steps]) => ({ name: `${request} | ${name}`, ...steps }));
}

/** Pages of plans of one learner, of the usual size and of the largest. */
function listsOf(plans) {
  const [{ now, plan }] = plans;
  const others = plans.filter((each) => each.now === now && each.plan.userId === plan.userId);
  return [20, 100].flatMap((size) =>
    Array.from({ length: Math.floor(others.length / size) || 1 }, (_, page) => ({
      name: `list of plans | ${size} at once | page ${page + 1} |`,
      run: (executor) =>
        new PlanStatsRepository(executor).countEach(
          Array.from({ length: size }, (_, at) => others[(page * size + at) % others.length].plan),
          now,
        ),
    })),
  );
}

/** Issues the cards that a first call has led to. One that is refused has none. */
async function issue(sql, plan, select, now) {
  const words = await select(sql).catch(() => []);
  const dueAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + 24 * HOUR).toISOString();
  const cards = words
    .filter(({ wordId }) => wordId !== null)
    .map(({ wordId, term }) => ({
      id: randomUUID(),
      learnedWordId: wordId,
      questionType: 'QUESTION_TYPE_RECALL',
      question: term,
      hint: '',
      options: [],
      correctAnswer: term,
      acceptedAnswers: [term],
      explanation: '',
      source: '',
      dueAt,
      expiresAt,
    }));
  await new FlashcardRepository(sql).issue(cards, { userId: plan.userId, planId: plan.id, now });
}

const close = (sql, { id }) => sql.execute('delete from flashcards where plan_id = $1', [id]);
