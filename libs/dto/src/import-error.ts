import { ERROR_REASONS, type ErrorReason } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** An error in a file. */
export class ImportErrorDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The line of the file, or the position of the note in a deck, from 1. Null if the error concerns the whole file.',
  })
  line!: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'term' })
  field!: string | null;

  @ApiProperty({ enum: Object.keys(ERROR_REASONS), enumName: 'ErrorReason' })
  reason!: ErrorReason;

  @ApiProperty()
  description!: string;
}
