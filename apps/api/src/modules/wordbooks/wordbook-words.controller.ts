import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@wordgrove/contracts';
import {
  AddWordsRequest,
  CollectWordbookResponse,
  ListWordbookWordsResponse,
  PageQuery,
  RemoveWordsRequest,
  WordbookResponse,
} from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../platform/access/access.decorators.js';
import { WeighsBy } from '../../platform/access/batch-weight.js';
import type { Principal } from '../../platform/access/principal.js';
import { BATCH_BODY, TakesBody } from '../../platform/http/request-body.js';
import { Responds } from '../../platform/http/responds.js';
import { presentWordbook, presentWordbookWord } from './wordbook.presenter.js';
import { WordbookWordsService } from './wordbook-words.service.js';

/** The terms of a wordbook. */
@ApiTags('Wordbooks')
@Controller('api/v1/wordbooks/:id')
export class WordbookWordsController {
  constructor(private readonly service: WordbookWordsService) {}

  @Get('words')
  @RequireScope('wordbooks:read')
  @Responds(
    ListWordbookWordsResponse,
    "List the terms of a wordbook with the reader's own mastery level",
  )
  async list(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
    @Query() query: PageQuery,
  ) {
    const { items, nextPageToken } = await this.service.list(userId, id, query);
    return { words: items.map(presentWordbookWord), next_page_token: nextPageToken };
  }

  @Post('add-words')
  @RequireScope('wordbooks:write')
  @TakesBody(BATCH_BODY)
  @WeighsBy('words', LIMITS.collectBatch)
  @Responds(WordbookResponse, `Add up to ${LIMITS.collectBatch} terms to one of your wordbooks`, {
    400: ['TOO_MANY'],
    403: ['NOT_OWNER'],
  })
  async add(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
    @Body() { words }: AddWordsRequest,
  ) {
    return { wordbook: presentWordbook(await this.service.add(userId, id, words)) };
  }

  @Post('remove-words')
  @RequireScope('wordbooks:write')
  @TakesBody(BATCH_BODY)
  @WeighsBy('terms', LIMITS.collectBatch)
  @Responds(
    WordbookResponse,
    `Remove up to ${LIMITS.collectBatch} terms from one of your wordbooks`,
    {
      403: ['NOT_OWNER'],
    },
  )
  async remove(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
    @Body() { terms }: RemoveWordsRequest,
  ) {
    return { wordbook: presentWordbook(await this.service.remove(userId, id, terms)) };
  }

  @Post('collect')
  @RequireScope('wordbooks:read', 'words:write')
  @Responds(CollectWordbookResponse, 'Collect all terms of a wordbook as learned words')
  collect(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
  ): Promise<CollectWordbookResponse> {
    return this.service.collect(principal, id);
  }
}
