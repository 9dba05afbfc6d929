/** The texts of what an application asks for beside what was approved. */
export const TEXTS = {
  setting: 'Setting',
  approved: 'Approved',
  byCriteria: (version: number) => `, criteria v${version}`,
  wanted: 'Asked for now',
  asBefore: (count: number) => {
    if (count === 1) return 'As before';
    return count === 2 ? 'Both as before' : `${count} as before`;
  },
  none: 'None',
  because: 'Reason:',
  noReason: 'No reason is given.',
  permissions: (count: number) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  redirectUris: (count: number) => `${count} ${count === 1 ? 'redirect URI' : 'redirect URIs'}`,
  unchanged: (members: readonly string[]) => {
    const names = members.map((name, at) => (at === 0 ? name : decapitalized(name)));
    const isOne = names.length === 1 && !names[0]?.endsWith('s');
    const [last, before] = [names.at(-1), names.slice(0, -1).join(', ')];
    return `${before === '' ? last : `${before} and ${last}`} ${isOne ? 'is' : 'are'} unchanged.`;
  },
} as const;

function decapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The members of an application in the order in which they are compared. */
export const MEMBERS = {
  name: 'Name',
  description: 'Description',
  homepage_url: 'Home page',
  redirect_uris: 'Redirect URIs',
  scopes: 'Permissions',
  owner: 'Developer',
} as const;
