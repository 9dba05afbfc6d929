import type { ApplicationEntity } from './application.entity.js';

/** The live settings of an application, as the authorization server knows them. */
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
  | 'scopeReasons'
  | 'hourlyQuota'
> {
  ownerDisplayName: string;
}

/** The members of an application that its own calls need. There are many such calls, and each reads it again. */
export type ClientEntry = Pick<DirectoryEntry, 'id' | 'clientType'>;
