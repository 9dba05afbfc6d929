import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words and reviews keep the id of their application when it is gone: docs/adr/0010-lasting-provenance.md. */
export class LastingProvenance1764001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`alter table ${table} drop constraint ${table}_application_fk`);
      await runner.query(`drop index ${table}_application_idx`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`update ${table} set application_id = null
        where application_id not in (select id from applications)`);
      await runner.query(`create index ${table}_application_idx on ${table} (application_id)`);
      await runner.query(`alter table ${table} add constraint ${table}_application_fk
        foreign key (application_id) references applications on delete set null`);
    }
  }
}

const TABLES = ['learned_words', 'reviews'];
