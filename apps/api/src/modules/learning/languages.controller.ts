import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ALL_LANGUAGES, LANGUAGES } from '@wordgrove/contracts';
import { ListLanguagesResponse } from '@wordgrove/dto';
import { Lexicon } from '@wordgrove/lexicon';
import type { Response } from 'express';
import { AnyToken } from '../../platform/access/access.decorators.js';
import { sendJsonText } from '../../platform/http/json-text.js';
import { Responds } from '../../platform/http/responds.js';

/** The languages that words can be in. */
@ApiTags('Learned words')
@Controller('api/v1/learning/languages')
export class LanguagesController {
  // It never changes, and to write it anew would take a good part of such a call.
  private readonly answer = Buffer.from(JSON.stringify(listLanguages()));

  @Get()
  @AnyToken()
  @Responds(ListLanguagesResponse, 'List the supported languages')
  list(@Res() response: Response): void {
    sendJsonText(response, this.answer);
  }
}

function listLanguages(): ListLanguagesResponse {
  const dictionaries = Lexicon.open().languages;
  return {
    languages: ALL_LANGUAGES.map((language) => ({
      language,
      english_name: LANGUAGES[language].englishName,
      native_name: LANGUAGES[language].nativeName,
      has_dictionary: dictionaries.has(language),
    })),
  };
}
