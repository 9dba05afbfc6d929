import { MessageChannel } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import type { Piscina } from 'piscina';
import { overloaded } from '../../../platform/http/api-error.js';
import { answerQuestions, stopQuestions } from '../../../platform/threads/questions.js';
import {
  isEndOfThread,
  LIMITS_FOR_FILES,
  runTask,
  ThreadNotStarted,
  threadPool,
} from '../../../platform/threads/thread-pool.js';
import type { Deck, DeckPart, DeckTask } from './deck-task.js';
import { MAX_EXPORTS } from './max-exports.js';

const RETRY_SECONDS = 5;

const logger = new Logger('Decks');

let thread: Piscina | undefined;

/**
 * Returns the thread that writes decks, all at once: a short one does not wait for a long one to end, and all of them take the
 * memory of one thread. It belongs to the process, and begins when it is first needed.
 */
export function deckThread(): Piscina {
  thread ??= threadPool({
    worker: 'write-deck',
    threads: 1,
    limits: LIMITS_FOR_FILES,
    tasksOfEach: MAX_EXPORTS,
  });
  return thread;
}

/**
 * Writes a deck of these parts in the thread, which asks for them as fast as it writes them. `parts` has ended when this settles,
 * and the thread has let go of its files.
 * @throws the error of `parts`, the reason of `signal`, or ApiError 503 `OVERLOADED` if the thread has ended
 */
export async function writeInThread(
  deck: Deck,
  parts: AsyncGenerator<DeckPart[], void>,
  signal: AbortSignal,
): Promise<void> {
  const failing = new AbortController();
  const ends = AbortSignal.any([failing.signal, signal]);
  const { port1: here, port2: port } = new MessageChannel();
  const next = async () => (await parts.next()).value ?? null;
  answerQuestions(here, next, (error) => failing.abort(error));
  ends.addEventListener('abort', () => stopQuestions(here), { once: true });
  try {
    ends.throwIfAborted();
    await run({ ...deck, port });
  } catch (error) {
    ends.throwIfAborted();
    throw error;
  } finally {
    here.close();
    await parts.return();
  }
}

async function run(task: DeckTask): Promise<void> {
  const options = { name: 'writeDeckFile', transferList: [task.port] };
  try {
    await runTask(deckThread(), task, options);
  } catch (error) {
    if (!(error instanceof ThreadNotStarted || isEndOfThread(error))) throw error;
    logger.warn('The thread that writes decks has ended');
    throw overloaded('The deck could not be written; try again', RETRY_SECONDS);
  }
}
