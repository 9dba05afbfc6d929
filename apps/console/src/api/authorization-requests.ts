import type {
  AuthorizationRequestDto,
  AuthorizationRequestResponse,
  DecisionRequest,
  DecisionResponse,
  RequestingApplicationDto,
  RequestingApplicationResponse,
} from '@wordgrove/dto';
import { call, segment } from './client';

export async function getAuthorizationRequest(id: string): Promise<AuthorizationRequestDto> {
  const path = `authorization-requests/${segment(id)}`;
  return (await call<AuthorizationRequestResponse>('GET', path)).authorization_request;
}

/** Returns the application that waits for a sign-in in this browser. */
export async function getRequestingApplication(id: string): Promise<RequestingApplicationDto> {
  const path = `authorization-requests/${segment(id)}/application`;
  return (await call<RequestingApplicationResponse>('GET', path)).application;
}

/** Returns the address to which the browser goes next. */
export async function decide(id: string, decision: DecisionRequest): Promise<string> {
  const path = `authorization-requests/${segment(id)}/decision`;
  return (await call<DecisionResponse>('POST', path, decision)).redirect_to;
}
