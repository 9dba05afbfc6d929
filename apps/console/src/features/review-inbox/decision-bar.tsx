import { Button, Group, Kbd, Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { CheckIcon, CloseIcon, PauseIcon, QuestionIcon, WarningIcon } from '../../ui/icons';
import classes from './decision-bar.module.css';
import inbox from './inbox.module.css';
import { DECIDE, TEXTS } from './texts';

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
  hasKeys: boolean;
  /** False until a key is meant for what is shown. */
  areKeysArmed: boolean;
}

/** The decisions about the application that is shown. */
export function DecisionBar(props: DecisionBarProps) {
  const { application, actions, unmet, isArmed, hasKeys, areKeysArmed } = props;
  const { name, status } = application;
  const suspend: Decision = { act: actions.suspend, verb: 'Suspend', Icon: PauseIcon };
  const decisions: Decision[] = [
    { act: actions.approve, verb: 'Approve', opens: unmet > 0, letter: 'A', Icon: CheckIcon },
    { act: actions.ask, verb: 'Ask about', letter: 'Q', Icon: QuestionIcon },
    { act: actions.reject, verb: 'Reject', letter: 'R', Icon: CloseIcon },
    ...(status === 'APPROVED' ? [suspend] : []),
  ];
  return (
    <div className={classes.bar} data-decision-bar>
      <Text size="xs" c="dimmed" hiddenFrom="sm" mb={6}>
        {TEXTS.canBeUndone}
      </Text>
      <div className={classes.decisions} role="group" aria-label={TEXTS.decide}>
        {decisions.map((decision) => (
          <Decide key={decision.verb} {...{ isArmed, hasKeys, areKeysArmed, name }} {...decision} />
        ))}
        <Group gap="xs" ml="auto" className={classes.hints}>
          {unmet > 0 && <Unmet count={unmet} />}
          {hasKeys && <KeyHints />}
        </Group>
      </div>
    </div>
  );
}

function Unmet({ count }: { count: number }) {
  return (
    <Text size="xs" fw={600} c="var(--mantine-color-orange-light-color)" className={inbox.note}>
      <WarningIcon size={16} />
      <span>{TEXTS.unmet(count)}</span>
    </Text>
  );
}

function KeyHints() {
  return (
    <Text size="xs" c="dimmed" visibleFrom="xl" aria-hidden>
      <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> {TEXTS.move} <Kbd size="xs">?</Kbd>{' '}
      {TEXTS.allKeys}
    </Text>
  );
}

interface Decision {
  act: () => void;
  verb: keyof typeof DECIDE;
  /** False if the admin is not asked for something first. */
  opens?: boolean;
  letter?: string;
  Icon: typeof CheckIcon;
}

interface DecideProps extends Decision {
  isArmed: boolean;
  hasKeys: boolean;
  areKeysArmed: boolean;
  name: string;
}

const LOOKS: Readonly<Record<string, object>> = {
  Approve: { variant: 'filled' },
  Reject: { c: 'red' },
  // Phones have no room for it, and have it in a menu.
  Suspend: { variant: 'subtle', color: 'red', visibleFrom: 'sm' },
};

function Decide(props: DecideProps) {
  const { isArmed, hasKeys, areKeysArmed, act, verb, name, opens = true, letter, Icon } = props;
  return (
    <Button
      variant="default"
      {...LOOKS[verb]}
      leftSection={<Icon />}
      rightSection={
        letter &&
        hasKeys && (
          // By CSS: as text, the letter would be a part of what the button says.
          <Kbd size="xs" visibleFrom="sm" className={inbox.letter} data-letter={letter} />
        )
      }
      onClick={() => isArmed && act()}
      aria-disabled={!isArmed || undefined}
      aria-keyshortcuts={areKeysArmed ? letter : undefined}
      aria-label={DECIDE[verb].label(name)}
      className={classes.decide}
      data-verb={verb}
    >
      {DECIDE[verb].button}
      {opens && '…'}
    </Button>
  );
}
