import type { Response } from 'express';
import { ownLoopTurn } from '../time/loop-turn.js';
import { sendJson } from './file-response.js';
import { sendJsonText } from './json-text.js';
import { slicesOf } from './slices.js';

/** An object whose member `name` is a list. `items` are the items as JSON, and `rest` are the members after the list. */
export interface JsonList {
  name: string;
  items: readonly string[];
  rest: object;
}

/** Sends an object with a list. A long one is sent in slices, between which others get their turn. */
export async function sendJsonList(
  response: Response,
  { name, items, rest }: JsonList,
): Promise<void> {
  const slices = [...slicesOf(items, (item) => Buffer.byteLength(item))];
  if (slices.length > 1) await sendJson(response, jsonWithList(name, inTurns(slices), rest));
  else sendJsonText(response, headOf(name) + items.join() + tailOf(rest));
}

/**
 * Returns the JSON of an object whose member `name` is a list, piece by piece. `items` are the items as JSON,
 * separated by commas, and `rest` are the members after the list.
 */
export async function* jsonWithList(
  name: string,
  items: AsyncIterable<string>,
  rest: object = {},
): AsyncGenerator<string> {
  let head = headOf(name);
  for await (const piece of items) {
    yield head + piece;
    head = '';
  }
  yield head + tailOf(rest);
}

async function* inTurns(slices: readonly string[][]): AsyncGenerator<string> {
  let separator = '';
  for (const slice of slices) {
    await ownLoopTurn();
    yield separator + slice.join();
    separator = ',';
  }
}

function headOf(name: string): string {
  return `{${JSON.stringify(name)}:[`;
}

function tailOf(rest: object): string {
  const members = JSON.stringify(rest).slice(1);
  return `]${members === '}' ? '' : ','}${members}`;
}
