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
export interface ClientEntry extends Pick<DirectoryEntry, 'id' | 'clientType'> {
  /** The secret by which it has proven who it is. Null if it is public. */
  secretId: string | null;
}
