import type { ApplicationEntity } from './application.entity.js';

/** What the authorization server knows of an application: its live settings. */
export interface DirectoryEntry extends Pick<
  ApplicationEntity,
  | 'id'
  | 'ownerId'
  | 'clientId'
  | 'clientType'
  | 'name'
  | 'description'
  | 'homepageUrl'
  | 'status'
  | 'redirectUris'
  | 'scopes'
  | 'hourlyQuota'
> {
  ownerDisplayName: string;
}

/** As much of an application as its own calls need: they are many, and each reads it anew. */
export type ClientEntry = Pick<DirectoryEntry, 'id' | 'clientType'>;
