import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CollectWordRequest,
  EditLearnedWordRequest,
  EmptyDto,
  LearnedWordResponse,
  ListLearnedWordsQuery,
  ListLearnedWordsResponse,
} from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../platform/access/access.decorators.js';
import type { Principal } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { presentLearnedWord } from './learned-word.presenter.js';
import { LearnedWordsService } from './learned-words.service.js';
import { WordListService } from './word-list.service.js';

/** The words that a user learns. */
@ApiTags('Learned words')
@Controller('api/v1/learning')
export class LearnedWordsController {
  constructor(
    private readonly words: LearnedWordsService,
    private readonly lists: WordListService,
  ) {}

  @Post('collect-word')
  @RequireScope('words:write')
  @Responds(LearnedWordResponse, 'Collect a word; the same word again adds its tags and notes')
  async collect(@CurrentPrincipal() principal: Principal, @Body() body: CollectWordRequest) {
    return { learned_word: presentLearnedWord(await this.words.collect(principal, body.spec)) };
  }

  @Get('learned-words')
  @RequireScope('words:read')
  @Responds(ListLearnedWordsResponse, "List the user's learned words")
  list(@CurrentPrincipal() { userId }: Principal, @Query() query: ListLearnedWordsQuery) {
    return this.lists.list(userId, query);
  }

  @Get('learned-words/:id')
  @RequireScope('words:read')
  @Responds(LearnedWordResponse, 'Get a learned word')
  async get(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    return { learned_word: presentLearnedWord(await this.words.get(userId, id)) };
  }

  @Patch('learned-words/:id')
  @RequireScope('words:write')
  @Responds(LearnedWordResponse, 'Edit a learned word')
  async edit(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
    @Body() body: EditLearnedWordRequest,
  ) {
    return { learned_word: presentLearnedWord(await this.words.edit(userId, id, body)) };
  }

  @Delete('learned-words/:id')
  @RequireScope('words:write')
  @Responds(EmptyDto, 'Delete a learned word with its schedule')
  async delete(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    await this.words.delete(userId, id);
    return {};
  }
}
