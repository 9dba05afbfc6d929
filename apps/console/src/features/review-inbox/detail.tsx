import { Anchor, Drawer, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askOwner } from '../../api/application-messages';
import { InsertTemplate } from '../reply-templates/insert-template';
import { ChangesTable } from '../requested-changes/changes-table';
import { ReviewChecks } from '../review-checks/review-checks';
import { ReviewThread } from '../review-thread/review-thread';
import { Developer } from './developer';
import { HostFaults } from './host-faults';
import classes from './detail.module.css';
import { NameWarnings } from './name-warnings';
import { TEXTS } from './texts';
import { useLayout } from './use-layout';

/** The parts of what is shown of an application. Narrow windows show one at a time. */
export type Part = 'changes' | 'checks' | 'thread' | 'more';

interface DetailBodyProps {
  application: WaitingApplicationDto;
  part: Part;
  setPart: (part: Part) => void;
  /** The number of checks that are not met. */
  unmet: number;
  /** The state of the panel, if it is a drawer. */
  aside: { isOpen: boolean; close: () => void };
}

/** The changes, before everything else, the thread, and beside them the checks and the developer. */
export function DetailBody({ application, part, setPart, unmet, aside }: DetailBodyProps) {
  return (
    <div className={classes.detailBody} data-part={part}>
      <Parts part={part} setPart={setPart} unmet={unmet} />
      <div className={classes.main}>
        <PartOf name="changes">
          <Requested application={application} />
        </PartOf>
        <PartOf name="thread">
          <Thread application={application} />
        </PartOf>
      </div>
      <Aside {...aside}>
        <PartOf name="checks">
          <ReviewChecks application={application} reader="ADMIN" order={3} />
        </PartOf>
        <PartOf name="more">
          <Developer applicationId={application.id} />
        </PartOf>
      </Aside>
    </div>
  );
}

function Aside({ isOpen, close, children }: DetailBodyProps['aside'] & { children: ReactNode }) {
  if (useLayout() !== 'MEDIUM') return <div className={classes.aside}>{children}</div>;
  return (
    <Drawer opened={isOpen} onClose={close} position="right" title={TEXTS.aside}>
      <Stack gap="lg">{children}</Stack>
    </Drawer>
  );
}

function PartOf({ name, children }: { name: Part; children: ReactNode }) {
  return (
    <div className={classes.part} data-name={name}>
      {children}
    </div>
  );
}

function Parts({ part, setPart, unmet }: Pick<DetailBodyProps, 'part' | 'setPart' | 'unmet'>) {
  return (
    <SegmentedControl<Part>
      className={classes.parts}
      aria-label={TEXTS.parts}
      fullWidth
      value={part}
      onChange={setPart}
      data={[
        { value: 'changes', label: TEXTS.changes },
        { value: 'checks', label: unmet > 0 ? `${TEXTS.checks} ${unmet}` : TEXTS.checks },
        { value: 'thread', label: TEXTS.thread },
        { value: 'more', label: TEXTS.more },
      ]}
    />
  );
}

function Requested({ application }: { application: WaitingApplicationDto }) {
  const { pending_revision: revision } = application;
  return (
    <Stack component="section" aria-labelledby="what-changes" gap="xs">
      <NameWarnings application={application} />
      <Title order={3} size="h2" id="what-changes">
        {revision ? TEXTS.whatChanges : TEXTS.whatItAsks}
      </Title>
      <ChangesTable
        application={application}
        uriNotes={<HostFaults application={application} />}
        whole={
          <Anchor component={Link} to={PAGES.anyApplication.replace(':id', application.id)} inherit>
            {TEXTS.whole}
          </Anchor>
        }
      />
    </Stack>
  );
}

function Thread({ application }: { application: WaitingApplicationDto }) {
  return (
    <Stack component="section" aria-labelledby="thread" gap="xs">
      <div className={classes.heading}>
        <Title order={3} size="h2" id="thread">
          {TEXTS.thread}
        </Title>
        <Text size="xs" c="dimmed">
          {TEXTS.bothSides}
        </Text>
      </div>
      <ReviewThread
        applicationId={application.id}
        reader="ADMIN"
        verb={TEXTS.send}
        send={(request) => askOwner(application, request)}
        templates={(insert) => <InsertTemplate kind="ASK" insert={insert} />}
      />
    </Stack>
  );
}
