import { MAX_MASTERY_LEVEL, WORD_STATES, type WordState } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** What an answer of one rating, given now, would bring. */
export class NextIntervalDto {
  @ApiProperty({ format: 'date-time' })
  next_review_at!: string;

  @ApiProperty({ type: 'integer', description: 'Seconds from now.' })
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

/** What is remembered of a word, and why it is due when it is. */
export class MemoryDto {
  @ApiProperty({ enum: WORD_STATES, enumName: 'WordState' })
  state!: WordState;

  @ApiProperty({
    description: 'Days until the chance of recall falls to 90 %; 0 for a new word.',
    example: 36,
  })
  stability!: number;

  @ApiProperty({ description: '1 (easy) to 10 (hard); 0 for a new word.', example: 5.3 })
  difficulty!: number;

  @ApiProperty({ description: 'Chance of recall now, 0 to 1; 0 for a new word.', example: 0.97 })
  retrievability!: number;

  @ApiProperty({ description: 'Chance of recall at which the word falls due.', example: 0.9 })
  desired_retention!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  last_reviewed_at!: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'In a plan with a desired retention of its own it may be another time.',
  })
  next_review_at!: string;

  @ApiProperty({ type: NextIntervalsDto, description: 'What each rating would bring now.' })
  next_intervals!: NextIntervalsDto;

  @ApiProperty({ description: 'One English sentence: why the word is due when it is.' })
  reason!: string;
}

export class MemoryResponse {
  @ApiProperty({ type: MemoryDto })
  memory!: MemoryDto;
}
