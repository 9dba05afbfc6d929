// The filters and orders that nasty.mjs combines: each field with each of its operators, and what is composed of them.

const FIELDS = [
  'created_at',
  'updated_at',
  'next_review_at',
  'last_reviewed_at',
  'term',
  'mastery_level',
];

/** Each field in both directions, and orders by several fields. */
export const ORDERS = [
  ...FIELDS.flatMap((field) => [field, `${field} desc`]),
  'mastery_level desc, term',
  'mastery_level, next_review_at desc',
  'last_reviewed_at desc, term',
  'last_reviewed_at, term desc',
  'term desc, created_at',
  'updated_at desc, mastery_level, term',
  'created_at, term',
];

/** @param {string} wordbookId */
export const wordFilters = (wordbookId) => [
  '',
  ...['ing', 'x', 'abcdef', '99999', 'zzz none'].map((part) => `term.contains("${part}")`),
  ...['a', 'abc', 'zzz none'].map((part) => `term.startsWith("${part}")`),
  ...['7', '77777', 'zzz none'].map((part) => `term.endsWith("${part}")`),
  'term == "none"',
  'term in ["none", "nor this"]',
  'term > "f" && term < "fz"',
  'term != "none"',
  ...['reading', 'exam', 'rare', 'no such'].map((tag) => `"${tag}" in tags`),
  '!("reading" in tags)',
  ...[0, 1, 5].map((level) => `mastery_level == ${level}`),
  'mastery_level >= 4',
  'mastery_level > 5',
  ...['NEW', 'RELEARNING', 'LEARNING', 'SUSPENDED'].map((state) => `state == "${state}"`),
  'language == "LANGUAGE_FRENCH"',
  'language == "LANGUAGE_DUTCH"',
  'review_count > 38',
  'review_count > 100',
  'created_at < timestamp("2024-01-02T00:00:00Z")',
  'updated_at > timestamp("2024-01-13T00:00:00Z")',
  'last_reviewed_at == null',
  'last_reviewed_at < timestamp("2024-01-01T00:00:00Z")',
  'next_review_at > timestamp("2100-01-01T00:00:00Z")',
  `wordbook_id == "${wordbookId}"`,
  `!(wordbook_id == "${wordbookId}")`,
  'term.contains("ing") && "exam" in tags && mastery_level == 3',
  'term.endsWith("1") && review_count > 38 || "rare" in tags',
  'language == "LANGUAGE_FRENCH" && term.contains("qqq") && state != "NEW"',
];

/** @param {{planId: string, wordId: string}} ids */
export const reviewFilters = ({ planId, wordId }) => [
  '',
  'is_correct',
  '!is_correct',
  'plan_id == "default"',
  `plan_id == "${planId}" && !is_correct`,
  'plan_id == "00000000-0000-4000-8000-000000000000"',
  `learned_word_id == "${wordId}"`,
  `learned_word_id != "${wordId}"`,
  'reviewed_at < timestamp("2024-01-01T06:00:00Z")',
  'reviewed_at > timestamp("2100-01-01T00:00:00Z")',
];
