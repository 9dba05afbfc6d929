import type {
  ExportedFit,
  ExportedParameters,
  ExportedReview,
  ExportedWord,
  ExportedWordbook,
} from '@wordgrove/dto';
import {
  presentLearnedWord,
  type FitToExport,
  type MemoryParametersRow,
  type WordToExport,
} from '../../learning/index.js';
import { presentReview, type ReviewToExport } from '../../review/index.js';
import type { WordbookHead } from '../../wordbooks/index.js';

// Each is as the API shows it elsewhere, with what an import needs beyond that.

export function presentWord(word: WordToExport): ExportedWord {
  return {
    ...presentLearnedWord(word),
    memory: {
      state: word.memoryState,
      suspended: word.suspended,
      stability: word.stability,
      difficulty: word.difficulty,
      learning_step: word.learningStep,
      declared_mastery_level: word.declaredMasteryLevel,
      declared_at: word.declaredAt,
    },
  };
}

export function presentReviewInFile(review: ReviewToExport): ExportedReview {
  return { ...presentReview(review), created_at: review.createdAt };
}

/** But for its terms, which follow. */
export function presentWordbookHead(wordbook: WordbookHead): Omit<ExportedWordbook, 'words'> {
  return {
    id: wordbook.id,
    name: wordbook.name,
    description: wordbook.description,
    language: wordbook.language,
    visibility: wordbook.visibility,
    created_at: wordbook.createdAt,
    updated_at: wordbook.updatedAt,
  };
}

export function presentParameters(
  parameters: MemoryParametersRow & { updatedAt: string },
): ExportedParameters {
  const { retention, weights, updatedAt } = parameters;
  return { desired_retention: retention, weights, updated_at: updatedAt };
}

export function presentFit(fit: FitToExport): ExportedFit {
  return {
    id: fit.id,
    weights: fit.weights,
    review_count: fit.reviewCount,
    default_log_loss: fit.defaultLogLoss,
    fitted_log_loss: fit.fittedLogLoss,
    adopted: fit.adopted,
    fitted_at: fit.fittedAt,
  };
}
