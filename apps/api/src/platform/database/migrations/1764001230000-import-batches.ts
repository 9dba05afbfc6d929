import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Items of uploaded files that have been checked, until they are written. No older version can run with it, because
 * it would begin imports again that this version has begun.
 */
export class ImportBatches1764001230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table import_batches (
      import_id uuid constraint import_batches_import_fk references imports on delete cascade,
      position integer,
      section text not null,
      items text not null,
      item_count integer not null,
      row_count integer not null,
      constraint import_batches_pkey primary key (import_id, position)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_batches');
  }
}
