export const TEXTS = {
  title: 'Applications',
  pageTitle: 'All applications',
  lead: 'Everything that developers have registered, newest first.',
  search: 'Name, host, owner or ID',
  anyStatus: 'Any status',
  oneOwner: 'Of one developer',
  ofAnyone: 'Of anyone',
  nothing: 'No application is like this',
  columns: {
    application: 'Application',
    status: 'Status',
    hosts: 'Hosts',
    owner: 'Developer',
    quota: 'Requests an hour',
    actions: 'Actions',
  },
  settings: 'Settings',
  clientId: 'Client ID',
  asItIs: 'As it is',
  openReview: 'Open in the review',
  thread: 'Thread and decisions',
  send: 'Send',
  change: 'Change',
  changeLabel: (application: string) => `Change ${application}`,
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  quota: 'Set the rate limit',
  events: 'Audit log',
  cancel: 'Cancel',
  set: 'Set',
  reinstateText: 'Its tokens that have not expired work again.',
  quotaLabel: 'Requests per user and hour',
  reinstated: (name: string) => (
    <>
      <bdi>{name}</bdi> has been reinstated
    </>
  ),
  quotaSet: (name: string) => (
    <>
      <bdi>{name}</bdi> has a new rate limit
    </>
  ),
} as const;
