import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import type { CreateWordbookRequest, EditWordbookRequest, PageQuery } from '@wordgrove/dto';
import { failedPrecondition, notFound, permissionDenied } from '../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { isUuid } from '../../platform/http/uuid.js';
import { demandVisibleName } from '../../platform/http/new-texts.js';
import { Clock } from '../../platform/time/clock.js';
import { TOO_MANY_WORDBOOKS, type Wordbook } from './wordbook.js';
import { WordbookRepository, type WordbookEdit } from './wordbook.repository.js';

/** Creates, finds, edits and deletes wordbooks. */
@Injectable()
export class WordbooksService {
  constructor(
    private readonly wordbooks: WordbookRepository,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  /** Creates a wordbook. @throws ApiError 400 `TOO_MANY_WORDBOOKS` */
  async create(ownerId: string, request: CreateWordbookRequest): Promise<Wordbook> {
    const created = await this.wordbooks.create({
      id: randomUUID(),
      ownerId,
      name: request.name,
      description: request.description ?? '',
      language: request.language ?? DEFAULT_LANGUAGE,
      visibility: request.visibility ?? 'PRIVATE',
      at: this.clock.now(),
    });
    if (created !== undefined) return created;
    throw failedPrecondition('TOO_MANY_WORDBOOKS', TOO_MANY_WORDBOOKS);
  }

  /**
   * Returns a page of the user's own and the public wordbooks.
   * @throws ApiError 400 `INVALID_PAGE_TOKEN`
   */
  list(userId: string, query: PageQuery): Promise<Page<Wordbook>> {
    return this.newestFirst.page(['wordbooks', userId], query, (cursor, limit) =>
      this.wordbooks.list(userId, cursor, limit),
    );
  }

  /** Returns a wordbook that the user may read. @throws ApiError 404 */
  async get(userId: string, id: string): Promise<Wordbook> {
    const wordbook = isUuid(id) ? await this.wordbooks.find(id, userId) : undefined;
    if (wordbook === undefined) throw notFound('wordbook');
    return wordbook;
  }

  /**
   * Returns a wordbook that the user may change.
   * @throws ApiError 404; 403 `NOT_OWNER` if the user may only read it
   */
  async getOwn(userId: string, id: string): Promise<Wordbook> {
    const wordbook = await this.get(userId, id);
    if (wordbook.ownerId === userId) return wordbook;
    throw permissionDenied('NOT_OWNER', 'Only its owner can change this wordbook');
  }

  /** Edits a wordbook and returns it. @throws ApiError 400 `INVALID_CHARACTER`, 404 or 403 */
  async edit(userId: string, id: string, request: EditWordbookRequest): Promise<Wordbook> {
    await this.getOwn(userId, id);
    const edit = { ...request, at: this.clock.now() };
    const edited = await this.wordbooks.edit(id, userId, edit, (before) =>
      demandName(before, edit),
    );
    if (edited === undefined) throw notFound('wordbook');
    return edited;
  }

  /** Deletes a wordbook. @throws ApiError 404 or 403 */
  async delete(userId: string, id: string): Promise<void> {
    await this.getOwn(userId, id);
    if (!(await this.wordbooks.delete(id, userId))) throw notFound('wordbook');
  }
}

// What others begin to see needs a visible name. The name of a private wordbook may have come from a file.
function demandName(before: Wordbook, { name, visibility }: WordbookEdit): void {
  const isShared = before.visibility === 'PRIVATE' && (visibility ?? 'PRIVATE') !== 'PRIVATE';
  if (isShared) demandVisibleName(name ?? before.name);
  else demandVisibleName(name, before.name);
}
