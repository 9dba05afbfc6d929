import { MAX_MASTERY_LEVEL, WORD_STATES, type WordState } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The result that an answer with one rating would have now. */
export class NextIntervalDto {
  @ApiProperty({ format: 'date-time' })
  next_review_at!: string;

  @ApiProperty({ type: 'integer', description: 'Seconds from now until the next review.' })
  interval_seconds!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_MASTERY_LEVEL })
  mastery_level!: number;
}

export class NextIntervalsDto {
  @ApiProperty({ type: NextIntervalDto })
  AGAIN!: NextIntervalDto;

  @ApiProperty({ type: NextIntervalDto })
  HARD!: NextIntervalDto;

  @ApiProperty({ type: NextIntervalDto })
  GOOD!: NextIntervalDto;

  @ApiProperty({ type: NextIntervalDto })
  EASY!: NextIntervalDto;
}

/** The memory state of a word, and the reason for the time at which it is due. */
export class MemoryDto {
  @ApiProperty({ enum: WORD_STATES, enumName: 'WordState' })
  state!: WordState;

  @ApiProperty({
    description: 'The number of days until the chance of recall falls to 90 %. 0 for a new word.',
    example: 36,
  })
  stability!: number;

  @ApiProperty({ description: 'From 1 (easy) to 10 (hard). 0 for a new word.', example: 5.3 })
  difficulty!: number;

  @ApiProperty({
    description: 'The chance of recall now, from 0 to 1. 0 for a new word.',
    example: 0.97,
  })
  retrievability!: number;

  @ApiProperty({ description: 'The chance of recall at which the word is due.', example: 0.9 })
  desired_retention!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  last_reviewed_at!: string | null;

  @ApiProperty({
    format: 'date-time',
    description:
      'The time at which the word is due. Plans with their own desired retention can use another time.',
  })
  next_review_at!: string;

  @ApiProperty({
    type: NextIntervalsDto,
    description: 'The result that each rating would have now.',
  })
  next_intervals!: NextIntervalsDto;

  @ApiProperty({
    description: 'The reason for the time at which the word is due, as one English sentence.',
  })
  reason!: string;
}

export class MemoryResponse {
  @ApiProperty({ type: MemoryDto })
  memory!: MemoryDto;
}
