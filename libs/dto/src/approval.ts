import { ApiProperty } from '@nestjs/swagger';

/** An approval by an admin, of an application or of a revision. */
export class ApprovalDto {
  @ApiProperty({ format: 'date-time' })
  approved_at!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The version of the review criteria. Null for approvals from before there were criteria.',
  })
  criteria_version!: number | null;
}
