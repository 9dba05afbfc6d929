import { ALL_LANGUAGES, LANGUAGES, type Language } from '@wordgrove/contracts';
import type { DictionaryDto, LanguageEntryDto, ListLanguagesResponse } from '@wordgrove/dto';
import type { PackListing, ReadyPack } from '../dictionaries/index.js';

/** The bundled dictionary. */
const WORDNET: DictionaryDto = {
  title: 'WORDNET',
  definition_language: 'en',
  licence: 'WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.',
  source: 'https://wordnet.princeton.edu/',
  entry_count: 147_478,
  hash: null,
};

export function presentLanguages({ ready, unavailable }: PackListing): ListLanguagesResponse {
  return {
    languages: ALL_LANGUAGES.map((language) => presentLanguage(language, ready)),
    unavailable_dictionaries: unavailable.map(({ name, state, reason }) => ({
      name,
      state,
      reason,
    })),
  };
}

function presentLanguage(language: Language, ready: readonly ReadyPack[]): LanguageEntryDto {
  const bundled = language === 'LANGUAGE_ENGLISH' ? [WORDNET] : [];
  const installed = ready.filter(({ pack }) => pack.description.language === language);
  const dictionaries = [...bundled, ...installed.map(presentPack)];
  return {
    language,
    english_name: LANGUAGES[language].englishName,
    native_name: LANGUAGES[language].nativeName,
    has_dictionary: dictionaries.length > 0,
    dictionaries,
  };
}

function presentPack({ hash, pack }: ReadyPack): DictionaryDto {
  const { title, definitionLanguage, licence, source } = pack.description;
  return {
    title,
    definition_language: definitionLanguage,
    licence,
    source,
    entry_count: pack.entryCount,
    hash,
  };
}
