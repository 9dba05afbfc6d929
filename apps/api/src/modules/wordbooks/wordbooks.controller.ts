import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateWordbookRequest,
  EditWordbookRequest,
  EmptyDto,
  ListWordbooksResponse,
  PageQuery,
  WordbookResponse,
} from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../platform/access/access.decorators.js';
import type { Principal } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { presentWordbook } from './wordbook.presenter.js';
import { WordbooksService } from './wordbooks.service.js';

/** Lists of terms of one language. */
@ApiTags('Wordbooks')
@Controller('api/v1/wordbooks')
export class WordbooksController {
  constructor(private readonly service: WordbooksService) {}

  @Get()
  @RequireScope('wordbooks:read')
  @Responds(ListWordbooksResponse, "List the user's own wordbooks and all public wordbooks")
  async list(@CurrentPrincipal() { userId }: Principal, @Query() query: PageQuery) {
    const { items, nextPageToken } = await this.service.list(userId, query);
    return { wordbooks: items.map(presentWordbook), next_page_token: nextPageToken };
  }

  @Post()
  @RequireScope('wordbooks:write')
  @Responds(WordbookResponse, 'Create a wordbook', { 400: ['TOO_MANY_WORDBOOKS'] })
  async create(@CurrentPrincipal() { userId }: Principal, @Body() body: CreateWordbookRequest) {
    return { wordbook: presentWordbook(await this.service.create(userId, body)) };
  }

  @Get(':id')
  @RequireScope('wordbooks:read')
  @Responds(WordbookResponse, 'Get a wordbook; an unlisted one is found by its id')
  async get(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    return { wordbook: presentWordbook(await this.service.get(userId, id)) };
  }

  @Patch(':id')
  @RequireScope('wordbooks:write')
  @Responds(WordbookResponse, 'Edit one of your wordbooks', { 403: ['NOT_OWNER'] })
  async edit(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
    @Body() body: EditWordbookRequest,
  ) {
    return { wordbook: presentWordbook(await this.service.edit(userId, id, body)) };
  }

  @Delete(':id')
  @RequireScope('wordbooks:write')
  @Responds(EmptyDto, 'Delete one of your wordbooks; learned words are kept', {
    403: ['NOT_OWNER'],
  })
  async delete(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    await this.service.delete(userId, id);
    return {};
  }
}
