import type { FlashcardDto } from '@wordgrove/dto';
import type { Flashcard } from './flashcard.js';

/** Returns the wire form of a flashcard. */
export function presentFlashcard({ card, word }: Flashcard): FlashcardDto {
  return {
    id: card.id,
    learned_word_id: card.learnedWordId,
    term: word.term,
    language: word.language,
    question_type: card.questionType,
    question: card.question,
    hint: card.hint,
    options: card.options,
    correct_answer: card.correctAnswer,
    accepted_answers: card.acceptedAnswers,
    explanation: card.explanation,
    source: card.source,
    state: word.memoryState,
    due_at: card.dueAt,
    expires_at: card.expiresAt,
  };
}
