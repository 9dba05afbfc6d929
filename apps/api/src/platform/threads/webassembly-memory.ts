const PAGE_BYTES = 65_536;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

// The types of Node.js do not have it.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: { prototype: Memory } };
};

/**
 * Bounds the memory of each WebAssembly module of this thread from now on. The limits of a thread do not include it, and
 * SQLite, which runs in it, takes as much as a file asks for. A module that gets no more has run out of memory.
 * @returns a function that takes the bound away
 */
export function limitWebAssembly(maxBytes: number): () => void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (this: Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > maxBytes)
      throw new RangeError('WebAssembly gets no more memory');
    return grow.call(this, pages);
  };
  return () => void (prototype.grow = grow);
}
