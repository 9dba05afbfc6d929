/**
 * Bounds the bytes that this thread decodes into one text from now on, whichever library decodes them. If the memory of a
 * thread runs out, only the thread ends, unless it asks for much at once: then the whole process does.
 * @returns a function that takes the bound away
 */
export function limitDecoding(maxBytes: number): () => void {
  const { prototype } = TextDecoder;
  const { decode } = prototype;
  prototype.decode = function (bytes, options) {
    if ((bytes?.byteLength ?? 0) > maxBytes) throw new RangeError('The text is too long');
    return decode.call(this, bytes, options);
  };
  return () => void (prototype.decode = decode);
}
