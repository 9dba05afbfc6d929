import type { ReactNode } from 'react';

/** The texts of the parts that pages share. */
export const TEXTS = {
  service: 'Wordgrove',
  tabTitle: (page: string) => `${page} – Wordgrove`,
  loading: 'Loading…',
  notFound: 'Page not found',
  notFoundText:
    'There is no page at this address. The link may be out of date, or the address may contain a typing error.',
  toStartPage: 'Go to the start page',
  pageNotLoaded: 'This page could not be loaded',
  notLoaded: 'This could not be loaded',
  notRefreshed: 'This could not be refreshed',
  seenFrom: (time: ReactNode) => <>What you see is from {time}.</>,
  tryAgain: 'Try again',
  goOnAt: (time: ReactNode, wait: ReactNode) => (
    <>
      You can go on at {time}
      {wait}.
    </>
  ),
  inSeconds: (count: number) => `, in ${count} ${count === 1 ? 'second' : 'seconds'}`,
  inMinutes: (count: number) => `, in ${count} minutes`,
  didNotWork: 'That did not work',
  goOnAtTime: (time: string) => `You can go on at ${time}.`,
  loadMore: 'Load more',
  clear: 'Clear',
  removeFilter: (chosen: string) => `Remove the filter ${chosen}`,
  copy: 'Copy',
  copyValue: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  valueCopied: (label: string) => `${label} copied`,
  cannotCopy: 'The browser does not allow copying here. Press Ctrl+C instead.',
  domainProven: 'Domain proven',
  domainNotProven: 'Domain not proven',
  added: 'added: ',
  removed: 'removed: ',
  reasonLabel: 'Reason',
  cancel: 'Cancel',
  showPassword: 'Show or hide the password',
  mustBeEmail: 'Must be an e-mail address.',
  tooShort: (least: number) => `Must have at least ${least} characters.`,
  tooLong: (most: number, length: number) =>
    `Must have at most ${most} characters, and has ${length}.`,
  typedIsKept: 'What you typed is kept.',
  sendAgain: 'Send again',
  sendAgainAt: (time: string) => `Send again at ${time}`,
  discard: 'Discard',
  keptSince: (time: ReactNode) => <>Kept in this tab since {time}</>,
  leaveQuestion: 'The file that you have chosen is not kept. Leave this page?',
} as const;
