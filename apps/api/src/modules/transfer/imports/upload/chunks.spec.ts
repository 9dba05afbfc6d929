import fc from 'fast-check';
import { CHUNK_BYTES } from '../import.js';
import { inChunks } from './chunks.js';

describe('the chunks of a stream', () => {
  it('are the same bytes in pieces of one size, the last one excepted', async () => {
    const size = fc.integer({ min: 0, max: 3 * CHUNK_BYTES });
    await fc.assert(
      fc.asyncProperty(fc.array(size, { maxLength: 5 }), async (sizes) => {
        const parts = sizes.map((length, index) => Buffer.alloc(length, index + 1));
        const chunks: Buffer[] = [];
        for await (const chunk of inChunks(stream(parts))) chunks.push(chunk);
        expect(Buffer.concat(chunks).equals(Buffer.concat(parts))).toBe(true);
        const [last = Buffer.alloc(1), ...rest] = [...chunks].reverse();
        expect(rest.every(({ length }) => length === CHUNK_BYTES)).toBe(true);
        expect(last.length > 0 && last.length <= CHUNK_BYTES).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

async function* stream(parts: Buffer[]): AsyncGenerator<Buffer> {
  yield* parts;
}
