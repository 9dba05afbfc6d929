import { LIMITS } from '@wordgrove/contracts';
import { ApiError, envelope } from '../../../platform/http/api-error.js';
import { countedOnly } from '../../../platform/http/fault-list.js';
import { bytesOf, withoutLongMembers, type LearnedWord, type Paged } from '../../learning/index.js';
import type { RecordedAnswer } from './recorded-answer.repository.js';

/** The outcome of an answer. Words whose lists would take too much memory come without them. */
export type Outcome = Recorded | ApiError;

type Recorded = RecordedAnswer<Paged<LearnedWord>>;

/** The bytes of the errors of a batch as JSON. If each of a hundred answers has an ordinary fault, they take fewer. */
const MAX_ERROR_BYTES = 28 * 1024;

/** The room that the results of a batch have left. What has no room loses its long parts. */
export class ResultRoom {
  private wordBytes: number = LIMITS.pageBytes;
  private errorBytes = MAX_ERROR_BYTES;

  fit(outcome: Outcome): Outcome {
    return outcome instanceof ApiError ? this.fitError(outcome) : this.fitWord(outcome);
  }

  private fitError(error: ApiError): ApiError {
    const bytes = Buffer.byteLength(JSON.stringify(envelope(error)));
    if (bytes > this.errorBytes)
      return new ApiError(error.code, 'The answer is refused', countedOnly(error.details));
    this.errorBytes -= bytes;
    return error;
  }

  private fitWord(recorded: Recorded): Recorded {
    const bytes = bytesOf(recorded.word);
    if (bytes > this.wordBytes) return { ...recorded, word: withoutLongMembers(recorded.word) };
    this.wordBytes -= bytes;
    return recorded;
  }
}
