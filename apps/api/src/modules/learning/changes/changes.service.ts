import { Injectable } from '@nestjs/common';
import type { ListChangesQuery, ListChangesResponse } from '@wordgrove/dto';
import { LIMITS } from '@wordgrove/contracts';
import { invalidArgument } from '../../../platform/http/api-error.js';
import { SealedTokens } from '../../../platform/http/sealed-tokens.js';
import { Clock } from '../../../platform/time/clock.js';
import { presentLearnedWord } from '../learned-word.presenter.js';
import type { LearnedWord } from '../learned-word.js';
import { ChangesRepository, type Change, type ChangeCursor } from './changes.repository.js';
import { TOMBSTONE_LIFETIME_MS } from './tombstones.js';

/** Tells clients what changed since they last asked. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly changes: ChangesRepository,
    private readonly tokens: SealedTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 400 `INVALID_SYNC_TOKEN` */
  async list(userId: string, query: ListChangesQuery): Promise<ListChangesResponse> {
    const cursor = query.sync_token
      ? this.open(userId, query.sync_token)
      : await this.changes.start(userId);
    const size = Math.min(query.page_size || LIMITS.changesDefault, LIMITS.changesMax);
    const found = await this.changes.list(userId, cursor, size + 1);
    const page = found.slice(0, size);
    return {
      learned_words: page.filter(isWord).map(presentLearnedWord),
      deleted_ids: page.filter((change) => !isWord(change)).map(({ wordId }) => wordId),
      next_sync_token: this.seal(userId, { ...cursor, ...page.at(-1) }),
      has_more: found.length > size,
    };
  }

  private seal(userId: string, { changeNumber, wordId, deletionsAfter }: ChangeCursor): string {
    const cursor = [changeNumber, wordId, deletionsAfter, this.clock.now().getTime()];
    return this.tokens.seal(feedOf(userId), cursor);
  }

  private open(userId: string, token: string): ChangeCursor {
    const cursor = this.tokens.open(feedOf(userId), token);
    const [changeNumber, wordId, deletionsAfter, sealedAt] = cursor ?? [];
    // Later ones may miss tombstones that are gone.
    const isCurrent = this.clock.now().getTime() - Number(sealedAt) < TOMBSTONE_LIFETIME_MS;
    if (cursor === undefined || !isCurrent) throw invalidSyncToken();
    return {
      changeNumber: String(changeNumber),
      wordId: String(wordId),
      deletionsAfter: String(deletionsAfter),
    };
  }
}

function feedOf(userId: string): readonly string[] {
  return ['changes', userId];
}

function isWord(change: Change): change is Change & LearnedWord {
  return change.id !== null;
}

function invalidSyncToken() {
  return invalidArgument({
    reason: 'INVALID_SYNC_TOKEN',
    field: 'sync_token',
    description: 'is none of yours, or too old; begin again without one',
  });
}
