import type { ApplicationStatus, ClientType, Scope } from '@wordgrove/contracts';

/** What the authorization server knows of an application: its live settings. */
export interface DirectoryEntry {
  id: string;
  ownerId: string;
  ownerDisplayName: string;
  clientId: string;
  clientType: ClientType;
  name: string;
  description: string;
  homepageUrl: string | null;
  status: ApplicationStatus;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  /** Requests per hour and user. */
  hourlyQuota: number;
}

/** As much of an application as its own calls need: they are many, and each reads it anew. */
export type ClientEntry = Pick<DirectoryEntry, 'id' | 'clientType'>;
