import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './members/constraints.js';
import { NestedListMember } from './members/nested-members.js';
import { TextListMember, TextMember } from './members/text-member.js';

const SOURCE_URL = {
  max: LIMITS.url,
  optional: true,
  description: 'http(s) address of the text.',
  check: {
    reason: 'INVALID_URL' as const,
    description: 'must be an http(s) URL',
    test: (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value),
  },
};

/** Where the reader met the word; one from a response may be sent back as it is. */
export class WordContextSpec {
  @TextMember({
    min: 1,
    max: LIMITS.contextSentence,
    description: 'The sentence that the word stood in.',
    example: 'She felt a strange nostalgia for the harbour.',
  })
  sentence!: string;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember({
    max: LIMITS.contextSourceTitle,
    optional: true,
    description: 'Title of the text that it was read in.',
  })
  source_title?: string | null;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember(SOURCE_URL)
  source_url?: string | null;
}

/** Where the reader met the word. */
export class WordContextDto {
  @ApiProperty()
  sentence!: string;

  @ApiProperty({ type: String, nullable: true })
  source_title!: string | null;

  @ApiProperty({ type: String, nullable: true })
  source_url!: string | null;
}

/** What clients say of a learned word and may change: to collect, to edit and to import it. */
export class WordContentSpec {
  @TextListMember({
    maxItems: LIMITS.tags,
    min: 1,
    max: LIMITS.tag,
    optional: true,
    description: 'Labels; repeated ones count once.',
    example: ['travel'],
  })
  tags?: string[];

  @TextListMember({
    maxItems: LIMITS.notes,
    min: 1,
    max: LIMITS.note,
    optional: true,
    description: 'Notes in free text; repeated ones count once.',
  })
  notes?: string[];

  @NestedListMember(() => WordContextSpec, {
    maxItems: LIMITS.contexts,
    optional: true,
    description: 'Where the reader met the word; repeated ones count once.',
  })
  contexts?: WordContextSpec[];
}

/** The same as it is shown. */
export class WordContentDto {
  @ApiProperty({ type: [String] })
  tags!: string[];

  @ApiProperty({ type: [String] })
  notes!: string[];

  @ApiProperty({ type: [WordContextDto] })
  contexts!: WordContextDto[];
}
