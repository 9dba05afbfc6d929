import type { SessionResponse, SignInRequest, SignUpRequest, UserDto } from '@wordgrove/dto';
import { ApiFailure } from './api-failure';
import { call } from './client';

/** The signed-in user, or null where there is no session. */
export async function getSession(): Promise<UserDto | null> {
  try {
    return (await call<SessionResponse>('GET', 'session')).user;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 401) return null;
    throw failure;
  }
}

export async function signIn(request: SignInRequest): Promise<UserDto> {
  return (await call<SessionResponse>('POST', 'session', request)).user;
}

/** Makes an account and signs it in. */
export async function signUp(request: SignUpRequest): Promise<UserDto> {
  return (await call<SessionResponse>('POST', 'users', request)).user;
}

export async function signOut(): Promise<void> {
  await call('DELETE', 'session');
}
