const PAGE_BYTES = 65_536;

// The types of Node have no WebAssembly.
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } })
  .WebAssembly.Memory;

/**
 * Limits each WebAssembly memory of this thread to a number of bytes, which the limits of a thread do not count. A
 * program that asks for more gets none, as on a machine that has no more.
 */
export function limitWebAssemblyMemory(bytes: number): void {
  const grow = Reflect.get(prototype, 'grow');
  prototype.grow = function (this: Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > bytes)
      throw new RangeError(`WebAssembly memory is limited to ${bytes} bytes`);
    return grow.call(this, pages);
  };
}
