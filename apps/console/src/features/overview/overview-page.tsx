import { Group, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { AboutDto, CallLoadDto, OverviewDto } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getOverview } from '../../api/instance';
import { Fact, FactList } from '../../ui/fact';
import { countText } from '../../ui/formats';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Moment } from '../../ui/moment';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { StatusBadge } from '../../ui/status-badge';
import { fineShareText } from '../application-usage/usage-figures';
import { OVERVIEW } from './overview-key';
import { TEXTS } from './texts';

const REFRESH_MS = 30_000;

/** Figures of the instance. */
export function OverviewPage() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: OVERVIEW,
    queryFn: getOverview,
    refetchInterval: REFRESH_MS,
  });
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      {isPending && <LoadingState />}
      {error && <LoadFailure of={{ error, refetch }} />}
      {data && <Figures overview={data} />}
    </Page>
  );
}

function Figures({ overview }: { overview: OverviewDto }) {
  return (
    <>
      <Holds overview={overview} />
      <Review review={overview.review} />
      <Calls calls={overview.calls} />
      <Section title={TEXTS.applications}>
        <Group gap="lg">
          {overview.applications.map(({ status, count }) => (
            <Group key={status} gap={6}>
              <StatusBadge status={status} />
              <Link to={`${PAGES.allApplications}?status=${status}`}>{number(count)}</Link>
            </Group>
          ))}
        </Group>
      </Section>
      <Section title={TEXTS.jobs} lead={TEXTS.jobsLead}>
        <Jobs jobs={overview.jobs} />
      </Section>
      <Storage overview={overview} />
    </>
  );
}

function Holds({ overview }: { overview: OverviewDto }) {
  return (
    <Section title={TEXTS.holds}>
      <Facts
        facts={{
          [TEXTS.users]: <Link to={PAGES.users}>{about(overview.users)}</Link>,
          [TEXTS.words]: about(overview.words),
          [TEXTS.reviews]: about(overview.reviews),
          [TEXTS.admins]: (
            <Link to={`${PAGES.users}?role=ADMIN`}>{number(overview.admin_count)}</Link>
          ),
          [TEXTS.disabled]: (
            <Link to={`${PAGES.users}?state=DISABLED`}>{number(overview.disabled_user_count)}</Link>
          ),
        }}
      />
    </Section>
  );
}

function Review({ review }: { review: OverviewDto['review'] }) {
  return (
    <Section title={TEXTS.review}>
      <Facts
        facts={{
          [TEXTS.waiting]: <Link to={PAGES.review}>{number(review.waiting_count)}</Link>,
          [TEXTS.oldest]: review.oldest_at ? <Moment at={review.oldest_at} /> : TEXTS.nothingWaits,
        }}
      />
    </Section>
  );
}

function Calls({ calls }: { calls: OverviewDto['calls'] }) {
  return (
    <Section title={TEXTS.calls} lead={TEXTS.callsLead}>
      <Facts
        facts={{
          [TEXTS.lastDay]: callsText(calls.last_day),
          [TEXTS.lastWeek]: callsText(calls.last_week),
        }}
      />
    </Section>
  );
}

function callsText({ call_count: calls, error_count: errors }: CallLoadDto): string {
  if (calls === 0) return '0';
  return `${number(calls)}, ${TEXTS.errors(number(errors), fineShareText(errors / calls))}`;
}

function Storage({ overview: { storage, version } }: { overview: OverviewDto }) {
  return (
    <Section title={TEXTS.storage}>
      <Facts
        facts={{
          [TEXTS.database]: bytes(storage.database_bytes),
          ...(storage.free_bytes !== null && { [TEXTS.free]: bytes(storage.free_bytes) }),
          [TEXTS.version]: version,
          [TEXTS.postgres]: storage.database_version,
        }}
      />
    </Section>
  );
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <FactList>
      {Object.entries(facts).map(([term, fact]) => (
        <Fact key={term} term={term}>
          {fact}
        </Fact>
      ))}
    </FactList>
  );
}

function Jobs({ jobs }: { jobs: OverviewDto['jobs'] }) {
  return (
    <Table aria-label={TEXTS.jobs}>
      <Table.Thead>
        <Table.Tr>
          {[TEXTS.job, TEXTS.waitingJobs, TEXTS.runningJobs, TEXTS.oldestJob].map((title) => (
            <Table.Th key={title}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Table.Tr key={job.name}>
            <Table.Td>
              <bdi>{job.name}</bdi>
            </Table.Td>
            <Table.Td>{number(job.waiting_count)}</Table.Td>
            <Table.Td>{number(job.running_count)}</Table.Td>
            <Table.Td>{duration(job.oldest_seconds)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function number(value: number): string {
  return countText(value);
}

function about({ count, is_exact: isExact }: AboutDto): string {
  return isExact ? number(count) : TEXTS.about(number(Number(count.toPrecision(3))));
}

function bytes(value: number): string {
  const gigabytes = value / 1e9;
  return gigabytes >= 1
    ? TEXTS.gigabytes(gigabytes.toFixed(1))
    : TEXTS.megabytes(Math.round(value / 1e6));
}

function duration(seconds: number): string {
  if (seconds < 1) return '–';
  if (seconds < 120) return TEXTS.seconds(Math.round(seconds));
  return seconds < 7_200
    ? TEXTS.minutes(Math.round(seconds / 60))
    : TEXTS.hours(Math.round(seconds / 3_600));
}
