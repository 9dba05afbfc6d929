import { ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ScopeReasonsDto } from './scope-reasons.js';

/** New settings of an approved application that wait for an admin's approval. */
export class PendingRevisionDto {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: String, nullable: true })
  homepage_url!: string | null;

  @ApiProperty({ type: [String] })
  redirect_uris!: string[];

  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope', isArray: true })
  scopes!: Scope[];

  @ApiProperty({ type: ScopeReasonsDto })
  scope_reasons!: ScopeReasonsDto;

  @ApiProperty({
    description: 'The present display name of the owner, which an approval shows to users.',
  })
  owner!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}
