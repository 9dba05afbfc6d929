import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './members/constraints.js';
import { NestedListMember } from './members/nested-members.js';
import { TextListMember, TextMember } from './members/text-member.js';

const SOURCE_URL = {
  max: LIMITS.url,
  optional: true,
  description: 'The http(s) address of the text.',
  check: {
    reason: 'INVALID_URL' as const,
    description: 'must be an http(s) URL',
    test: (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value),
  },
};

/** Where the reader met the word. You can send a context back exactly as a response returned it. */
export class WordContextSpec {
  @TextMember({
    min: 1,
    max: LIMITS.contextSentence,
    description: 'The sentence in which the word occurred.',
    example: 'She felt a strange nostalgia for the harbour.',
  })
  sentence!: string;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember({
    max: LIMITS.contextSourceTitle,
    optional: true,
    description: 'The title of the text.',
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

/** The content of a learned word that clients can set, if they collect, edit or import it. */
export class WordContentSpec {
  @TextListMember({
    maxItems: LIMITS.tags,
    min: 1,
    max: LIMITS.tag,
    optional: true,
    description: 'Labels. Repeated labels are ignored.',
    example: ['travel'],
  })
  tags?: string[];

  @TextListMember({
    maxItems: LIMITS.notes,
    min: 1,
    max: LIMITS.note,
    optional: true,
    description: 'Notes in free text. Repeated notes are ignored.',
  })
  notes?: string[];

  @NestedListMember(() => WordContextSpec, {
    maxItems: LIMITS.contexts,
    optional: true,
    description: 'Where the reader met the word. Repeated contexts are ignored.',
  })
  contexts?: WordContextSpec[];
}

/** The same content in a response. */
export class WordContentDto {
  @ApiProperty({ type: [String] })
  tags!: string[];

  @ApiProperty({ type: [String] })
  notes!: string[];

  @ApiProperty({ type: [WordContextDto] })
  contexts!: WordContextDto[];
}
