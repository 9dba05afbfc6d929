import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the cards that have expired long ago, so that they can be removed. */
export class FlashcardExpiry1764000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index flashcards_expiry_idx on flashcards (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index flashcards_expiry_idx');
  }
}
