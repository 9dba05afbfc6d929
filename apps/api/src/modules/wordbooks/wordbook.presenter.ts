import type { WordbookDto, WordbookWordDto } from '@wordgrove/dto';
import type { Wordbook, WordbookWord } from './wordbook.js';

/** Returns the wire form of a wordbook. */
export function presentWordbook(wordbook: Wordbook): WordbookDto {
  return {
    id: wordbook.id,
    name: wordbook.name,
    description: wordbook.description,
    language: wordbook.language,
    visibility: wordbook.visibility,
    word_count: wordbook.wordCount,
    is_starter: wordbook.ownerId === null,
    created_at: wordbook.createdAt,
    updated_at: wordbook.updatedAt,
  };
}

/** Returns the wire form of a term of a wordbook. */
export function presentWordbookWord({ term, note, masteryLevel }: WordbookWord): WordbookWordDto {
  return { term, note, mastery_level: masteryLevel };
}
