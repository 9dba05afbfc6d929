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
  /** The name of the owner as users see it. Null if no admin has approved the present owner's. */
  ownerName: string | null;
}

/** The members of an application that its own calls need. There are many such calls, and each reads it again. */
export interface ClientEntry extends Pick<DirectoryEntry, 'id' | 'clientType'> {
  /** The secret by which it has proven who it is. Null if it is public. */
  secretId: string | null;
}
