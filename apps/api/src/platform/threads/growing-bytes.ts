/** The memory that is kept while nothing large is put together. To take it each time takes longer. */
const KEPT_BYTES = 64 * 1024;

interface ResizableBuffer extends ArrayBuffer {
  resize(bytes: number): void;
}

// The types of ES2023 do not have it.
const Resizable = ArrayBuffer as unknown as new (
  bytes: number,
  options: { maxByteLength: number },
) => ResizableBuffer;

/**
 * Puts bytes together that come in pieces, of which there may be many megabytes. They are in memory that the system gets back as soon as
 * they are cleared. Large buffers are otherwise kept by the C library, for each thread that has ever had some, even if it has ended.
 */
export class GrowingBytes {
  private readonly memory: ResizableBuffer;
  private used = 0;

  constructor(private readonly maxBytes: number) {
    this.memory = new Resizable(0, { maxByteLength: maxBytes });
  }

  /** Returns false if there would be more bytes than there may be. Then it adds nothing. */
  add(bytes: Uint8Array): boolean {
    const length = this.used + bytes.length;
    if (length > this.maxBytes) return false;
    if (length > this.memory.byteLength) this.memory.resize(this.roomFor(length));
    new Uint8Array(this.memory, this.used, bytes.length).set(bytes);
    this.used = length;
    return true;
  }

  /** Returns all bytes, which are there until they are cleared. */
  all(): Uint8Array {
    return new Uint8Array(this.memory, 0, this.used);
  }

  clear(): void {
    this.used = 0;
    if (this.memory.byteLength > KEPT_BYTES) this.memory.resize(KEPT_BYTES);
  }

  private roomFor(length: number): number {
    return Math.min(this.maxBytes, Math.max(KEPT_BYTES, length));
  }
}
