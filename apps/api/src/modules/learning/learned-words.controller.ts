import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@wordgrove/contracts';
import {
  CollectWordRequest,
  CollectWordsRequest,
  CollectWordsResponse,
  EditLearnedWordRequest,
  EmptyDto,
  LearnedWordResponse,
  ListLearnedWordsQuery,
  ListLearnedWordsResponse,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentPrincipal, RequireScope } from '../../platform/access/access.decorators.js';
import { WeighsBy } from '../../platform/access/batch-weight.js';
import type { Principal } from '../../platform/access/principal.js';
import { whileRead } from '../../platform/http/departure.js';
import { sendJson } from '../../platform/http/file-response.js';
import { jsonWithList, sendJsonList } from '../../platform/http/json-list.js';
import { BATCH_BODY, TakesBody } from '../../platform/http/request-body.js';
import { Responds } from '../../platform/http/responds.js';
import { CollectService } from './collect/collect.service.js';
import { presentLearnedWord } from './learned-word.presenter.js';
import type { LearnedWord } from './learned-word.js';
import { LearnedWordsService } from './learned-words.service.js';
import type { Paged } from './pages/word-page.js';
import { WordSlices, type ShownWords } from './pages/word-slices.js';
import { WordListService } from './word-list.service.js';

const COLLECTED: ShownWords<Paged<LearnedWord>> = {
  wordOf: (word) => word,
  present: (_, word) => presentLearnedWord(word as LearnedWord),
};

/** The words that a user learns. */
@ApiTags('Learned words')
@Controller('api/v1/learning')
export class LearnedWordsController {
  constructor(
    private readonly collecting: CollectService,
    private readonly words: LearnedWordsService,
    private readonly lists: WordListService,
    private readonly slices: WordSlices,
  ) {}

  @Post('collect-word')
  @RequireScope('words:write')
  @Responds(
    LearnedWordResponse,
    'Collect a word; if it was collected before, its tags, notes and contexts are added',
    {
      400: ['TOO_MANY'],
    },
  )
  async collect(@CurrentPrincipal() principal: Principal, @Body() body: CollectWordRequest) {
    return {
      learned_word: presentLearnedWord(await this.collecting.collect(principal, body.spec)),
    };
  }

  @Post('collect-words')
  @RequireScope('words:write')
  @TakesBody(BATCH_BODY)
  @WeighsBy('specs', LIMITS.collectBatch)
  @Responds(
    CollectWordsResponse,
    `Collect up to ${LIMITS.collectBatch} words, either all of them or none`,
    {
      400: ['TOO_MANY'],
    },
  )
  async collectAll(
    @CurrentPrincipal() principal: Principal,
    @Body() body: CollectWordsRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { words, createdCount } = await this.collecting.collectAll(principal, body.specs);
    const items = this.slices.json(words, COLLECTED);
    await sendJson(response, jsonWithList('learned_words', items, { created_count: createdCount }));
  }

  @Get('learned-words')
  @RequireScope('words:read')
  @Responds(ListLearnedWordsResponse, "List the user's learned words", {
    400: ['INVALID_FILTER', 'INVALID_ORDER_BY', 'FILTER_TOO_EXPENSIVE'],
  })
  async list(
    @CurrentPrincipal() { userId }: Principal,
    @Query() query: ListLearnedWordsQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendJsonList(response, await this.lists.list(userId, query, whileRead(response)));
  }

  @Get('learned-words/:id')
  @RequireScope('words:read')
  @Responds(LearnedWordResponse, 'Get a learned word')
  async get(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    return { learned_word: presentLearnedWord(await this.words.get(userId, id)) };
  }

  @Patch('learned-words/:id')
  @RequireScope('words:write')
  @Responds(LearnedWordResponse, 'Edit a learned word; a list replaces the one that it has', {
    400: ['UNKNOWN_SENSE'],
  })
  async edit(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
    @Body() body: EditLearnedWordRequest,
  ) {
    return { learned_word: presentLearnedWord(await this.words.edit(userId, id, body)) };
  }

  @Delete('learned-words/:id')
  @RequireScope('words:write')
  @Responds(EmptyDto, 'Delete a learned word and its schedule')
  async delete(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    await this.words.delete(userId, id);
    return {};
  }
}
