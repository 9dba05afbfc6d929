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
      const half = 'a'.repeat(500);
      for (const wide of ['😀', '日', '\\u65e5'])
        expect(() => new TextDecoder().decode(Buffer.from(`${half}${wide}`))).toThrow(RangeError);
      expect(new TextDecoder().decode(Buffer.from('日'.repeat(333)))).toHaveLength(333);
      expect(new TextDecoder().decode(Buffer.from(`${half}é`))).toHaveLength(501);
      // It goes on with what is short enough.
      expect(read(1_000)).toHaveLength(1_000);
    } finally {
      unlimit();
      database.close();
    }
  });
});
