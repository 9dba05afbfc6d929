import { STATUSES, type Parameters } from './endpoints.js';

/** The reason for which a bad value of each kind is refused. */
export const REASONS: Record<Parameters[string], string> = {
  'page-size': 'INVALID_TYPE',
  'page-token': 'INVALID_PAGE_TOKEN',
  'sync-token': 'INVALID_SYNC_TOKEN',
  filter: 'INVALID_FILTER',
  'review-filter': 'INVALID_FILTER',
  order: 'INVALID_ORDER_BY',
  status: 'INVALID_VALUE',
  days: 'INVALID_TYPE',
  'transfer-format': 'INVALID_VALUE',
  language: 'INVALID_LANGUAGE',
  mapping: 'INVALID_MAPPING',
  flag: 'INVALID_VALUE',
};

const NO_TOKENS = [
  'x',
  '0',
  'null',
  'A'.repeat(60),
  'A'.repeat(5_000),
  '\0',
  '😀',
  '../x',
  "' or 1=1",
];

const NO_FILTERS = [
  'unknown == "x"',
  '1 + 1 == 2',
  'term.matches("(a+)+$")',
  '[1].map(x, x).size() > 0',
  '"; drop table users; --',
  '!'.repeat(1_000),
  '('.repeat(1_000),
  '-'.repeat(1_000) + '1 == 1',
  'constructor == "x"',
  '__proto__ == "x"',
  'type(term) == string',
  'dyn(1) == 1',
];

/** What a parameter of each kind must refuse. */
export const BAD_VALUES: Record<Parameters[string], string[]> = {
  'transfer-format': ['', 'JSON', 'xlsx', 'null', '\0'],
  language: ['', 'en', 'language_english', 'LANGUAGE_KLINGON'],
  mapping: [
    'term',
    'term:',
    'word:0',
    'notes:0',
    'term:0,term:1',
    ',',
    'term:0,',
    '\0',
    'x'.repeat(1_025),
  ],
  flag: ['', '1', 'TRUE', 'yes'],
  'page-size': ['-1', '1.5', '1e1', '0x10', ' 1', '1 ', 'ten', '１', 'null', '[]', ''],
  'page-token': NO_TOKENS,
  'sync-token': NO_TOKENS,
  'review-filter': [
    ...NO_FILTERS,
    'is_correct == 1',
    'reviewed_at',
    'learned_word_id < "x"',
    'term == "x"',
  ],
  filter: [
    ...NO_FILTERS,
    'language',
    'language ==',
    'language = "LANGUAGE_ENGLISH"',
    'language == "LANGUAGE_KLINGON"',
    'language == 1',
    'mastery_level == "1"',
    'mastery_level',
    'term == "a" ? true : false',
    'tags.exists(t, t == "x")',
    'created_at > timestamp("yesterday")',
    'term == "\\u0000"',
    'term == "\\ud800"',
    "term == 'x' or 1=1",
    `term in [${'"a",'.repeat(70)}"a"]`,
    `term == "${'a'.repeat(1_100)}"`,
    `${'mastery_level == 1 || '.repeat(40)}true`,
    'term.constructor == "x"',
  ],
  order: [
    'unknown',
    'term asc desc',
    'term,',
    ',term',
    'term, term',
    'term; drop table users',
    '__proto__',
  ],
  status: ['approved', 'NONE', '', 'toString', '\0', 'A'.repeat(5_000)],
  days: ['-1', '1.5', '1e1', '0x10', ' 1', 'ten', '１', 'null', '', '\0'],
};

/** What it must take. */
export const GOOD_VALUES: Record<Parameters[string], readonly string[]> = {
  'page-size': ['0', '1', '100', '101', '007', '9'.repeat(30)],
  'page-token': [''],
  'sync-token': [''],
  'review-filter': [
    '',
    'is_correct',
    'plan_id == "x" || !(reviewed_at < timestamp("2026-01-01T00:00:00Z"))',
  ],
  filter: [
    'language == "LANGUAGE_GERMAN"',
    'term == "😀" || term == "\'; drop table users; --"',
    'mastery_level in [1, 2] && !("a" in tags)',
    'created_at > timestamp("2026-01-01T00:00:00Z")',
    'term.startsWith("%_\\\\")',
  ],
  order: ['term', 'mastery_level desc, term'],
  status: STATUSES,
  days: ['1', '30', '365', '007'],
  'transfer-format': ['json', 'csv'],
  language: ['LANGUAGE_GERMAN'],
  mapping: ['', 'term:0', 'term:Word,notes:1,notes:2'],
  flag: ['true', 'false'],
};
