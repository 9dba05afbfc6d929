import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A Redis of which only as much exists as the rate limit needs, and that can hang. */
export interface FakeRedis {
  url: string;
  /** The scripts that it has received, each as its key. */
  readonly scripts: readonly string[];
  /** Goes on to accept connections and to read, but responds to nothing, as a stopped process does. */
  hang(): void;
  /** Responds to everything that has come meanwhile, and to all that follows. */
  resume(): void;
  /** Responds that many milliseconds later from now on. */
  slowDown(ms: number): void;
  /** Never responds on the connections that exist now, as if a network dropped their bytes. */
  forsakeConnections(): void;
  /** Refuses to count on the connections that exist now, as if a name led new ones to another server after a failover. */
  failOver(): void;
  /** Responds to a command with an error from now on, or again as before if there is none. */
  refuse(command: string, error?: string): void;
  /** Closes the connections that exist now. */
  cutConnections(): void;
  close(): Promise<void>;
}

const READ_ONLY = "-READONLY You can't write against a read only replica.\r\n";

/** Starts a fake Redis on a loopback socket. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const scripts: string[] = [];
  const hits = new Map<string, number>();
  const forsaken = new WeakSet<Socket>();
  const demoted = new WeakSet<Socket>();
  const refused = new Map<string, string>();
  let held: (() => void)[] | undefined;
  let slownessMs = 0;
  const reply = (socket: Socket, words: string[]): void => {
    const refusal = demoted.has(socket) ? READ_ONLY : refused.get(words[0]?.toLowerCase() ?? '');
    const text = refusal ?? answerTo(words, hits);
    if (forsaken.has(socket)) return;
    const send = () => !socket.destroyed && socket.write(text);
    if (held !== undefined) held.push(send);
    else if (slownessMs > 0) setTimeout(send, slownessMs);
    else send();
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    readCommands(socket, (words) => {
      if (words[0]?.toLowerCase() === 'eval') scripts.push(words[3] ?? '');
      reply(socket, words);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts,
    hang: () => (held ??= []),
    resume: () => {
      const waiting = held ?? [];
      held = undefined;
      waiting.forEach((send) => send());
    },
    slowDown: (ms) => (slownessMs = ms),
    forsakeConnections: () => sockets.forEach((socket) => forsaken.add(socket)),
    failOver: () => sockets.forEach((socket) => demoted.add(socket)),
    refuse: (command, error) =>
      error === undefined ? refused.delete(command) : refused.set(command, `-${error}\r\n`),
    cutConnections: () => sockets.forEach((socket) => socket.end()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Splits what arrives into commands: `*2`, then `$4` and a word of four characters, and so on. */
function readCommands(socket: Socket, handle: (words: string[]) => void): void {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += String(chunk);
    for (let command = nextCommand(text); command !== undefined; command = nextCommand(text)) {
      text = text.slice(command.length);
      handle(command.words);
    }
  });
}

function nextCommand(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return undefined;
  const words: string[] = [];
  let at = head[0].length;
  while (words.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    const length = Number(size?.[1]);
    at += size?.[0].length ?? 0;
    if (size === null || text.length < at + length + 2) return undefined;
    words.push(text.slice(at, at + length));
    at += length + 2;
  }
  return { words, length: at };
}

// The words of a script: EVAL, the text, 1, its key, the length of its window, and what it adds.
function answerTo(words: string[], hits: Map<string, number>): string {
  const [name = '', , , key = '', windowMs = '', amount = ''] = words;
  if (name.toLowerCase() === 'ping') return '+PONG\r\n';
  if (name.toLowerCase() !== 'eval') return '+OK\r\n';
  hits.set(key, (hits.get(key) ?? 0) + Number(amount));
  return `*2\r\n:${hits.get(key)}\r\n:${windowMs}\r\n`;
}
