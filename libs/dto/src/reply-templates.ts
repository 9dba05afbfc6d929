import { LIMITS, REPLY_KINDS, type ReplyKind } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { EnumMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

const KIND = {
  values: REPLY_KINDS,
  name: 'ReplyKind',
  description: 'The use of the template: to ask the owner, or as the reason of a decision.',
};
const NAME = {
  min: 1,
  max: LIMITS.replyTemplateName,
  isName: true,
  description: 'The name by which admins choose it.',
};
const TEXT = {
  min: 1,
  max: LIMITS.reason,
  description: 'The text, which admins can change before they send it.',
};

/** The body of POST `/api/console/admin/reply-templates`. */
export class CreateReplyTemplateRequest {
  @EnumMember(KIND)
  kind!: ReplyKind;

  @TextMember(NAME)
  name!: string;

  @TextMember(TEXT)
  text!: string;
}

/** The body of PATCH `/api/console/admin/reply-templates/{id}`. */
export class EditReplyTemplateRequest {
  @EnumMember({ ...KIND, optional: true })
  kind?: ReplyKind;

  @TextMember({ ...NAME, mayBeStored: true, optional: true })
  name?: string;

  @TextMember({ ...TEXT, optional: true })
  text?: string;
}

/** A prepared message to a developer. */
export class ReplyTemplateDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: REPLY_KINDS, enumName: 'ReplyKind' })
  kind!: ReplyKind;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  text!: string;
}

export class ReplyTemplateResponse {
  @ApiProperty({ type: ReplyTemplateDto })
  reply_template!: ReplyTemplateDto;
}

export class ListReplyTemplatesResponse {
  @ApiProperty({
    type: [ReplyTemplateDto],
    description: `All of them, by kind and name. There are at most ${LIMITS.replyTemplates}.`,
  })
  reply_templates!: ReplyTemplateDto[];
}
