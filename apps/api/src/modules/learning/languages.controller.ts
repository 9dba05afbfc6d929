import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ALL_LANGUAGES, LANGUAGES } from '@wordgrove/contracts';
import { ListLanguagesResponse } from '@wordgrove/dto';
import { Lexicon } from '@wordgrove/lexicon';
import { AnyToken } from '../../platform/access/access.decorators.js';
import { Responds } from '../../platform/http/responds.js';

/** The languages that words can be in. */
@ApiTags('Learned words')
@Controller('api/v1/learning/languages')
export class LanguagesController {
  private readonly answer = listLanguages();

  @Get()
  @AnyToken()
  @Responds(ListLanguagesResponse, 'List the supported languages')
  list(): ListLanguagesResponse {
    return this.answer;
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
