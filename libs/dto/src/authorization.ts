import { ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { BooleanMember, EnumListMember } from './members/scalar-members.js';

/** A permission with what it means to a person. */
export class ScopeMeaningDto {
  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope' })
  scope!: Scope;

  @ApiProperty({ example: 'See your words and how well you know them' })
  meaning!: string;

  @ApiProperty({ description: 'True where the user has granted it to this application before.' })
  granted!: boolean;
}

/** The application of a consent page or a grant, as users see it. */
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

/** What the consent page shows: who asks for what, and where the user goes next. */
export class AuthorizationRequestDto {
  @ApiProperty()
  id!: string;

  @ApiProperty({ type: PublicApplicationDto })
  application!: PublicApplicationDto;

  @ApiProperty({ description: 'Display name of the developer.' })
  owner!: string;

  @ApiProperty({ description: 'Host that the user is sent back to.', example: 'app.example' })
  redirect_host!: string;

  @ApiProperty({ type: [ScopeMeaningDto] })
  scopes!: ScopeMeaningDto[];

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

export class AuthorizationRequestResponse {
  @ApiProperty({ type: AuthorizationRequestDto })
  authorization_request!: AuthorizationRequestDto;
}

/** POST `/api/console/authorization-requests/{id}/decision` */
export class DecisionRequest {
  @BooleanMember({ description: 'Whether the user agrees.' })
  approve!: boolean;

  @EnumListMember({
    values: ALL_SCOPES,
    name: 'Scope',
    description: 'What the user left ticked; absent means all that was shown.',
    optional: true,
  })
  scopes?: Scope[];
}

export class DecisionResponse {
  @ApiProperty({ description: 'Where the browser goes next.' })
  redirect_to!: string;
}

/** What a user has granted to one application. */
export class GrantDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: PublicApplicationDto })
  application!: PublicApplicationDto;

  @ApiProperty({ type: [ScopeMeaningDto] })
  scopes!: ScopeMeaningDto[];

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it last got a token.',
  })
  last_used_at!: string | null;
}

export class ListGrantsResponse {
  @ApiProperty({ type: [GrantDto] })
  grants!: GrantDto[];
}
