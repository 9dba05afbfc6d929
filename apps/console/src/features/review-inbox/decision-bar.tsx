import { Button, Group, Kbd, Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { CheckIcon, CloseIcon, PauseIcon, QuestionIcon } from '../../ui/icons';
import classes from './inbox.module.css';
import { TEXTS } from './texts';

export interface BarActions {
  approve: () => void;
  ask: () => void;
  reject: () => void;
  suspend: () => void;
}

interface DecisionBarProps {
  application: WaitingApplicationDto;
  actions: BarActions;
  /** The number of checks that are not met. An approval then needs a reason. */
  unmet: number;
  /** False until what is shown has been there for long enough to be meant. */
  isArmed: boolean;
}

/** The decisions about the application that is shown. */
export function DecisionBar({ application, actions, unmet, isArmed }: DecisionBarProps) {
  const { name, status } = application;
  const decisions: Omit<DecideProps, 'isArmed'>[] = [
    { act: actions.approve, verb: 'Approve', opens: unmet > 0, letter: 'A', Icon: CheckIcon },
    { act: actions.ask, verb: 'Ask about', letter: 'Q', Icon: QuestionIcon },
    { act: actions.reject, verb: 'Reject', letter: 'R', Icon: CloseIcon },
    ...(status === 'APPROVED' ? [{ act: actions.suspend, verb: 'Suspend', Icon: PauseIcon }] : []),
  ].map((decision) => ({ opens: true, name, ...decision }));
  return (
    <Group className={classes.bar} gap="xs" role="group" aria-label="Decide">
      {decisions.map((decision) => (
        <Decide key={decision.verb} isArmed={isArmed} {...decision} />
      ))}
      {unmet > 0 && (
        <Text size="xs" c="var(--mantine-color-orange-light-color)">
          {TEXTS.unmet(unmet)}
        </Text>
      )}
    </Group>
  );
}

interface DecideProps {
  isArmed: boolean;
  act: () => void;
  verb: string;
  name: string;
  /** True if the admin is asked for something first. */
  opens: boolean;
  letter?: string;
  Icon: typeof CheckIcon;
}

function Decide({ isArmed, act, verb, name, opens, letter, Icon }: DecideProps) {
  return (
    <Button
      variant={verb === 'Approve' ? 'filled' : 'default'}
      leftSection={<Icon />}
      rightSection={
        letter && (
          // By CSS: as text, the letter would be a part of what the button says.
          <Kbd size="xs" visibleFrom="sm" className={classes.letter} data-letter={letter} />
        )
      }
      onClick={() => isArmed && act()}
      aria-disabled={!isArmed || undefined}
      aria-label={`${verb} ${name}`}
      className={classes.decide}
    >
      {verb.split(' ')[0]}
      {opens && '…'}
    </Button>
  );
}
