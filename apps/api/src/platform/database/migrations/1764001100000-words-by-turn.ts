import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The turn to change a user's words is what ties them to the user: docs/adr/0011-words-by-turn.md. */
export class WordsByTurn1764001100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learned_words drop constraint learned_words_user_fk');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from learned_words where user_id not in (select id from users)');
    await runner.query(`alter table learned_words add constraint learned_words_user_fk
      foreign key (user_id) references users on delete cascade`);
  }
}
