import { AUTHORIZATION_REQUEST_MINUTES } from '@wordgrove/contracts';
import type { ReactNode } from 'react';

/** The texts of the page on which a user decides about a request for access. */
export const TEXTS = {
  noRequest: 'Allow access?',
  title: (application: string) => `Allow ${application} to use your Wordgrove account?`,
  heading: (name: string) => (
    <>
      Allow <bdi>{name}</bdi> to use your Wordgrove account?
    </>
  ),
  newDeveloper: 'Another developer has taken it over, whom nobody has checked yet',
  by: (developer: string) => (
    <>
      By <bdi>{developer}</bdi>
    </>
  ),
  youAre: (account: ReactNode) => <>You are {account}.</>,
  useAnother: 'Use another account',
  notApproved: 'Nobody has checked it yet',
  onlyInvited: (developer: string) => (
    <>
      Only <bdi>{developer}</bdi> and invited test users can use it. Go on only if you know them.
    </>
  ),
  itsDeveloper: 'its developer',
  wouldLike: 'It would like to',
  untick: 'Untick what you do not want',
  allowedBefore: 'allowed before',
  nothingTicked: 'Nothing is ticked, so “Allow” now does the same as “Deny”.',
  notAble: 'It will not be able to',
  /** Things that no application can ask for. */
  never: ['See your e-mail address', 'Change or delete your account'],
  thisDevice: (name: string) => (
    <>
      Access goes to a program on this device. Allow it only if you have just started this from{' '}
      <bdi>{name}</bdi> yourself.
    </>
  ),
  failed: 'That did not work',
  backTo: (address: ReactNode) => <>Either way you go back to {address}</>,
  deny: 'Deny',
  allow: 'Allow',
  revokeLater: 'You can revoke access at any time under “Connected applications”.',
  gone: 'This request is no longer open',
  whyGone: `You have ${AUTHORIZATION_REQUEST_MINUTES} minutes to decide about a request for access, and you can decide only once. This request has expired, you have already decided, or it began in another browser.`,
  tryAgain: (application: ReactNode) => (
    <>To try again, go back to {application} and start again.</>
  ),
  tryAgainAt: (application: ReactNode, address: ReactNode) => (
    <>
      To try again, go back to {application} at {address} and start again.
    </>
  ),
  theApplication: 'the application',
  goToConnected: 'Go to your connected applications',
} as const;
