import { ERROR_REASONS } from '@wordgrove/contracts';
import type { CallDto, SentParameterDto } from '@wordgrove/dto';
import { isolated } from '../../ui/isolated';
import { nearestFirst } from './letters';
import { REASON_TEXTS } from './reason-texts';
import { CODE_TITLES, CODE_TODO, MASK, REDIRECT_TITLES } from './texts';

type Refused = Pick<CallDto, 'error_code' | 'reason' | 'parameters'>;

/** Returns why a request was refused, in a sentence that says what differs if that is known. */
export function titleOf({ error_code: code, reason, parameters }: Refused): string {
  const redirect = parameters?.find(({ name }) => name === 'redirect_uri');
  const differs = reason === 'REDIRECT_URI_NOT_REGISTERED' && redirect && redirectTitle(redirect);
  if (differs) return differs;
  const own = REASON_TEXTS[reason ?? '']?.title ?? meaningOf(reason ?? '');
  return own ?? CODE_TITLES[code ?? ''] ?? isolated(reason ?? code ?? '');
}

/** Returns the way out of a refusal for the developer. */
export function todoOf({ error_code: code, reason }: Refused): string | undefined {
  return REASON_TEXTS[reason ?? '']?.todo ?? CODE_TODO[code ?? ''];
}

/** Returns the meaning of a reason of the API as a sentence. */
function meaningOf(reason: string): string | undefined {
  if (!Object.hasOwn(ERROR_REASONS, reason)) return undefined;
  const meaning = ERROR_REASONS[reason as keyof typeof ERROR_REASONS];
  // A name of a member stays as it is.
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`.replaceAll('`', '');
}

/** Returns how a redirect URI misses the registered one that is nearest. Undefined if it differs in more than one way. */
function redirectTitle({ value: sent, registered }: SentParameterDto): string | undefined {
  const [nearest] = nearestFirst(sent ?? '', registered);
  if (sent === null || nearest === undefined || sent.includes(MASK)) return undefined;
  if (sent === `${nearest}/`) return REDIRECT_TITLES.slashTooMuch;
  if (`${sent}/` === nearest) return REDIRECT_TITLES.slashMissing;
  if (sent.toLowerCase() === nearest.toLowerCase()) return REDIRECT_TITLES.letterCase;
  return partTitle(sent, nearest);
}

const PARTS = ['protocol', 'hostname', 'port', 'pathname', 'search'] as const;

function partTitle(sent: string, nearest: string): string | undefined {
  if (!URL.canParse(sent) || !URL.canParse(nearest)) return undefined;
  const [one, other] = [new URL(sent), new URL(nearest)];
  const [part, ...others] = PARTS.filter((each) => one[each] !== other[each]);
  if (part === undefined || others.length > 0) return undefined;
  return {
    protocol: REDIRECT_TITLES.protocol(one.protocol.slice(0, -1), other.protocol.slice(0, -1)),
    hostname: REDIRECT_TITLES.host,
    port: REDIRECT_TITLES.port,
    pathname: REDIRECT_TITLES.path,
    search: REDIRECT_TITLES.query,
  }[part];
}
