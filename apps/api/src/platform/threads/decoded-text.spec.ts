import sqlite from 'node-sqlite3-wasm';
import { limitDecoding } from './decoded-text.js';

describe('the texts of a thread', () => {
  it('are bounded, also those that SQLite returns', () => {
    const database = new sqlite.Database();
    const read = (characters: number) =>
      database.get("select printf('%.*c', ?, 'x') as text", characters)?.['text'];
    const unlimit = limitDecoding(1_000);
    try {
      expect(() => new TextDecoder().decode(Buffer.alloc(1_001))).toThrow(RangeError);
      expect(() => read(1_001)).toThrow(RangeError);
      // It goes on with what is short enough.
      expect(read(1_000)).toHaveLength(1_000);
    } finally {
      unlimit();
      database.close();
    }
  });
});
