import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListLanguagesResponse } from '@wordgrove/dto';
import type { Response } from 'express';
import { AnyToken } from '../../platform/access/access.decorators.js';
import { sendJsonText } from '../../platform/http/json-text.js';
import { Responds } from '../../platform/http/responds.js';
import { InstalledPacks, type PackListing } from '../dictionaries/index.js';
import { presentLanguages } from './languages.presenter.js';

/** The languages that words can be in, and their dictionaries. */
@ApiTags('Learned words')
@Controller('api/v1/learning/languages')
export class LanguagesController {
  // It changes only while dictionaries are indexed, and to write it anew would take a good part of such a call.
  private answer: { of: PackListing; text: Buffer } | undefined;

  constructor(private readonly packs: InstalledPacks) {}

  @Get()
  @AnyToken()
  @Responds(ListLanguagesResponse, 'List the supported languages and their dictionaries')
  async list(@Res() response: Response): Promise<void> {
    await this.packs.opened();
    const { listing } = this.packs;
    if (this.answer?.of !== listing)
      this.answer = { of: listing, text: Buffer.from(JSON.stringify(presentLanguages(listing))) };
    sendJsonText(response, this.answer.text);
  }
}
