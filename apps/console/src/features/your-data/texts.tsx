import type { ReactNode } from 'react';
import { countText } from '../../ui/formats';
import { isolated } from '../../ui/isolated';
import { counted } from './counts';

/** The texts of the pages about the data of a user, and of the end of the account. */
export const TEXTS = {
  title: 'Your data',
  lead: 'The data that Wordgrove stores for you is yours. You can download a copy, import words from elsewhere, or delete everything.',
  stored: 'What we store',
  words: 'Words',
  reviews: 'Reviews',
  wordbooks: 'Wordbooks',
  connected: 'Connected applications',
  applications: 'My applications',
  profile: 'Your profile',
  nameLabel: 'Your name',
  nameNote: 'Users of the applications that you register see it.',
  timeZone: 'Time zone',
  timeZoneNote: 'Your day ends at 04:00 there. The days of your earlier reviews stay as they are.',
  save: 'Save',
  saved: 'Your profile was saved.',
  copy: 'Download a copy',
  copyLead:
    'One JSON file with your profile, words, reviews, review plans, wordbooks, connected applications and your own applications. You can import your words and reviews from it again, here or on another Wordgrove server.',
  download: 'Download everything',
  deletion: 'Delete your account',
  deletionLead:
    'Deletes your account and all of its data. Before you confirm, you see what happens.',
  cannotUndo: 'You cannot undo this.',
  whatHappens: 'What happens',
  allDeleted: (words: number, reviews: number, wordbooks: number) => (
    <>
      <strong>Everything that you have learned is deleted</strong>: {counted(words, 'word')} with{' '}
      {counted(reviews, 'review')}, and {counted(wordbooks, 'wordbook')}.
    </>
  ),
  signedOut: (
    <>
      <strong>You are signed out everywhere</strong>. You can use your e-mail address for a new
      account, which starts empty.
    </>
  ),
  accessEnds: (count: number) => (
    <>
      <strong>
        {counted(count, 'connected application')} {count === 1 ? 'loses' : 'lose'} access
      </strong>{' '}
      at once. An application may have stored data of its own. Ask its developer about that data.
    </>
  ),
  sharedClose: (count: number) => (
    <>
      <strong>
        {counted(count, 'shared wordbook')} {count === 1 ? 'closes' : 'close'}
      </strong>{' '}
      to everyone else. People who have collected its words keep them.
    </>
  ),
  ownDeleted: (count: number) => (
    <>
      <strong>
        {count === 1 ? 'Your own application is deleted' : 'Your own applications are deleted'}
      </strong>{' '}
      for everyone:
    </>
  ),
  usedBy: (count: number) =>
    count === 0
      ? 'nobody else uses it'
      : `used by ${counted(count, 'other person', 'other people')}`,
  more: (count: number) => `and ${countText(count)} more`,
  keepData: (link: (text: string) => ReactNode) => (
    <>If you want to keep your data, {link('download everything first')}.</>
  ),
  confirm: 'Confirm',
  emailLabel: 'Your e-mail address',
  typeEmail: (email: string) => (
    <>
      Type <bdi>{email}</bdi> to confirm.
    </>
  ),
  otherEmail: (email: string) => `must be ${isolated(email)}, the address of the account to delete`,
  nothingDeleted: 'Nothing was deleted',
  password: 'Your password',
  deleteAccount: 'Permanently delete my account',
  keepAccount: 'Keep my account',
  onlyAdmin: 'You are the only admin',
  onlyAdminText: 'This site needs an admin. Ask its operator to add another admin first.',
  back: 'Back to your data',
  deleted: 'Your account has been deleted',
  deletedText:
    'You are signed out everywhere, and no application can use your vocabulary. Your words, your reviews and all other data are deleted within a few minutes.',
  thanks: 'Thank you for learning with Wordgrove. You are always welcome back.',
  start: 'Go to the start page',
} as const;
