import type {
  SessionResponse,
  SignInRequest,
  SignUpRequest,
  UserDto,
  VisitorResponse,
} from '@wordgrove/dto';
import { ApiFailure } from './api-failure';
import { call } from './client';

/** Returns the signed-in user, or null if there is no session. */
export async function getSession(): Promise<UserDto | null> {
  return (await call<VisitorResponse>('GET', 'visitor')).user;
}

export async function signIn(request: SignInRequest): Promise<UserDto> {
  return (await call<SessionResponse>('POST', 'session', request)).user;
}

/**
 * Creates an account and signs in. The time zone is UTC if the server does not know the browser's.
 */
export async function signUp(request: SignUpRequest): Promise<UserDto> {
  try {
    return (await call<SessionResponse>('POST', 'users', request)).user;
  } catch (failure) {
    if (!isOnlyOfTimeZone(failure)) throw failure;
    const { time_zone: _unknown, ...rest } = request;
    return (await call<SessionResponse>('POST', 'users', rest)).user;
  }
}

/** The user did not choose the zone, so they could not correct it. */
function isOnlyOfTimeZone(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure) || failure.details.length === 0) return false;
  return failure.details.every(({ reason }) => reason === 'INVALID_TIME_ZONE');
}

export async function signOut(): Promise<void> {
  await call('DELETE', 'session');
}
