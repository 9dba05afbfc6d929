/** The texts of the list of connected applications. */
export const TEXTS = {
  title: 'Connected applications',
  lead: 'Who may use your words, and what each of them may do.',
  search: 'Name, host or developer',
  nothing: 'No applications are connected',
  notFound: 'No connected application is like this',
  howToConnect: 'If an application asks for access and you allow it, you see it here.',
  doYouDevelop: 'Do you develop one?',
  register: 'Register an application',
  columns: { application: 'Application', since: 'Since', lastUsed: 'Last used', access: 'Access' },
  playground: 'Playground',
  by: 'By',
  permissions: (count: number) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  notUsed: 'Not used yet',
  until: 'Until',
  itMay: 'It may',
  show: (name: string) => `What ${name} may do`,
} as const;
