import { Group, Kbd, RingProgress, Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useEffect, useState } from 'react';
import { HOLD_SECONDS } from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import classes from './inbox.module.css';
import { TEXTS } from './texts';

const VERBS = { APPROVE: 'Approving', REJECT: 'Rejecting' };

interface UndoStripProps {
  /** Applications whose decision has not taken effect. */
  held: readonly WaitingApplicationDto[];
  undo: { busy: boolean; run: (application: WaitingApplicationDto) => void };
}

/** The last decision, which can still be undone. It has its place even if there is none, so that nothing below it moves. */
export function UndoStrip({ held, undo }: UndoStripProps) {
  const last = lastOf(held);
  return (
    <div className={classes.strip} role="status">
      {last ? (
        <Held application={last} others={held.length - 1} undo={undo} />
      ) : (
        <Text size="xs" c="dimmed">
          {TEXTS.canBeUndone}
        </Text>
      )}
    </div>
  );
}

/** Returns the application whose decision takes effect last. */
export function lastOf(held: readonly WaitingApplicationDto[]): WaitingApplicationDto | undefined {
  return [...held].sort((a, b) => effectiveAt(b) - effectiveAt(a))[0];
}

interface HeldProps {
  application: WaitingApplicationDto;
  others: number;
  undo: UndoStripProps['undo'];
}

function Held({ application, others, undo }: HeldProps) {
  const seconds = useSecondsUntil(effectiveAt(application));
  const kind = application.held_decision?.kind ?? 'APPROVE';
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <RingProgress
          size={24}
          thickness={3}
          sections={[{ value: (100 * seconds) / HOLD_SECONDS, color: 'grove' }]}
          aria-hidden
        />
        <Text span className={classes.line}>
          {VERBS[kind]}{' '}
          <b>
            <bdi>{application.name}</bdi>
          </b>
          {others > 0 && ` and ${others} more`}
        </Text>
      </Group>
      <BusyButton
        variant="default"
        size="xs"
        busy={undo.busy}
        onClick={() => undo.run(application)}
        aria-label={`Undo the decision about ${application.name}`}
      >
        Undo&nbsp;<Kbd size="xs">Z</Kbd>
      </BusyButton>
    </Group>
  );
}

function effectiveAt({ held_decision: held }: WaitingApplicationDto): number {
  return held === null ? 0 : Date.parse(held.effective_at);
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.min(HOLD_SECONDS, Math.max(0, (time - now) / 1000));
}
