import {
  APPLICATION_STATUSES,
  LIFETIME_DAYS,
  LIMITS,
  type ApplicationStatus,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { EmailMember } from './accounts.js';
import { PublicApplicationDto } from './authorization.js';
import { SHOWN_OWNER } from './shown-owner.js';

/** The body of POST `/api/console/applications/{id}/handover`. */
export class OfferApplicationRequest {
  @EmailMember()
  email!: string;
}

/** An offer to take over an application, as the owner who made it sees it. */
export class HandoverDto {
  @ApiProperty({ description: 'The e-mail address to which it is offered, in small letters.' })
  email!: string;

  @ApiProperty({
    format: 'date-time',
    description: `The time until which it can be accepted: ${LIFETIME_DAYS.handover} days.`,
  })
  expires_at!: string;
}

/** An offer to take over an application, as the person to whom it is made sees it. */
export class HandoverOfferDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: PublicApplicationDto })
  application!: PublicApplicationDto;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status!: ApplicationStatus;

  @ApiProperty(SHOWN_OWNER)
  owner!: string | null;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

export class ListHandoverOffersResponse {
  @ApiProperty({ type: [HandoverOfferDto], description: `At most ${LIMITS.offers}.` })
  handover_offers!: HandoverOfferDto[];
}
