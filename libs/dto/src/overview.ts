import { APPLICATION_STATUSES, type ApplicationStatus } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The number of rows of something. */
export class AboutDto {
  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({
    description:
      'False if the number is the estimate of the database, which knows large tables only roughly.',
  })
  is_exact!: boolean;
}

/** The number of applications with a status. */
export class StatusCountDto {
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status!: ApplicationStatus;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

/** The applications that wait for an admin's decision. */
export class ReviewLoadDto {
  @ApiProperty({ type: 'integer', description: 'Applications and pending revisions that wait.' })
  waiting_count!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time since which the oldest of them waits. Null if none waits.',
  })
  oldest_at!: string | null;
}

/** The jobs of a kind, of all replicas. */
export class JobLoadDto {
  @ApiProperty({ example: 'run-import' })
  name!: string;

  @ApiProperty({ type: 'integer' })
  waiting_count!: number;

  @ApiProperty({ type: 'integer' })
  running_count!: number;

  @ApiProperty({ description: 'The age of the oldest that waits or runs. 0 if there is none.' })
  oldest_seconds!: number;
}

/** The calls of `/api/v1` with tokens of applications. */
export class CallLoadDto {
  @ApiProperty({ type: 'integer', description: 'All calls, with those that failed.' })
  call_count!: number;

  @ApiProperty({ type: 'integer', description: 'Those with a status of 400 or more.' })
  error_count!: number;
}

/** The calls of all applications. They are some seconds old. */
export class CallLoadsDto {
  @ApiProperty({ type: CallLoadDto, description: 'Those of the last 24 hours.' })
  last_day!: CallLoadDto;

  @ApiProperty({ type: CallLoadDto, description: 'Those of the last seven days.' })
  last_week!: CallLoadDto;
}

/** The place of the data. */
export class StorageDto {
  @ApiProperty({ type: 'integer', description: 'The size of the database in bytes.' })
  database_bytes!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The free bytes on the disk of the embedded database. Null if the database is elsewhere.',
  })
  free_bytes!: number | null;

  @ApiProperty({ example: '18.4', description: 'The version of PostgreSQL.' })
  database_version!: string;
}

/** Figures of the instance. */
export class OverviewDto {
  @ApiProperty({ description: 'The version of Wordgrove.' })
  version!: string;

  @ApiProperty({ type: AboutDto })
  users!: AboutDto;

  @ApiProperty({ type: AboutDto })
  words!: AboutDto;

  @ApiProperty({ type: AboutDto })
  reviews!: AboutDto;

  @ApiProperty({ type: 'integer', description: 'The number of enabled admins.' })
  admin_count!: number;

  @ApiProperty({ type: 'integer', description: 'The number of disabled accounts.' })
  disabled_user_count!: number;

  @ApiProperty({ type: [StatusCountDto], description: 'One entry for each status.' })
  applications!: StatusCountDto[];

  @ApiProperty({ type: ReviewLoadDto })
  review!: ReviewLoadDto;

  @ApiProperty({ type: CallLoadsDto })
  calls!: CallLoadsDto;

  @ApiProperty({ type: [JobLoadDto], description: 'By name.' })
  jobs!: JobLoadDto[];

  @ApiProperty({ type: StorageDto })
  storage!: StorageDto;
}

export class OverviewResponse {
  @ApiProperty({ type: OverviewDto })
  overview!: OverviewDto;
}
