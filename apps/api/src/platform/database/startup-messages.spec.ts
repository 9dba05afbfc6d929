import { ProtocolFault, StartupMessages } from './startup-messages.js';

function message(type: string, body: string, length = body.length + 4): string {
  const head = Buffer.alloc(5, type);
  head.writeUInt32BE(length, 1);
  return head.toString('latin1') + body;
}

const OK = message('R', '\0\0\0\0');
const READY = message('Z', 'I');

/** Returns the fault of what a server sends, in pieces of a number of bytes. */
function faultOf(sent: string, size = Infinity): string | undefined {
  const messages = new StartupMessages();
  const bytes = Buffer.from(sent, 'latin1');
  try {
    for (let at = 0; at < bytes.length; at += size) messages.add(bytes.subarray(at, at + size));
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolFault);
    return (error as Error).message;
  }
}

describe('the startup of a connection', () => {
  it.each([1, 3, 7, Infinity])('takes what a server sends, in pieces of %d bytes', (size) => {
    const notice = message('N', 'SNOTICE\0VNOTICE\0\0');
    const state = message('S', 'TimeZone\0UTC\0') + message('K', '12345678');
    expect(faultOf(notice + OK + state + READY + 'D\0whatever', size)).toBeUndefined();
    expect(faultOf(message('E', 'SFATAL\0C28P01\0Mno\0\0'), size)).toBeUndefined();
  });

  it.each([
    ['a notice without an end', 'N\0\0\0\x08zzzz'],
    ['an error without an end', 'E\0\0\0\x08zzzz'],
    ['an error without fields', 'E\0\0\0\x04'],
    ['an error whose text has no end', message('E', 'SFATAL\0M')],
    ['no way of authentication', 'R\0\0\0\x04'],
    ['a length below zero', 'R\xff\xff\xff\xff1234'],
    ['an endless message', 'N\x7f\xff\xff\xff'],
    ['a parameter before anything else', message('S', 'TimeZone\0UTC\0')],
    ['rows', OK + message('D', '\0\x01')],
    ['HTTP', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['SSH', 'SSH-2.0-OpenSSH_9.2p1\r\n'],
    ['Redis', '-ERR unknown command\r\n'],
    ['a key that is too short', OK + message('K', '1234')],
  ])('refuses %s', (_what, sent) => {
    for (const size of [1, Infinity])
      expect(faultOf(sent, size)).toBe("does not speak PostgreSQL's protocol");
  });

  it('refuses a way of authentication that the driver does not know', () => {
    expect(faultOf(message('R', '\0\0\0\x07'))).toMatch(/^authenticates users in a way .*GSSAPI/);
  });
});
