import {
  ALL_SCOPES,
  GRANT_KINDS,
  GRANT_WEEKS,
  LIMITS,
  type GrantKind,
  type Scope,
} from '@wordgrove/contracts';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { PageQuery, TextParameter } from './members/query-members.js';
import { BooleanMember, EnumListMember } from './members/scalar-members.js';
import { SHOWN_OWNER } from './shown-owner.js';

/** A permission and its meaning in plain words. */
export class ScopeMeaningDto {
  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope' })
  scope!: Scope;

  @ApiProperty({ example: 'See your words and how well you know them' })
  meaning!: string;

  @ApiProperty({ description: 'True if the user has granted it to this application before.' })
  granted!: boolean;
}

/** A scope that an application asks for. */
export class RequestedScopeDto extends ScopeMeaningDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: "The developer's reason for asking for it, in the developer's words, or null.",
  })
  reason!: string | null;
}

/** An application, as users see it on the consent page and in their grants. */
export class PublicApplicationDto {
  @ApiProperty()
  client_id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: String, nullable: true })
  homepage_url!: string | null;
}

/** The content of the consent page: who asks for what, and where the user goes next. */
export class AuthorizationRequestDto {
  @ApiProperty()
  id!: string;

  @ApiProperty({ type: PublicApplicationDto })
  application!: PublicApplicationDto;

  @ApiProperty(SHOWN_OWNER)
  owner!: string | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'True if the host of the homepage is proven to be the developer’s. Null if there is no homepage.',
  })
  is_domain_proven!: boolean | null;

  @ApiProperty({ description: 'The host to which the user is redirected.', example: 'app.example' })
  redirect_host!: string;

  @ApiProperty({
    description: 'False until an admin has approved it. Only its owner and test users can use it.',
  })
  is_approved!: boolean;

  @ApiProperty({ type: [RequestedScopeDto] })
  scopes!: RequestedScopeDto[];

  @ApiProperty({
    type: [ScopeMeaningDto],
    description: 'The scopes that it neither asks for nor has been granted before.',
  })
  other_scopes!: ScopeMeaningDto[];

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

export class AuthorizationRequestResponse {
  @ApiProperty({ type: AuthorizationRequestDto })
  authorization_request!: AuthorizationRequestDto;
}

/** An application that waits for a user to sign in. */
export class RequestingApplicationDto extends PickType(PublicApplicationDto, [
  'client_id',
  'name',
]) {}

export class RequestingApplicationResponse {
  @ApiProperty({ type: RequestingApplicationDto })
  application!: RequestingApplicationDto;
}

/** The body of POST `/api/console/authorization-requests/{id}/decision`. */
export class DecisionRequest {
  @BooleanMember({ description: 'True if the user allows access.' })
  approve!: boolean;

  @EnumListMember({
    values: ALL_SCOPES,
    name: 'Scope',
    description: 'The scopes that the user allows. If absent, all that were shown.',
    optional: true,
  })
  scopes?: Scope[];
}

export class DecisionResponse {
  @ApiProperty({ description: 'The address to which the browser must go next.' })
  redirect_to!: string;
}

/** The access that a user has granted to one application, or that an owner has for a token of the playground. */
export class GrantDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    enum: GRANT_KINDS,
    enumName: 'GrantKind',
    description:
      'CONSENT: the user has allowed it on the consent page. PLAYGROUND: an access token that the owner got in the playground.',
  })
  kind!: GrantKind;

  @ApiProperty({ type: PublicApplicationDto })
  application!: PublicApplicationDto;

  @ApiProperty(SHOWN_OWNER)
  owner!: string | null;

  @ApiProperty({ type: [ScopeMeaningDto] })
  scopes!: ScopeMeaningDto[];

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time at which the application last got a token.',
  })
  last_used_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time at which a token of the playground expires. Null for other grants.',
  })
  expires_at!: string | null;
}

/** The query of GET `/api/console/grants`. */
export class ListGrantsQuery extends PageQuery {
  @TextParameter({
    description:
      'Return only applications with this text in the name, the homepage or the display name of the developer.',
    max: LIMITS.search,
  })
  q?: string;
}

export class ListGrantsResponse {
  @ApiProperty({ type: [GrantDto] })
  grants!: GrantDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}

/** The words and reviews that an application with a grant has written for its user, by week. */
export class GrantWritesDto {
  @ApiProperty({ format: 'uuid' })
  grant_id!: string;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: `The number of words that it collected in each of ${GRANT_WEEKS} weeks, the earliest first. A week begins on Monday in the user's time zone. The last is the present one.`,
  })
  word_counts!: number[];

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'The number of its reviews in the same weeks that are not undone.',
  })
  review_counts!: number[];
}

export class ListGrantWritesResponse {
  @ApiProperty({ type: [GrantWritesDto] })
  grant_writes!: GrantWritesDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
