import { Injectable } from '@nestjs/common';
import type { ListChangesQuery, ListChangesResponse } from '@wordgrove/dto';
import { LIMITS } from '@wordgrove/contracts';
import { invalidArgument } from '../../../platform/http/api-error.js';
import type { JsonList } from '../../../platform/http/json-list.js';
import { SealedTokens } from '../../../platform/http/sealed-tokens.js';
import { Clock } from '../../../platform/time/clock.js';
import type { LearnedWord } from '../learned-word.js';
import { wordsJson } from '../pages/words-json.js';
import { ChangesRepository, type Change, type ChangeCursor } from './changes.repository.js';
import { TOMBSTONE_LIFETIME_MS } from './tombstones.js';

/** The content of a sync token. */
interface SyncState {
  cursor: ChangeCursor;
  /** The time, in milliseconds since 1970, up to which the client has received all deletions. */
  completeAt: number;
}

/** Lists what has changed in a user's words since the client last asked. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly changes: ChangesRepository,
    private readonly tokens: SealedTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the changes after the sync token of the query: a `ListChangesResponse`.
   * @throws ApiError 400 `INVALID_SYNC_TOKEN`
   */
  async list(userId: string, query: ListChangesQuery, gone: AbortSignal): Promise<JsonList> {
    const now = this.clock.now().getTime();
    const { cursor, completeAt } = query.sync_token
      ? this.open(userId, query.sync_token, now)
      : { cursor: await this.changes.start(userId), completeAt: now };
    const size = Math.min(query.page_size || LIMITS.changesDefault, LIMITS.changesMax);
    const { items, last, hasMore } = await this.changes.list(userId, cursor, size, gone);
    const next = { cursor: { ...cursor, ...last }, completeAt: hasMore ? completeAt : now };
    const rest: Omit<ListChangesResponse, 'learned_words'> = {
      deleted_ids: items.filter((change) => !isWord(change)).map(({ wordId }) => wordId),
      next_sync_token: this.seal(userId, next),
      has_more: hasMore,
    };
    return { name: 'learned_words', items: await wordsJson(items.filter(isWord)), rest };
  }

  private seal(userId: string, { cursor, completeAt }: SyncState): string {
    const { changeNumber, wordId, deletionsAfter } = cursor;
    return this.tokens.seal(feedOf(userId), [changeNumber, wordId, deletionsAfter, completeAt]);
  }

  private open(userId: string, token: string, now: number): SyncState {
    const sealed = this.tokens.open(feedOf(userId), token);
    const [changeNumber, wordId, deletionsAfter, completeAt] = sealed ?? [];
    // With an older token, the client could miss deletions whose tombstones have expired.
    const isCurrent = now - Number(completeAt) < TOMBSTONE_LIFETIME_MS;
    if (sealed === undefined || !isCurrent) throw invalidSyncToken();
    const cursor = {
      changeNumber: String(changeNumber),
      wordId: String(wordId),
      deletionsAfter: String(deletionsAfter),
    };
    return { cursor, completeAt: Number(completeAt) };
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
    description: 'does not belong to you or is too old; start again without one',
  });
}
