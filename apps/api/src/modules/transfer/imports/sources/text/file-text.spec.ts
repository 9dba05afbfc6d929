import { ImportFault } from '../../../../../platform/files/import-fault.js';
import { openText } from './file-text.js';

async function textOf(bytes: Buffer, size = 3) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const file = await openText(pieces(), 4);
  let text = '';
  for await (const piece of file.pieces()) text += piece;
  return { text, encoding: file.encoding };
}

const TEXT = 'Größe\r\n汉字 😀\n';
const little = (text: string) => Buffer.from(text, 'utf16le');

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16LE', little(`\uFEFF${TEXT}`), 'utf-16le'],
    ['UTF-16BE', little(`\uFEFF${TEXT}`).swap16(), 'utf-16be'],
  ])('is read from %s, however it is cut', async (_title, bytes, encoding) => {
    for (const size of [1, 2, 5, 1_000])
      expect(await textOf(bytes, size)).toEqual({ text: TEXT.replace('\r', ''), encoding });
  });

  it('is read from UTF-16 without a mark if most characters are Latin', async () => {
    expect(await textOf(little('term;note\n'))).toEqual({
      text: 'term;note\n',
      encoding: 'utf-16le',
    });
    expect((await textOf(little('term;note\n').swap16())).encoding).toBe('utf-16be');
  });

  it.each([
    ['Latin-1', Buffer.from('na\xefve', 'latin1'), '6e 61 ef 76 65'],
    ['no text', Buffer.from([0x80, 0x81, 0xfe, 0xff]), '80 81 fe ff'],
    ['UTF-16 that breaks off', little('\uFEFFab').subarray(0, 5), 'ff fe 61 00 62'],
    ['a lone surrogate', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), 'ff fe 00 d8 41 00'],
  ])('is refused from %s, with the bytes that were seen', async (_title, bytes, seen) => {
    const error: unknown = await textOf(bytes).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportFault);
    expect((error as ImportFault).error.description).toContain(`begins with the bytes ${seen}.`);
  });

  it('may be empty', async () => {
    expect(await textOf(Buffer.alloc(0))).toEqual({ text: '', encoding: 'utf-8' });
  });
});
