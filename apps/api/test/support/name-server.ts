import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TYPES = { 1: 'A', 28: 'AAAA', 16: 'TXT' } as const;
type RecordType = (typeof TYPES)[keyof typeof TYPES];

/** The records of a name: addresses as bytes, texts in parts. */
type Records = Partial<Record<RecordType, Buffer[]>>;

const HEADER_BYTES = 12;
const RESPONSE = 0x8180;
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
const NAME_OF_QUESTION = Buffer.from([0xc0, HEADER_BYTES]);

/** A name server on a loopback address, which knows a few names (RFC 1035). */
export class NameServer {
  readonly names = new Map<string, Records | 'SILENT' | 'BROKEN'>();

  private constructor(private readonly socket: Socket) {
    socket.on('message', (query, { port, address }) => {
      const response = this.responseTo(query);
      if (response !== null) socket.send(response, port, address);
    });
  }

  static async open(): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  close(): void {
    this.socket.close();
  }

  private responseTo(query: Buffer): Buffer | null {
    const { name, end } = nameIn(query);
    const question = query.subarray(HEADER_BYTES, end + 4);
    const known = this.names.get(name);
    if (known === 'SILENT') return null;
    if (known === undefined) return message(query, NO_SUCH_NAME, question, []);
    if (known === 'BROKEN') return message(query, SERVER_FAILURE, question, []);
    const type = query.readUInt16BE(end) as keyof typeof TYPES;
    return message(query, 0, question, (known[TYPES[type]] ?? []).map(recordOf(type)));
  }
}

/** The data of a TXT record of these parts. */
export function textRecord(...parts: string[]): Buffer {
  return Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
  );
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

const recordOf = (type: number) => (data: Buffer) => {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([NAME_OF_QUESTION, fixed, data]);
};

function message(query: Buffer, code: number, question: Buffer, records: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(RESPONSE | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, question, ...records]);
}
