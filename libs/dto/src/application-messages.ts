import {
  APPLICATION_MESSAGE_KINDS,
  LIMITS,
  REVIEW_SIDES,
  type ApplicationMessageKind,
  type ReviewSide,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { SUBMISSION_ID } from './application-review.js';
import { TextMember } from './members/text-member.js';

const TEXT = { min: 1, max: LIMITS.applicationMessage };

/** The body of POST `/api/console/applications/{id}/messages`. */
export class SendMessageRequest {
  @TextMember({ ...TEXT, description: 'The text, which the owner and the admins can read.' })
  text!: string;
}

/** The body of POST `/api/console/admin/applications/{id}/ask`. */
export class AskRequest {
  @TextMember({ ...SUBMISSION_ID, optional: true })
  submission_id?: string;

  @TextMember({ ...TEXT, description: 'The question, which the owner can read.' })
  text!: string;
}

/** Something that was written, or that happened, in the review of an application. */
export class ApplicationMessageDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    enum: APPLICATION_MESSAGE_KINDS,
    enumName: 'ApplicationMessageKind',
    description: 'MESSAGE and QUESTION were written. The others say what happened.',
  })
  kind!: ApplicationMessageKind;

  @ApiProperty({
    enum: REVIEW_SIDES,
    enumName: 'ReviewSide',
    description: 'The side that wrote or acted.',
  })
  side!: ReviewSide;

  @ApiProperty({ description: 'The text, or the reason for a decision. It may be empty.' })
  text!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The version of the review criteria that a decision follows. Null for all else, and for decisions from before there were criteria.',
  })
  criteria_version!: number | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** A person who wrote or acted in the review of an application. */
export class MessageAuthorDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  display_name!: string;
}

/** A message with who wrote it, as long as that person may be named. */
export class ThreadMessageDto extends ApplicationMessageDto {
  @ApiProperty({
    type: MessageAuthorDto,
    nullable: true,
    description:
      'The person who wrote or acted, for admins. Null for owners, and if the account is gone or not known.',
  })
  author!: MessageAuthorDto | null;
}

export class ApplicationMessageResponse {
  @ApiProperty({ type: ThreadMessageDto })
  message!: ThreadMessageDto;
}

export class ListApplicationMessagesResponse {
  @ApiProperty({ type: [ThreadMessageDto], description: 'The newest first.' })
  messages!: ThreadMessageDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
