import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PublicApplicationDto } from './authorization.js';
import { SHOWN_OWNER } from './shown-owner.js';
import { TextMember } from './members/text-member.js';

/** The body of POST and DELETE `/api/console/applications/{id}/test-users`. */
export class TestUserRequest {
  @TextMember({
    min: 3,
    max: LIMITS.email,
    description: 'The e-mail address.',
  })
  email!: string;
}

/** A user who may authorize the application before it is approved. */
export class TestUserDto {
  @ApiProperty({ format: 'uuid' })
  user_id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  display_name!: string;
}

/** An invitation to test an application before it is approved. */
export class TestUserInvitationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: PublicApplicationDto })
  application!: PublicApplicationDto;

  @ApiProperty(SHOWN_OWNER)
  owner!: string | null;
}

export class ListTestUserInvitationsResponse {
  @ApiProperty({ type: [TestUserInvitationDto], description: `At most ${LIMITS.offers}.` })
  invitations!: TestUserInvitationDto[];
}
