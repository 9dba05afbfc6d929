import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Review plans, the flashcards that they issued, and the log of answers. */
export class Review1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [REVIEW_PLANS, FLASHCARDS, REVIEWS, ...INDEXES])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['reviews', 'flashcards', 'review_plans'])
      await runner.query(`drop table ${table}`);
  }
}

const REVIEW_PLANS = `create table review_plans (
  id uuid constraint review_plans_pkey primary key,
  user_id uuid not null constraint review_plans_user_fk references users on delete cascade,
  name text not null,
  description text not null,
  filter text not null,
  wordbook_ids uuid[] not null,
  question_types text[] not null,
  daily_new_limit integer not null,
  daily_review_limit integer not null,
  desired_retention double precision not null,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)`;

const FLASHCARDS = `create table flashcards (
  id uuid constraint flashcards_pkey primary key,
  user_id uuid not null constraint flashcards_user_fk references users on delete cascade,
  plan_id uuid not null constraint flashcards_plan_fk references review_plans on delete cascade,
  learned_word_id uuid not null
    constraint flashcards_word_fk references learned_words on delete cascade,
  question_type text not null,
  question text not null,
  hint text not null,
  options text[] not null,
  correct_answer text not null,
  accepted_answers text[] not null,
  explanation text not null,
  source text not null,
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  closed_at timestamptz(3)
)`;

// A review outlives its plan and its card: memory is a fold over the whole log. Hence the plan's key
// is set to null, and the card's is none.
const REVIEWS = `create table reviews (
  id uuid constraint reviews_pkey primary key,
  user_id uuid not null constraint reviews_user_fk references users on delete cascade,
  plan_id uuid constraint reviews_plan_fk references review_plans on delete set null,
  flashcard_id uuid not null constraint reviews_flashcard_unique unique,
  learned_word_id uuid not null
    constraint reviews_word_fk references learned_words on delete cascade,
  application_id uuid constraint reviews_application_fk references applications on delete set null,
  question_type text not null,
  user_answer text,
  is_correct boolean not null,
  answer_check text not null,
  rating text not null,
  time_spent_ms integer,
  previous_mastery_level smallint not null,
  mastery_level smallint not null,
  reviewed_at timestamptz(3) not null,
  next_review_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  undone_at timestamptz(3)
)`;

const INDEXES = [
  `create unique index review_plans_default_idx on review_plans (user_id) where is_default`,
  `create index review_plans_user_idx on review_plans (user_id, created_at desc, id desc)`,
  // At most one open card of a word in a plan.
  `create unique index flashcards_open_idx on flashcards (plan_id, learned_word_id)
    where closed_at is null`,
  `create index flashcards_word_idx on flashcards (learned_word_id)`,
  `create index flashcards_user_idx on flashcards (user_id)`,
  `create index reviews_user_idx on reviews (user_id, reviewed_at desc, id desc)`,
  `create index reviews_plan_idx on reviews (plan_id, reviewed_at)`,
  `create index reviews_word_idx on reviews (learned_word_id, reviewed_at, id)`,
  // The times that tell how fast a user usually answers a type of question.
  `create index reviews_pace_idx on reviews (user_id, question_type, reviewed_at desc)
    where is_correct and time_spent_ms <= 60000 and undone_at is null`,
  `create index reviews_application_idx on reviews (application_id)`,
];
