import { statesWithin } from './states-within.sql.js';

describe('the words that a filter can select', () => {
  it.each([
    ['', 'ANY', 'ANY'],
    ['"sea" in tags', 'ANY', 'ANY'],
    ['mastery_level >= 0 && term != "a"', 'ANY', 'ANY'],
    ['mastery_level in [1, 2]', 'ANY', 'ANY'],
    ['mastery_level > 0 || term == "a"', 'ANY', 'ANY'],
    ['!(mastery_level > 0)', 'ANY', 'ANY'],
    ['review_count < 3', 'ANY', 'ANY'],
    ['last_reviewed_at == null', 'ANY', 'ANY'],
    ['mastery_level == 0', 'ANY', 'NONE'],
    ['1 > mastery_level', 'ANY', 'NONE'],
    ['mastery_level <= 1', 'ANY', 'ANY'],
    ['state == "NEW"', 'ANY', 'NONE'],
    ['state == "SUSPENDED"', 'NONE', 'NONE'],
    ['state == "REVIEW"', 'NONE', 'ANY'],
    ['mastery_level == 5', 'NONE', 'ANY'],
    ['term == "a" && 1 <= mastery_level', 'NONE', 'ANY'],
    ['mastery_level < 0', 'NONE', 'NONE'],
    ['review_count > 38', 'REVIEWED_BEFORE', 'ANY'],
    ['review_count >= 1', 'REVIEWED_BEFORE', 'ANY'],
    ['last_reviewed_at < timestamp("2024-01-01T00:00:00Z")', 'REVIEWED_BEFORE', 'ANY'],
    ['review_count == 2 && mastery_level > 3', 'NONE', 'ANY'],
  ])('%s: new %s, scheduled %s', (filter, newWords, scheduledWords) =>
    expect(statesWithin(filter)).toEqual({ newWords, scheduledWords }),
  );
});
