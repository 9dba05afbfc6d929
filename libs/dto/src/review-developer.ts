import {
  APPLICATION_MESSAGE_KINDS,
  APPLICATION_STATUSES,
  LIMITS,
  type ApplicationMessageKind,
  type ApplicationStatus,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** Another application of a developer. */
export class OtherApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  client_id!: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status!: ApplicationStatus;
}

/** A decision of an admin about an application of a developer. */
export class PastDecisionDto {
  @ApiProperty({ format: 'uuid' })
  application_id!: string;

  @ApiProperty()
  application_name!: string;

  @ApiProperty({ enum: APPLICATION_MESSAGE_KINDS, enumName: 'ApplicationMessageKind' })
  kind!: ApplicationMessageKind;

  @ApiProperty({ description: 'The reason. It may be empty.' })
  text!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** The developer of an application, as its reviewers see them. */
export class DeveloperDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  display_name!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ format: 'date-time', description: 'The time since which there is the account.' })
  created_at!: string;

  @ApiProperty({
    type: [OtherApplicationDto],
    description: `Their other applications, the newest first. At most ${LIMITS.developerHistory}.`,
  })
  applications!: OtherApplicationDto[];

  @ApiProperty({ type: 'integer', description: 'The number of all of their other applications.' })
  application_count!: number;

  @ApiProperty({
    type: [PastDecisionDto],
    description: `The decisions about all of their applications, the newest first. At most ${LIMITS.developerHistory}.`,
  })
  decisions!: PastDecisionDto[];

  @ApiProperty({ type: 'integer', description: 'The number of all these decisions.' })
  decision_count!: number;

  @ApiProperty({ type: 'integer', description: 'The number of those that were rejections.' })
  rejection_count!: number;
}

export class DeveloperResponse {
  @ApiProperty({ type: DeveloperDto })
  developer!: DeveloperDto;
}
