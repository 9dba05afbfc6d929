import { ImportFault } from '../../../../platform/files/import-fault.js';

/** The code of the error that Node.js's decoder throws. */
const NOT_UTF8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Returns the text of UTF-8 bytes, piece by piece. @throws ImportFault if the bytes are not UTF-8 */
export async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw (error as { code?: unknown }).code === NOT_UTF8 ? notUtf8() : error;
  }
}

function notUtf8(): ImportFault {
  return new ImportFault({
    line: null,
    field: null,
    reason: 'INVALID_FILE',
    description: 'The file is not encoded in UTF-8',
  });
}
