import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The queue of admins is read from an index, all applications are searched by one, and admins see who else is looking. */
export class ReviewInbox1764003100000 implements Migration {
  /** An older version writes applications as before. The trigger keeps the columns. */
  readonly runsWith = 'Administration1764002600000';

  async up(runner: QueryRunner): Promise<void> {
    // An administrator may have put the extension into any schema.
    const [trigrams] = await runner.manager.query<{ schema: string }[]>(
      `select quote_ident(nspname) as schema from pg_extension
       join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
    );
    for (const statement of up(`${trigrams?.schema}.gin_trgm_ops`)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

// By a trigger, so that no writer can forget it: not even the version before, which may run beside this one.
const NOTE_WAITING = `
  create function note_waiting() returns trigger language plpgsql as $$
  begin
    new.waiting_since := case
      when new.deleted_at is not null then null
      when new.status = 'PENDING' then coalesce(new.submitted_at, new.created_at)
      when new.status = 'APPROVED' then (new.pending_revision->>'createdAt')::timestamptz
    end;
    new.search_text := lower(concat_ws(' ', new.name, new.client_id, new.description, new.homepage_url,
      array_to_string(new.redirect_uris, ' '), new.pending_revision->>'name',
      new.pending_revision->>'description', new.pending_revision->>'homepageUrl',
      new.pending_revision->>'redirectUris'));
    return new;
  end $$`;

const up = (trigrams: string): string[] => [
  'alter table applications add column waiting_since timestamptz(3), add column search_text text',
  NOTE_WAITING,
  `create trigger applications_waiting before insert or update on applications
    for each row execute function note_waiting()`,
  // The trigger fills the columns.
  'update applications set name = name',
  'alter table applications alter column search_text set not null',
  `create index applications_waiting_idx on applications (waiting_since, id)
    where waiting_since is not null`,
  'create index applications_created_idx on applications (created_at, id) where deleted_at is null',
  `create index applications_search_idx on applications using gin (search_text ${trigrams})
    where deleted_at is null`,
  `create table review_viewers (
    admin_id uuid constraint review_viewers_pkey primary key
      constraint review_viewers_admin_fk references users on delete cascade,
    application_id uuid not null
      constraint review_viewers_application_fk references applications on delete cascade,
    seen_at timestamptz(3) not null)`,
  'create index review_viewers_application_idx on review_viewers (application_id)',
];

const DOWN = [
  'drop table review_viewers',
  'drop trigger applications_waiting on applications',
  'drop function note_waiting',
  'drop index applications_created_idx',
  'alter table applications drop column waiting_since, drop column search_text',
];
