import { Group, Kbd, RingProgress, Text } from '@mantine/core';
import { useFocusWithin } from '@mantine/hooks';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { HOLD_SECONDS } from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import classes from './inbox.module.css';
import { effectiveAt, lastOwn } from './own-decisions';
import { HELD, TEXTS } from './texts';
import { useCountdown } from './use-countdown';

interface UndoStripProps {
  /** Applications whose decision has not taken effect. */
  held: readonly WaitingApplicationDto[];
  adminId: string | undefined;
  undo: { busy: boolean; run: (application: WaitingApplicationDto) => void };
}

/** The last decision, which can still be undone. It has its place even if there is none, so that nothing below it moves. */
export function UndoStrip({ held, adminId, undo }: UndoStripProps) {
  const last = lastOwn(held, adminId) ?? held[0];
  return (
    <div className={classes.strip} role="status">
      {last ? (
        <Held
          key={last.id}
          application={last}
          isOwn={last.held_decision?.admin_id === adminId}
          others={held.length - 1}
          undo={undo}
        />
      ) : (
        <Text size="xs" c="dimmed">
          {TEXTS.canBeUndone}
        </Text>
      )}
    </div>
  );
}

interface HeldProps {
  application: WaitingApplicationDto;
  /** True if this admin has decided. */
  isOwn: boolean;
  others: number;
  undo: UndoStripProps['undo'];
}

function Held({ application, isOwn, others, undo }: HeldProps) {
  const { ref, focused } = useFocusWithin<HTMLDivElement>();
  const seconds = useCountdown(application.id, effectiveAt(application), focused);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" ref={ref}>
      <Group gap="xs" wrap="nowrap" miw={0}>
        <RingProgress
          size={24}
          thickness={3}
          sections={[{ value: (100 * seconds) / HOLD_SECONDS, color: 'grove' }]}
          aria-hidden
        />
        <Sentence application={application} isOwn={isOwn} others={others} />
        {/* Not read aloud: it changes every second. */}
        <Text span className={classes.countdown} aria-hidden>
          {TEXTS.secondsLeft(Math.ceil(seconds))}
        </Text>
      </Group>
      <BusyButton
        variant="default"
        size="xs"
        busy={undo.busy}
        onClick={() => undo.run(application)}
        aria-label={TEXTS.undoLabel(application.name)}
      >
        {TEXTS.undo}
        {isOwn && (
          <Kbd size="xs" ml={6} visibleFrom="sm" className={classes.letter} data-letter="Z" />
        )}
      </BusyButton>
    </Group>
  );
}

function Sentence({ application, isOwn, others }: Omit<HeldProps, 'undo'>) {
  const { kind = 'APPROVE', admin = null } = application.held_decision ?? {};
  return (
    <Text span className={classes.line}>
      {!isOwn && admin !== null && (
        <>
          <bdi>{admin}</bdi>:{' '}
        </>
      )}
      {HELD[kind](
        <b>
          <bdi>{application.name}</bdi>
        </b>,
      )}
      {others > 0 && TEXTS.andMore(others)}
    </Text>
  );
}
