import sqlite from 'node-sqlite3-wasm';
import { limitWebAssembly } from './webassembly-memory.js';

const MEBIBYTE = 1024 * 1024;

describe('the memory of WebAssembly', () => {
  it('is bounded, also that of SQLite', () => {
    const database = new sqlite.Database();
    const lengthOf = (bytes: number) =>
      database.get('select length(zeroblob(?)) as length', bytes)?.['length'];
    const useUp = (bytes: number) =>
      database.get('select length(hex(zeroblob(?))) as length', bytes)?.['length'];
    const unlimit = limitWebAssembly(64 * MEBIBYTE);
    try {
      expect(() => useUp(64 * MEBIBYTE)).toThrow(/memory/);
      // It goes on with what it has.
      expect([lengthOf(1), useUp(MEBIBYTE)]).toEqual([1, 2 * MEBIBYTE]);
    } finally {
      unlimit();
      database.close();
    }
  });
});
