import { Button, Drawer, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ApplicationDto, CallDto } from '@wordgrove/dto';
import { useState, type ReactNode } from 'react';
import { PauseIcon, PlayIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { CallDetails } from './call-details';
import { CallRows } from './call-rows';
import { focusRow } from './call-text';
import { LogFilterBar } from './log-filters';
import classes from './logs.module.css';
import { TEXTS } from './texts';
import { useLog, type Log } from './use-log';
import { useLogFilters, type LogFilters } from './use-log-filters';

/** From this width on, there is room for the details beside the list. */
const WIDE = '(min-width: 75em)';

/** The requests of an application, newest first, with the details of one of them. */
export function LogsPanel({ application: { id } }: { application: ApplicationDto }) {
  const filters = useLogFilters();
  const [isLive, setLive] = useState(false);
  const log = useLog(id, filters.parameters, isLive);
  return (
    <>
      <Group justify="space-between" gap="sm" align="flex-start">
        <LogFilterBar filters={filters} calls={log.calls} />
        <Live log={log} isLive={isLive} setLive={setLive} />
      </Group>
      {log.isPending && <LoadingState />}
      {log.error && <LoadFailure of={log} />}
      {!log.isPending && (!log.error || log.calls.length > 0) && (
        <Content id={id} log={log} filters={filters} />
      )}
    </>
  );
}

const AMBER = 'var(--mantine-color-orange-light-color)';

interface LiveProps {
  log: Log;
  isLive: boolean;
  setLive: (isLive: boolean) => void;
}

function Live({ log: { newerCount, isTailBroken, showNewer }, isLive, setLive }: LiveProps) {
  const toggle = () => {
    if (!isLive) showNewer();
    setLive(!isLive);
  };
  const isWaiting = !isTailBroken && !isLive && newerCount > 0;
  return (
    <Group gap="sm" className={classes.live}>
      <Text size="xs" c={isTailBroken ? 'red' : AMBER} role="status" className={classes.tail}>
        {isTailBroken && TEXTS.failedTail}
        {isWaiting && (
          <>
            <PauseIcon size={14} />
            {TEXTS.newer(newerCount)}
          </>
        )}
      </Text>
      <Button
        variant="default"
        leftSection={isLive ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        onClick={toggle}
      >
        {isLive ? TEXTS.pause : TEXTS.goLive}
      </Button>
    </Group>
  );
}

interface ContentProps {
  id: string;
  log: Log;
  filters: LogFilters;
}

function Content({ id, log, filters }: ContentProps) {
  const { calls, hasOlder, isLoadingOlder, loadOlder } = log;
  const { selected, set } = filters;
  const at = calls.findIndex(({ number }) => number === selected);
  const call = calls[at];
  if (calls.length === 0) return <Nothing filters={filters} />;
  const close = () => {
    set({ entry: '' });
    focusRow(selected);
  };
  return (
    <div className={classes.frame} data-open={call !== undefined || undefined}>
      <CallRows
        calls={calls}
        selected={selected}
        hasMore={hasOlder}
        isLoadingOlder={isLoadingOlder}
        loadOlder={loadOlder}
        onSelect={(number) => set({ entry: number })}
      />
      <Side call={call} onClose={close}>
        {call && (
          <CallDetails
            applicationId={id}
            call={call}
            onNewer={stepTo(calls[at - 1], set)}
            onOlder={stepTo(calls[at + 1], set)}
            onClose={close}
          />
        )}
      </Side>
    </div>
  );
}

function stepTo(call: CallDto | undefined, set: LogFilters['set']): (() => void) | undefined {
  return call && (() => set({ entry: call.number }));
}

interface SideProps {
  call: CallDto | undefined;
  onClose: () => void;
  children: ReactNode;
}

function Side({ call, onClose, children }: SideProps) {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  if (isWide)
    return call === undefined ? null : (
      <section className={classes.side} aria-label={TEXTS.details} tabIndex={0}>
        {children}
      </section>
    );
  return (
    <Drawer
      opened={call !== undefined}
      onClose={onClose}
      position="right"
      withCloseButton={false}
      attributes={{ content: { 'aria-label': TEXTS.details } }}
    >
      {children}
    </Drawer>
  );
}

function Nothing({ filters }: { filters: LogFilters }) {
  if (!filters.isFiltered)
    return (
      <NothingHere title={TEXTS.noEntries}>
        <Text c="dimmed">{TEXTS.noEntriesHint}</Text>
      </NothingHere>
    );
  return (
    <NothingHere title={TEXTS.noMatch}>
      <Button variant="default" onClick={filters.clear}>
        {TEXTS.clear}
      </Button>
    </NothingHere>
  );
}
