import { GRANT_WEEKS } from '@wordgrove/contracts';
import { countText } from '../../ui/formats';

/** The texts of the list of connected applications. */
export const TEXTS = {
  title: 'Connected applications',
  lead: 'Who may use your words, what each may do, and what each did.',
  revokeAll: 'Revoke all',
  revokeAllQuestion: 'Revoke access for all applications?',
  revokeAllText: 'None of them will be able to use your vocabulary. Your words and reviews stay.',
  revokedAll: 'All access has been revoked',
  invitations: 'Invitations',
  invitationsLead:
    'Developers have invited you to test these applications. If you accept, the developer sees your name and e-mail address.',
  invitation: (application: string, developer: string) => (
    <>
      <bdi>{application}</bdi> by <bdi>{developer}</bdi>
    </>
  ),
  accept: 'Accept',
  acceptLabel: (application: string) => `Accept the invitation to ${application}`,
  accepted: 'You are a test user now',
  refuse: 'Refuse',
  refuseLabel: (application: string) => `Refuse the invitation to ${application}`,
  refused: 'The invitation has been refused',
  search: 'Name, host or developer',
  nothing: 'No applications are connected',
  notFound: 'No connected application is like this',
  howToConnect: 'If an application asks for access and you allow it, you see it here.',
  doYouDevelop: 'Do you develop one?',
  register: 'Register an application',
  columns: {
    application: 'Application',
    since: 'Since',
    lastUsed: 'Last used',
    wrote: `Written in ${GRANT_WEEKS} weeks`,
    access: 'Access',
  },
  words: (count: number) => `${countText(count)} ${count === 1 ? 'word' : 'words'}`,
  reviews: (count: number) => `${countText(count)} ${count === 1 ? 'review' : 'reviews'}`,
  wroteNothing: 'Nothing',
  onlyReads: 'Nothing; it only reads',
  most: (count: number, day: string) => `Most ${countText(count)}, week of ${day}`,
  thisWeek: 'This week',
  playground: 'Playground',
  by: 'By',
  newDeveloper: 'Has a new developer, whom nobody has checked yet',
  permissions: (count: number) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  notUsed: 'Not used yet',
  until: 'Until',
  itMay: 'It may',
  show: (application: string) => `What ${application} may do`,
  more: (application: string) => `More about ${application}`,
  showDetails: 'Show what it may do',
  hideDetails: 'Hide what it may do',
  visit: 'Go to its home page',
  copyId: 'Copy its client ID',
  copied: 'The client ID is copied',
  revoke: 'Revoke',
  revokeLabel: (application: string) => `Revoke access for ${application}`,
  revokeQuestion: (name: string) => (
    <>
      Revoke access for <bdi>{name}</bdi>?
    </>
  ),
  revokeText: (name: string) => (
    <>
      <bdi>{name}</bdi> will no longer be able to use your vocabulary. Your words and reviews stay.
    </>
  ),
  revokeAccess: 'Revoke access',
  revoked: (name: string) => (
    <>
      <bdi>{name}</bdi> no longer has access
    </>
  ),
} as const;
