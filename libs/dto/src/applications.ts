import {
  ALL_SCOPES,
  APPLICATION_STATUSES,
  CLIENT_TYPES,
  LIMITS,
  redirectUriFault,
  type ApplicationStatus,
  type ClientType,
  type Scope,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { HandoverDto } from './application-handover.js';
import { ApplicationSecretDto } from './application-secrets.js';
import { ApprovalDto } from './approval.js';
import { HOMEPAGE, STORED_HOMEPAGE } from './homepage.js';
import { NestedMember } from './members/nested-members.js';
import { EnumListMember, EnumMember } from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';
import { PendingRevisionDto } from './pending-revision.js';
import { SHOWN_OWNER } from './shown-owner.js';
import { ScopeReasonsDto } from './scope-reasons.js';
import { TestUserDto } from './test-users.js';

const NAME = {
  min: 1,
  max: LIMITS.applicationName,
  isName: true,
  description: 'The name, which users see.',
};
const DESCRIPTION = {
  max: LIMITS.applicationDescription,
  description: 'A short description of what the application does.',
};
const REDIRECT_URIS = {
  minItems: 1,
  maxItems: LIMITS.redirectUris,
  min: 1,
  max: LIMITS.url,
  description:
    'The addresses to which users can be redirected. They are compared as exact strings.',
  example: ['https://app.example/callback'],
  verbatim: true,
  isAddress: true,
  check: {
    reason: 'INVALID_REDIRECT_URI' as const,
    description:
      'must be an https URL (or http on localhost, 127.0.0.1 or [::1]) without a fragment, a wildcard or user information',
    test: (value: string) => redirectUriFault(value) === null,
  },
};
const SCOPES = {
  values: ALL_SCOPES,
  name: 'Scope',
  minItems: 1,
  description: 'The permissions that the application can ask for.',
};

const SCOPE_REASONS = {
  optional: true,
  description:
    'The reasons for asking for scopes, in words for users and reviewers. Each must be for one of `scopes`. An empty text is no reason.',
};

/** The body of POST `/api/console/applications`. */
export class RegisterApplicationRequest {
  @TextMember(NAME)
  name!: string;

  @TextMember({ ...DESCRIPTION, optional: true })
  description?: string;

  @TextMember({ ...HOMEPAGE, optional: true })
  homepage_url?: string;

  @TextListMember(REDIRECT_URIS)
  redirect_uris!: string[];

  @EnumListMember(SCOPES)
  scopes!: Scope[];

  @NestedMember(() => ScopeReasonsDto, SCOPE_REASONS)
  scope_reasons?: ScopeReasonsDto;

  @EnumMember({
    values: CLIENT_TYPES,
    name: 'ClientType',
    optional: true,
    description:
      "CONFIDENTIAL (the default) has a back end that keeps a secret. PUBLIC runs on users' devices, has no secret and must use PKCE. Cannot be changed later.",
  })
  client_type?: ClientType;
}

/** The body of PATCH `/api/console/applications/{id}`. Members that are absent stay as they are. */
export class EditApplicationRequest {
  @TextMember({ ...NAME, mayBeStored: true, optional: true })
  name?: string;

  @TextMember({ ...DESCRIPTION, optional: true })
  description?: string;

  @TextMember({ ...STORED_HOMEPAGE, optional: true })
  homepage_url?: string;

  @TextListMember({ ...REDIRECT_URIS, mayBeStored: true, optional: true })
  redirect_uris?: string[];

  @EnumListMember({ ...SCOPES, optional: true })
  scopes?: Scope[];

  @NestedMember(() => ScopeReasonsDto, {
    ...SCOPE_REASONS,
    description: `${SCOPE_REASONS.description} Replaces all reasons.`,
  })
  scope_reasons?: ScopeReasonsDto;
}

const TIME_OR_NULL = { type: String, format: 'date-time', nullable: true } as const;

/** An application, as its owner and admins see it. */
export class ApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: String, nullable: true })
  homepage_url!: string | null;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status!: ApplicationStatus;

  @ApiProperty()
  client_id!: string;

  @ApiProperty({ enum: CLIENT_TYPES, enumName: 'ClientType' })
  client_type!: ClientType;

  @ApiProperty({ type: [String] })
  redirect_uris!: string[];

  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope', isArray: true })
  scopes!: Scope[];

  @ApiProperty({
    type: ScopeReasonsDto,
    description: 'The reasons for those scopes that have one.',
  })
  scope_reasons!: ScopeReasonsDto;

  @ApiProperty({ type: [ApplicationSecretDto] })
  secrets!: ApplicationSecretDto[];

  @ApiProperty({ type: [TestUserDto] })
  test_users!: TestUserDto[];

  @ApiProperty({
    type: [String],
    description:
      'The e-mail addresses of invitations that have not been accepted, in small letters.',
  })
  invited_test_users!: string[];

  @ApiProperty({
    type: HandoverDto,
    nullable: true,
    description: 'The offer to another developer to take over the application, or null.',
  })
  handover!: HandoverDto | null;

  @ApiProperty({ type: 'integer', description: 'Requests per user and hour.' })
  hourly_quota!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The reason why the application or its last revision was rejected, or why the application is suspended.',
  })
  rejection_reason!: string | null;

  @ApiProperty({ type: PendingRevisionDto, nullable: true })
  pending_revision!: PendingRevisionDto | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'The id of what waits for an admin: the application, or its pending revision. An edit changes it. Null if nothing waits.',
  })
  submission_id!: string | null;

  @ApiProperty({
    ...TIME_OR_NULL,
    description:
      'The time since which the application, or its pending revision, waits for an admin. Null if nothing waits.',
  })
  waiting_since!: string | null;

  @ApiProperty({
    ...TIME_OR_NULL,
    description: 'The time of the first approval. The later ones are of changes.',
  })
  first_approved_at!: string | null;

  @ApiProperty({
    type: ApprovalDto,
    nullable: true,
    description: 'The last approval. Null if no admin has ever approved the application.',
  })
  last_approval!: ApprovalDto | null;

  @ApiProperty(SHOWN_OWNER)
  shown_owner!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class ApplicationResponse {
  @ApiProperty({ type: ApplicationDto })
  application!: ApplicationDto;
}

/** The response to registering an application: the only time that this secret is shown. */
export class RegisteredApplicationResponse extends ApplicationResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The secret. It is shown only once: the service keeps only its SHA-256. Null for a public application.',
  })
  client_secret!: string | null;
}

export class ListApplicationsResponse {
  @ApiProperty({ type: [ApplicationDto] })
  applications!: ApplicationDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
