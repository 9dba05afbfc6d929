import { MAX_MASTERY_LEVEL } from '@wordgrove/contracts';
import { applyDecorators } from '@nestjs/common';
import { Constraint, OrNull, RequiredMember, typeCheck } from './members/constraints.js';
import { InstantMember, IntegerMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';
import { TimeZoneMember } from './members/time-zone-member.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The number of weights in FSRS-6. */
const WEIGHTS = 21;

/**
 * Half of the largest number that PostgreSQL can hold, because the learner's own reviews are added
 * to it.
 */
export const COUNT = { min: 0, max: 1_000_000_000 };

export const IS_UUID = {
  reason: 'INVALID_VALUE' as const,
  description: 'must be a UUID',
  test: (value: string) => UUID.test(value),
};

export const Uuid = (description: string, optional = false) =>
  TextMember({ min: 1, max: 64, check: IS_UUID, optional, description });

export const Instant = (description: string, optional = false) =>
  InstantMember({ optional, description });

export const Level = (description: string) =>
  IntegerMember({ min: 0, max: MAX_MASTERY_LEVEL, description });

/** The zone by which the day of something is counted. */
export const DayZoneOf = (what: string) =>
  applyDecorators(
    OrNull(),
    TimeZoneMember({
      optional: true,
      description: `The IANA time zone by which the day of ${what} is counted; null if by midnights in UTC. The user's if absent.`,
    }),
  );

/** The weights of FSRS-6. */
export const Weights = () =>
  applyDecorators(
    RequiredMember(),
    Constraint('INVALID_TYPE', 'must be an array of numbers', typeCheck(areNumbers)),
    Constraint(
      'INVALID_VALUE',
      `must have ${WEIGHTS} items`,
      (value) => !areNumbers(value) || value.length === WEIGHTS,
    ),
  );

function areNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item));
}
