import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@wordgrove/contracts';
import { TextMember } from './members/text-member.js';

/** DELETE `/api/console/account` */
export class DeleteAccountRequest {
  @TextMember({
    min: 1,
    max: LIMITS.passwordMax,
    description: 'Password of the account.',
    verbatim: true,
  })
  password!: string;
}

/** An application that would end with its owner's account. */
export class HeldApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'integer', description: 'Other people who have it connected.' })
  user_count!: number;
}

/** What an account holds. */
export class AccountDto {
  @ApiProperty({ type: 'integer' })
  word_count!: number;

  @ApiProperty({ type: 'integer' })
  review_count!: number;

  @ApiProperty({ type: 'integer' })
  wordbook_count!: number;

  @ApiProperty({ type: 'integer', description: 'Of those, the ones that others can open.' })
  shared_wordbook_count!: number;

  @ApiProperty({ type: 'integer', description: 'Applications that the user has allowed access.' })
  connected_application_count!: number;

  @ApiProperty({
    type: [HeldApplicationDto],
    description: 'The applications that the user owns, by name.',
  })
  applications!: HeldApplicationDto[];

  @ApiProperty({ description: 'True for the only admin of the instance, who cannot be deleted.' })
  is_last_admin!: boolean;
}

/** The answer to GET `/api/console/account`. */
export class AccountResponse {
  @ApiProperty({ type: AccountDto })
  account!: AccountDto;
}
