import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui/icons';
import classes from './playground.module.css';
import { TEXTS } from './texts';
import { minuteText } from '../../ui/time-text';

export type View = 'authorize' | 'token' | 'call';

interface StepsProps {
  view: View;
  show: (view: View) => void;
  /** The time of the first consent. */
  authorizedAt: string | null;
  /** The minutes for which the token lives. Null without a token. */
  minutes: number | null;
  scopeCount: number;
  callCount: number;
}

/** The way to a call. The first two steps show how users come to it; the calls here do not need them. */
export function Steps({ view, show, authorizedAt, minutes, scopeCount, callCount }: StepsProps) {
  const isAuthorized = authorizedAt !== null;
  const step = (own: View) => ({ isCurrent: view === own, press: () => show(own) });
  return (
    <nav aria-label={TEXTS.steps}>
      <ol className={classes.steps}>
        <Step number={1} title={TEXTS.authorize} isDone={isAuthorized} {...step('authorize')}>
          {TEXTS.scopesAndPkce(scopeCount)}
        </Step>
        <Step number={2} title={TEXTS.consent} isDone={isAuthorized}>
          {isAuthorized ? minuteText(new Date(authorizedAt)) : TEXTS.notAllowed}
        </Step>
        <Step number={3} title={TEXTS.token} isDone={minutes !== null} {...step('token')}>
          {minutes === null ? TEXTS.noToken : TEXTS.expiresIn(minutes)}
        </Step>
        <Step number={4} title={TEXTS.call} isDone={false} {...step('call')}>
          {TEXTS.endpointsWithin(callCount, minutes !== null)}
        </Step>
      </ol>
    </nav>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  isCurrent?: boolean;
  /** Absent if there is nothing to do here. */
  press?: () => void;
  children: ReactNode;
}

function Step({ number, title, isDone, isCurrent = false, press, children }: StepProps) {
  const content = (
    <>
      <span className={classes.number} data-done={isDone || undefined} aria-hidden>
        {isDone ? <CheckIcon /> : number}
      </span>
      <span>
        <Text span fw={600} display="block">
          {title}
        </Text>
        <Text span size="xs" c="dimmed" display="block">
          {children}
        </Text>
      </span>
    </>
  );
  if (press === undefined)
    return (
      <li>
        <div className={classes.step}>{content}</div>
      </li>
    );
  return (
    <li>
      <UnstyledButton
        className={classes.step}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={press}
      >
        {content}
      </UnstyledButton>
    </li>
  );
}
