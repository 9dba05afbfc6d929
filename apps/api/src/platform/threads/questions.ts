import type { MessagePort } from 'node:worker_threads';

/** A question of a thread to the main thread, or the answer to the question of this number. */
interface Message {
  number: number;
  content: unknown;
}

/** Sent to a thread instead of an answer if nobody needs its work any more. */
const STOP = 'stop';

/** Receives the answer to a question. */
interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
}

/** The questions of a thread to the main thread. It waits for each answer, so that neither of them runs ahead. */
export class Questions<Question> {
  private readonly waiting = new Map<number, Waiting>();
  private readonly stopping = new AbortController();
  private number = 0;

  constructor(private readonly port: MessagePort) {
    port.on('message', (message: Message | typeof STOP) => {
      if (message === STOP) this.stop();
      else this.take(message);
    });
    port.on('close', () => this.stop());
  }

  /** Aborted if nobody needs the thread's work any more. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** @throws the reason of the signal */
  ask(content: Question): Promise<unknown> {
    this.signal.throwIfAborted();
    this.number += 1;
    const { number } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.port.postMessage({ number, content } satisfies Message);
    });
  }

  private take({ number, content }: Message): void {
    this.waiting.get(number)?.resolve(content);
    this.waiting.delete(number);
  }

  private stop(): void {
    this.stopping.abort();
    for (const { reject } of this.waiting.values()) reject(this.signal.reason);
    this.waiting.clear();
  }
}

/** Sends what `answer` returns to the thread that asks. A question for which it fails gets no answer, and `fail` is called. */
export function answerQuestions<Question>(
  port: MessagePort,
  answer: (question: Question) => Promise<unknown>,
  fail: (error: unknown) => void,
): void {
  port.on('message', ({ number, content: question }: Message) => {
    answer(question as Question)
      .then((content) => port.postMessage({ number, content } satisfies Message, memoryOf(content)))
      .catch(fail);
  });
}

/** Tells the thread that asks that nobody needs its work any more. */
export function stopQuestions(port: MessagePort): void {
  port.postMessage(STOP);
}

/** Returns the memory of a piece of a file, which the thread takes over. A copy would stay in this thread until its garbage is collected. */
function memoryOf(content: unknown): ArrayBuffer[] {
  if (!(content instanceof Uint8Array) || !(content.buffer instanceof ArrayBuffer)) return [];
  // Small buffers share memory with others.
  return content.byteLength === content.buffer.byteLength ? [content.buffer] : [];
}
