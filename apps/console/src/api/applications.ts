import type {
  ApplicationDto,
  ApplicationResponse,
  CreatedSecretResponse,
  CreateSecretRequest,
  EditApplicationRequest,
  HandoverOfferDto,
  ListApplicationsResponse,
  ListHandoverOffersResponse,
  OfferApplicationRequest,
  RegisterApplicationRequest,
  RegisteredApplicationResponse,
  RemoveSecretRequest,
  TestUserRequest,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `applications/${segment(id)}`;

export function listApplications(
  pageToken: string,
  pageSize?: number,
): Promise<ListApplicationsResponse> {
  const size = pageSize === undefined ? '' : String(pageSize);
  return call('GET', `applications${query({ page_token: pageToken, page_size: size })}`);
}

export async function getApplication(id: string): Promise<ApplicationDto> {
  return (await call<ApplicationResponse>('GET', at(id))).application;
}

/** The response contains the first secret, which is never shown again. */
export function registerApplication(
  request: RegisterApplicationRequest,
): Promise<RegisteredApplicationResponse> {
  return call('POST', 'applications', request);
}

export async function editApplication(
  id: string,
  changes: EditApplicationRequest,
): Promise<ApplicationDto> {
  return (await call<ApplicationResponse>('PATCH', at(id), changes)).application;
}

export async function deleteApplication(id: string): Promise<void> {
  await call('DELETE', at(id));
}

/** Submits the application for review. */
export async function submitApplication(id: string): Promise<void> {
  await call('POST', `${at(id)}/submit`);
}

/** Takes the application or its pending revision out of review. */
export async function withdrawApplication(id: string): Promise<void> {
  await call('POST', `${at(id)}/withdraw`);
}

/** The response contains the secret, which is never shown again. */
export function createSecret(
  id: string,
  request: CreateSecretRequest,
): Promise<CreatedSecretResponse> {
  return call('POST', `${at(id)}/secrets`, request);
}

export async function removeSecret(
  id: string,
  secretId: string,
  request: RemoveSecretRequest,
): Promise<void> {
  await call('DELETE', `${at(id)}/secrets/${segment(secretId)}`, request);
}

export async function addTestUser(id: string, request: TestUserRequest): Promise<void> {
  await call('POST', `${at(id)}/test-users`, request);
}

export async function removeTestUser(id: string, request: TestUserRequest): Promise<void> {
  await call('DELETE', `${at(id)}/test-users`, request);
}

/** Ends every code and token of the application. */
export async function endTokens(id: string): Promise<void> {
  await call('POST', `${at(id)}/end-tokens`);
}

/** Offers the application to another developer, instead of an earlier offer. */
export async function offerApplication(
  id: string,
  request: OfferApplicationRequest,
): Promise<void> {
  await call('POST', `${at(id)}/handover`, request);
}

export async function withdrawOffer(id: string): Promise<void> {
  await call('DELETE', `${at(id)}/handover`);
}

/** Lists the applications that other developers offer to the user. */
export async function listOffers(): Promise<HandoverOfferDto[]> {
  return (await call<ListHandoverOffersResponse>('GET', 'handover-offers')).handover_offers;
}

export async function acceptOffer(id: string): Promise<void> {
  await call('POST', `handover-offers/${segment(id)}/accept`);
}

export async function refuseOffer(id: string): Promise<void> {
  await call('DELETE', `handover-offers/${segment(id)}`);
}
