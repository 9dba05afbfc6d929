import { TextMember, type TextOptions } from './text-member.js';

/** The name of an IANA time zone. The database may know fewer of them than this check. */
export function TimeZoneMember(
  options: Pick<TextOptions, 'description' | 'optional'>,
): PropertyDecorator {
  return TextMember({
    ...options,
    min: 1,
    max: 64,
    example: 'Europe/Berlin',
    check: {
      reason: 'INVALID_TIME_ZONE',
      description: 'must be an IANA time zone',
      test: isTimeZone,
    },
  });
}

function isTimeZone(name: string): boolean {
  try {
    // Intl takes offsets such as +02:00 too, which PostgreSQL reads with the opposite sign.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
