import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A foreign key ties words to their users again: docs/adr/0011-words-by-turn.md. */
export class WordsOfUsers1764001290000 implements MigrationInterface {
  /** The version before has no words without a user either, except of users that somebody deleted by hand. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from learned_words where not exists
      (select from users where users.id = learned_words.user_id)`);
    await runner.query(`alter table learned_words add constraint learned_words_user_fk
      foreign key (user_id) references users on delete cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learned_words drop constraint learned_words_user_fk');
  }
}
