import { LIFETIME_DAYS, LIMITS, type ApplicationOrder } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import { countText } from '../../ui/formats';
import { isolated } from '../../ui/isolated';

/** The texts of the developer's list and of the tabs of an application. */
export const TEXTS = {
  title: 'Applications',
  lead: 'What you built on Wordgrove. Calls and errors are of the last 7 days.',
  register: 'Register an application',
  needsYou: 'Needs you',
  showMore: (count: number) => `Show ${countText(count)} more`,
  offers: (developerShown: ReactNode, until: ReactNode) => (
    <>
      {developerShown} offers you this application. You can accept until {until}.
    </>
  ),
  itsDeveloper: 'Its developer',
  accept: 'Accept…',
  acceptOffer: (application: string) => `Accept… ${application}`,
  takeOver: (name: string) => (
    <>
      Take over <bdi>{name}</bdi>?
    </>
  ),
  takeOverText:
    'You become its only owner and answer for what it does. The previous owner knows its secrets, so replace them under “Credentials”.',
  takeItOver: 'Take it over',
  takenOver: (name: string) => (
    <>
      <bdi>{name}</bdi> is yours now
    </>
  ),
  refuse: 'Refuse',
  refuseOffer: (application: string) => `Refuse ${application}`,
  refused: 'The offer has been refused',
  firstSteps: 'From here to a first call: about five minutes',
  firstStepsLead: `Before anyone approves it, you and up to ${LIMITS.testUsers} test users can use what you register.`,
  readGuide: 'Read the OAuth guide',
  search: 'Search your applications',
  searchPlaceholder: 'Name, host or client ID',
  state: 'State',
  shown: (count: number, order: string) => `${countText(count)} shown, ${order}`,
  noMatch: 'No application matches.',
  showAll: 'Show all',
  yourApplications: 'Your applications',
  application: 'Application',
  status: 'Status',
  users: 'Authorized users',
  calls: 'Calls, 7 days',
  errors: 'Errors, 7 days',
  lastCall: 'Last call',
  never: 'never',
  registerLead: 'You can change everything later except where the application runs.',
  registerVerb: 'Register',
  registered: (name: string) => (
    <>
      <bdi>{name}</bdi> has been registered
    </>
  ),
  editTitle: (name: string) => `Edit ${isolated(name)}`,
  editHeading: (name: string) => (
    <>
      Edit <bdi>{name}</bdi>
    </>
  ),
  editLead:
    'An admin must approve new redirect URIs and permissions, and a changed name, description, home page or reason. What you remove from the redirect URIs and permissions is gone at once.',
  save: 'Save',
  saved: 'Your changes have been saved',
  cancel: 'Cancel',
  copyClientId: 'Copy the client ID',
  copied: 'Copied',
  next: (step: string) => `Next: ${step}`,
  submit: 'Submit for review',
  openPlayground: 'Open playground',
  moreActions: 'More actions for this application',
  edit: 'Edit',
  inviteTestUser: 'Invite a test user',
  endTokensAsk: 'End all tokens…',
  handOverAsk: 'Hand over…',
  deleteAsk: 'Delete…',
  place: (place: number, count: number) => `${place} of ${count}`,
  nothingToDo: 'Nothing to do',
  quota: (calls: number) => `${countText(calls)} calls per hour and user`,
  changesWait: 'Changes wait for a reviewer',
  noChangesWait: 'No changes wait',
  since: (time: ReactNode) => <>Since {time}</>,
  sinceByCriteria: (day: ReactNode, criteria: ReactNode) => (
    <>
      Since {day}, by {criteria}
    </>
  ),
  criteria: (version: number) => `criteria v${version}`,
  lastApproved: (day: ReactNode) => <>Last ones approved {day}</>,
  reachedBy: (count: number, day: string) => `Reached by ${usersText(count)} on ${day}`,
  notReached: (days: number) => `Not reached in ${days} days`,
  lastReached: (day: string) => `Last reached on ${day}`,
  nameNotShown: 'Users do not see your name yet',
  noNameShown: 'They see no developer, because you took the application over after its approval.',
  otherNameShown: (name: string) => (
    <>
      They see <bdi>{name}</bdi>, as an admin approved it.
    </>
  ),
  submitName: 'Submit my name for review',
  nameWaits: 'Your name waits for a reviewer now',
  reasonLabel: 'Reason',
  submitAgain: 'Submit again',
  submitted: (name: string) => (
    <>
      <bdi>{name}</bdi> has been submitted
    </>
  ),
  withdraw: 'Withdraw',
  withdrawChangesAsk: 'Withdraw the changes…',
  withdrawChanges: 'Withdraw the changes?',
  withdrawChangesText:
    'Your changes since the approval are deleted. The application stays as its users see it.',
  withdrawSubmissionAsk: 'Withdraw the submission…',
  withdrawSubmission: 'Withdraw the submission?',
  withdrawSubmissionText:
    'The application becomes a draft again. If you submit it later, it waits at the end of the queue.',
  withdrawn: (name: string) => (
    <>
      The submission of <bdi>{name}</bdi> has been withdrawn
    </>
  ),
  runs: 'Runs',
  rateLimit: 'Rate limit',
  requestsPerHour: (count: number) => `${countText(count)} requests per user and hour`,
  changesInReview: 'Changes in review',
  requested: (time: ReactNode) => (
    <>Requested {time}. You cannot use these until an admin approves them:</>
  ),
  testUsersLead: `Up to ${LIMITS.testUsers} people can use the application before it is approved. Invite them by e-mail address; they accept under “Connected applications”.`,
  remove: 'Remove',
  removeTestUser: (address: string) => `Remove the test user ${address}`,
  testUserRemoved: (name: string) => (
    <>
      <bdi>{name}</bdi> has been removed
    </>
  ),
  invited: 'Invited, not accepted yet',
  withdrawInvitation: (address: string) => `Withdraw the invitation of ${address}`,
  invitationWithdrawn: 'The invitation has been withdrawn',
  testUserEmail: 'E-mail address of a test user',
  invite: 'Invite the test user',
  addressInvited: 'The address has been invited',
  readCriteria: 'Read the criteria of the review',
  reviewLead: 'What you and the reviewers wrote, and every decision.',
  send: 'Send',
  endTokens: 'End all tokens',
  endTokensLead:
    'For example because a server or a log with tokens has leaked. Secrets and what users have granted stay. If a secret has leaked, remove that under “Credentials” instead.',
  endTokensTitle: (name: string) => (
    <>
      End all tokens of <bdi>{name}</bdi>?
    </>
  ),
  endTokensText:
    'Every access token, refresh token and code stops working now, for all users. The application must send each user through authorization again, which asks them nothing if it asks for nothing new. You cannot undo this.',
  tokensEnded: (name: string) => (
    <>
      All tokens of <bdi>{name}</bdi> have ended
    </>
  ),
  handOver: 'Hand over',
  handOverLead: `You offer it by e-mail address, and the other developer accepts on their page “Applications” within ${LIFETIME_DAYS.handover} days. Then it is theirs alone: you can no longer see or change it. Secrets, tokens and users stay as they are, so the new owner should replace the secrets that you know.`,
  developerEmail: 'E-mail address of the other developer',
  developerEmailNote:
    'The address of their account here. Nothing tells you whether there is one, so make sure that it is right.',
  offer: 'Offer the application',
  offered: 'The application has been offered',
  offeredTo: (email: string, until: ReactNode) => (
    <>
      Offered to <bdi>{email}</bdi>, who can accept until {until}.
    </>
  ),
  offerEnded: (email: string, until: ReactNode) => (
    <>
      The offer has ended to <bdi>{email}</bdi>, who could accept until {until}.
    </>
  ),
  withdrawOffer: 'Withdraw the offer',
  offerWithdrawn: 'The offer has been withdrawn',
  delete: 'Delete',
  deleteLead:
    'The application loses access to all users’ data. Users keep the words that it collected for them.',
  deleteTitle: (name: string) => (
    <>
      Delete <bdi>{name}</bdi>?
    </>
  ),
  deleteText:
    'Its secrets stop working and it loses access to all users’ data at once. You cannot undo this.',
  typeName: (name: string) => (
    <>
      Type <bdi>{name}</bdi> to confirm
    </>
  ),
  notTheName: 'This is not the name of the application.',
  deleteApplication: 'Delete application',
  deleted: (name: string) => (
    <>
      <bdi>{name}</bdi> has been deleted
    </>
  ),
} as const;

function usersText(count: number): string {
  return count === 1 ? '1 user' : `${countText(count)} users`;
}

/** The way of a developer without an application to a first call. */
export const FIRST_STEPS = [
  ['Register', 'A name, where it runs, where users return to'],
  ['Consent as yourself', 'With a link from the quick start'],
  ['Make the first call', 'In the playground or in your code'],
] as const;

export const ORDERS: Record<ApplicationOrder, string> = {
  calls: 'most calls first',
  errors: 'most errors first',
  users: 'most users first',
  last_call: 'last used first',
};
