import type { ReviewSide } from '@wordgrove/contracts';
import type { ReviewChecksResponse } from '@wordgrove/dto';
import { call, segment } from './client';

const at = (id: string, reader: ReviewSide) =>
  `${reader === 'ADMIN' ? 'admin/' : ''}applications/${segment(id)}/checks`;

export function readChecks(id: string, reader: ReviewSide): Promise<ReviewChecksResponse> {
  return call('GET', at(id, reader));
}

/** Asks for another run. The response is what is known until it ends. */
export function runChecksAgain(id: string, reader: ReviewSide): Promise<ReviewChecksResponse> {
  return call('POST', at(id, reader));
}
