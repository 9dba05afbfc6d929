/** The texts of what an application asks for beside what was approved. */
export const TEXTS = {
  setting: 'Setting',
  approved: 'Approved',
  byCriteria: (version: number) => `, criteria v${version}`,
  wanted: 'Asked for now',
  asBefore: 'As before',
  none: 'None',
  because: 'Reason:',
  noReason: 'No reason is given.',
  unchanged: (members: readonly string[]) => `Unchanged: ${members.join(', ')}.`,
} as const;

/** The members of an application in the order in which they are compared. */
export const MEMBERS = {
  name: 'Name',
  description: 'Description',
  homepage_url: 'Home page',
  redirect_uris: 'Redirect URIs',
  scopes: 'Permissions',
} as const;
