import { GRANT_WEEKS } from '@wordgrove/contracts';
import { countText } from '../../ui/formats';

/** The texts of the list of connected applications. */
export const TEXTS = {
  title: 'Connected applications',
  lead: 'Who may use your words, what each may do, and what each did.',
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
  permissions: (count: number) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  notUsed: 'Not used yet',
  until: 'Until',
  itMay: 'It may',
  show: (name: string) => `What ${name} may do`,
} as const;
