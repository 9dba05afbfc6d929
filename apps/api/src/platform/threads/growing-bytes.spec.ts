import { GrowingBytes } from './growing-bytes.js';

const MEBIBYTE = 1024 * 1024;

/** Waits for nothing: what is asked is how much of the process is in memory now. */
const residentBytes = () => process.memoryUsage.rss();

describe('bytes that come in pieces', () => {
  it('are put together, and begin anew once they are cleared', () => {
    const bytes = new GrowingBytes(100);
    expect([bytes.add(Buffer.from('one ')), bytes.add(Buffer.from('two'))]).toEqual([true, true]);
    expect(Buffer.from(bytes.all()).toString()).toBe('one two');
    bytes.clear();
    expect(bytes.all()).toHaveLength(0);
    bytes.add(Buffer.from('three'));
    expect(Buffer.from(bytes.all()).toString()).toBe('three');
  });

  it('are no more than there may be', () => {
    const bytes = new GrowingBytes(10);
    expect(bytes.add(Buffer.alloc(10))).toBe(true);
    expect(bytes.add(Buffer.alloc(1))).toBe(false);
    expect(bytes.all()).toHaveLength(10);
  });

  it('leave their memory to the system as soon as they are cleared', () => {
    const bytes = new GrowingBytes(64 * MEBIBYTE);
    const piece = Buffer.alloc(MEBIBYTE, 'a');
    for (let at = 0; at < 64; at += 1) bytes.add(piece);
    const full = residentBytes();
    bytes.clear();
    expect(full - residentBytes()).toBeGreaterThan(48 * MEBIBYTE);
  });
});
