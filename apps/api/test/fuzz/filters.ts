import fc from 'fast-check';

/** A field of a filter, with values of its type as CEL writes them. */
interface Field {
  name: string;
  values: readonly string[];
}

const INSTANTS = [
  'timestamp("2026-01-01T00:00:00Z")',
  'timestamp("2024-02-29T23:59:59.123456789+14:00")',
  'timestamp("0001-01-01T00:00:00Z")',
  'timestamp("9999-12-31T23:59:59.999999Z")',
];
const TEXTS = ['"har"', '"%_"', '"\\\\"', "'é'", '"e\\u0301"', '"😀"', '""', '"a\\"b"', '"語"'];
const COUNTS = ['3', '0', '-1', '9223372036854775807', '1.5'];
const ids = (kind: string): string[] => [`"«${kind}»"`, '"x"'];

/** The fields of filters over words, and of those over reviews (docs/interface.md, "Filter and order"). */
export const FIELDS: Readonly<Record<'words' | 'reviews', readonly Field[]>> = {
  words: [
    { name: 'language', values: ['"LANGUAGE_ENGLISH"', '"LANGUAGE_KOREAN"', '"LANGUAGE_X"'] },
    { name: 'term', values: TEXTS },
    { name: 'tags', values: TEXTS },
    { name: 'question_types', values: ['"QUESTION_TYPE_TYPING"', '"QUESTION_TYPE_RECALL"'] },
    { name: 'mastery_level', values: COUNTS },
    { name: 'state', values: ['"SUSPENDED"', '"NEW"', '"REVIEW"', '"LEARNING"'] },
    { name: 'created_at', values: INSTANTS },
    { name: 'updated_at', values: INSTANTS },
    { name: 'last_reviewed_at', values: [...INSTANTS, 'null'] },
    { name: 'next_review_at', values: INSTANTS },
    { name: 'review_count', values: COUNTS },
    { name: 'wordbook_id', values: ids('wordbook') },
  ],
  reviews: [
    { name: 'learned_word_id', values: ids('learned_word') },
    { name: 'plan_id', values: [...ids('review_plan'), '"default"'] },
    { name: 'is_correct', values: ['true', 'false'] },
    { name: 'reviewed_at', values: INSTANTS },
  ],
};

type Test = (field: string, value: string) => string;

/** Every operator and function, also those that a type does not have. */
const TESTS: readonly Test[] = [
  ...['==', '!=', '<', '<=', '>', '>='].map(
    (operator): Test =>
      (field, value) =>
        `${field} ${operator} ${value}`,
  ),
  ...['startsWith', 'contains', 'endsWith'].map(
    (name): Test =>
      (field, value) =>
        `${field}.${name}(${value})`,
  ),
  (field, value) => `${field} in [${value}]`,
  (field, value) => `${value} in ${field}`,
  (field) => `${field} == null`,
  (field) => `${field} in []`,
];

/** Returns each field with each operator and function, once. */
export function eachComparison(kind: keyof typeof FIELDS): string[] {
  return FIELDS[kind].flatMap(({ name, values: [value = ''] }) =>
    TESTS.map((test) => test(name, value)),
  );
}

/** The nodes that a filter may have, and the characters. */
const [MAX_NODES, MAX_LENGTH] = [64, 1_024];

/** Returns filters at their limits of nodes and length, and one beyond each. */
export function filtersAtLimits(comparison: string): string[] {
  const joined = (count: number) => Array<string>(count).fill(comparison).join(' && ');
  const nodes = MAX_NODES / 4;
  return [
    ...[nodes, nodes + 1].map(joined),
    ...[MAX_LENGTH, MAX_LENGTH + 1].map((length) => comparison.padEnd(length)),
    `${'!'.repeat(MAX_NODES - 4)}(${comparison})`,
    `${'('.repeat(200)}${comparison}${')'.repeat(200)}`,
  ];
}

const fields = [...FIELDS.words, ...FIELDS.reviews];
const anyValue = fc.constantFrom(...new Set(fields.flatMap(({ values }) => values)));

const comparison = fc
  .constantFrom(...fields)
  .chain(({ name, values }) =>
    fc
      .tuple(
        fc.constantFrom(...TESTS),
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, anyValue),
      )
      .map(([test, value]) => test(name, value)),
  );

/** Filters by the grammar, most of them right: comparisons, negated, and joined by `&&` and `||`. */
export const filters: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('', '', '!'), comparison), { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom('&&', '||'), { minLength: 3, maxLength: 3 }),
    fc.constantFrom(...Array<number>(12).fill(0), MAX_LENGTH, MAX_LENGTH + 1),
  )
  .map(([parts, joints, length]) =>
    parts
      .map(([not, each]) => (not === '' ? each : `${not}(${each})`))
      .reduce((made, each, at) =>
        at % 2 ? `${made} ${joints[at - 1]} ${each}` : `(${made}) ${joints[at - 1]} ${each}`,
      )
      .padEnd(length),
  );

const SORT_FIELDS = [
  ...['created_at', 'updated_at', 'term'],
  ...['mastery_level', 'next_review_at', 'last_reviewed_at'],
];
const directed = SORT_FIELDS.flatMap((field) => [field, `${field} desc`]);

/** Every order by one field or two, and some by all. */
export const ORDERS: readonly string[] = [
  ...directed,
  ...directed.flatMap((first) =>
    directed
      .filter((second) => second.split(' ')[0] !== first.split(' ')[0])
      .map((second) => `${first}, ${second}`),
  ),
  SORT_FIELDS.join(','),
  SORT_FIELDS.map((field) => `${field} desc`).join(','),
];
