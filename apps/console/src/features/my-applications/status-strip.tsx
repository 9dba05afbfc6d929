import { Anchor, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Day, Moment } from '../../ui/moment';
import { StatusBadge } from '../../ui/status-badge';
import { tabAddress } from './application-tabs';
import { useNextStep } from './use-next-step';
import { QuotaReach } from './quota-reach';
import { SecretShare } from './secret-use';
import { AUDIENCES } from './state-texts';
import classes from './status-strip.module.css';
import { TEXTS } from './texts';

interface StatusStripProps {
  application: ApplicationDto;
}

/** The state of an application and its developer's next step. */
export function StatusStrip({ application }: StatusStripProps) {
  const { id, status, hourly_quota: quota } = application;
  const next = useNextStep(application);
  return (
    <Paper component="section" withBorder className={classes.strip} aria-label={TEXTS.state}>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing={0} verticalSpacing={0}>
        <Cell title={AUDIENCES[status]} aside={<StatusBadge status={status} />}>
          {status === 'APPROVED' && <Approved application={application} />}
        </Cell>
        <ChangesCell application={application} />
        <Cell
          title={next ? TEXTS.next(next.title) : TEXTS.nothingToDo}
          isMarked={next !== null}
          isNews={next !== null}
        >
          {next && (
            <Anchor component={Link} to={tabAddress(next, id)} inherit>
              {next.link}
              {next.secretId && <SecretShare applicationId={id} secretId={next.secretId} />}
            </Anchor>
          )}
        </Cell>
        <Cell title={TEXTS.quota(quota)} isNews={false}>
          <QuotaReach applicationId={id} />
        </Cell>
      </SimpleGrid>
    </Paper>
  );
}

function ChangesCell({ application }: StatusStripProps) {
  const { id, pending_revision: revision, first_approved_at: first } = application;
  const last = application.last_approval?.approved_at;
  return (
    <Cell title={revision ? TEXTS.changesWait : TEXTS.noChangesWait} isNews={revision !== null}>
      {revision && (
        <Anchor component={Link} to={tabAddress({ path: PAGES.applicationSettings }, id)} inherit>
          {TEXTS.since(<Moment at={revision.created_at} />)}
        </Anchor>
      )}
      {!revision && last && last !== first && TEXTS.lastApproved(<Day at={last} />)}
    </Cell>
  );
}

/** Since when everyone can use it, and the criteria that it met last. */
function Approved({ application }: StatusStripProps) {
  const { first_approved_at: since, last_approval: last } = application;
  if (since === null || last === null) return null;
  const { criteria_version: version } = last;
  const day = <Day at={since} />;
  if (version === null) return TEXTS.since(day);
  return TEXTS.sinceByCriteria(
    day,
    <Anchor component={Link} to={`${PAGES.reviewCriteria}?version=${version}`} inherit>
      {TEXTS.criteria(version)}
    </Anchor>,
  );
}

interface CellProps {
  title: string;
  aside?: ReactNode;
  isMarked?: boolean;
  /** False if phones can do without it. */
  isNews?: boolean;
  children?: ReactNode;
}

function Cell({ title, aside, isMarked = false, isNews = true, children }: CellProps) {
  return (
    <div
      className={classes.cell}
      data-marked={isMarked || undefined}
      data-news={isNews || undefined}
    >
      <Group gap="xs">
        {aside}
        <Text span fw={600}>
          {title}
        </Text>
      </Group>
      {children && (
        <Text size="xs" c={isMarked ? 'inherit' : 'dimmed'}>
          {children}
        </Text>
      )}
    </div>
  );
}
