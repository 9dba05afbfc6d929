import { Button, Group, Kbd, Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { CheckIcon, CloseIcon, PauseIcon, QuestionIcon } from '../../ui/icons';
import { needsReason } from './decisions';
import classes from './inbox.module.css';

export interface BarActions {
  approve: () => void;
  ask: () => void;
  reject: () => void;
  suspend: () => void;
}

interface DecisionBarProps {
  application: WaitingApplicationDto;
  actions: BarActions;
  /** False until what is shown has been there for long enough to be meant. */
  isArmed: boolean;
}

/** The decisions about the application that is shown. */
export function DecisionBar({ application, actions, isArmed }: DecisionBarProps) {
  const { name, status } = application;
  const reason = needsReason(application);
  const decisions: Omit<DecideProps, 'isArmed'>[] = [
    { act: actions.approve, verb: 'Approve', opens: reason, letter: 'A', Icon: CheckIcon },
    { act: actions.ask, verb: 'Ask about', letter: 'Q', Icon: QuestionIcon },
    { act: actions.reject, verb: 'Reject', letter: 'R', Icon: CloseIcon },
    ...(status === 'APPROVED' ? [{ act: actions.suspend, verb: 'Suspend', Icon: PauseIcon }] : []),
  ].map((decision) => ({ opens: true, name, ...decision }));
  return (
    <Group className={classes.bar} gap="xs" role="group" aria-label="Decide">
      {decisions.map((decision) => (
        <Decide key={decision.verb} isArmed={isArmed} {...decision} />
      ))}
      {reason && (
        <Text size="xs" c="var(--mantine-color-orange-light-color)">
          Its name looks like another one, so an approval needs a reason.
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
          <Kbd size="xs" visibleFrom="sm" aria-hidden>
            {letter}
          </Kbd>
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
