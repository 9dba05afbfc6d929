import { Badge, Button, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ApplicationDto, ApplicationMessageDto } from '@wordgrove/dto';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import { listMessages } from '../../api/application-messages';
import { listOffers } from '../../api/applications';
import { AlertIcon, KeyIcon, QuestionIcon, RejectedIcon, type IconProps } from '../../ui/icons';
import { countText } from '../../ui/formats';
import { Ago, Day } from '../../ui/moment';
import { useNow } from '../../ui/use-now';
import { MY_APPLICATIONS } from './application-keys';
import { tabAddress } from './application-tabs';
import { needsOf, type Need } from './needs';
import classes from './needs-you.module.css';
import { SecretShare } from './secret-use';
import { OFFERS, OfferRow } from './offer-row';
import { TEXTS } from './texts';
import { useNeedyApplications } from './use-my-applications';

/** Applications whose threads are read: the newest of those that wait for a reviewer or were refused by one. */
const MAX_THREADS = 20;

/** Needs that are shown before the table. The rest is one press away. */
const MAX_NEEDS = 5;

const REFUSED: ReadonlySet<string> = new Set(['REJECTED', 'SUSPENDED']);

const NONE = { applications: [], areAll: true };

/** Everything that waits for the developer, over all applications. */
export function NeedsYou() {
  const { applications, areAll } = useNeedyApplications().data ?? NONE;
  const offers = useQuery({ queryKey: OFFERS, queryFn: listOffers }).data ?? [];
  const threads = useThreads(applications);
  const [isWhole, setWhole] = useState(false);
  const now = useNow();
  const found = applications.flatMap((application) =>
    needsOf(application, threads.get(application.id) ?? [], now),
  );
  const needs = found.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
  const count = offers.length + needs.length;
  if (count === 0) return null;
  return (
    <Paper component="section" withBorder className={classes.frame} aria-labelledby="needs-you">
      <Group className={classes.head} gap="xs">
        <Title order={2} size="h4" id="needs-you">
          {TEXTS.needsYou}
        </Title>
        <Badge color="gray">
          {countText(count)}
          {!areAll && '+'}
        </Badge>
      </Group>
      <ul className={classes.rows}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
        {needs.slice(0, isWhole ? undefined : MAX_NEEDS).map((need) => (
          <NeedRow key={`${need.kind}-${need.application.id}-${need.text}`} need={need} />
        ))}
      </ul>
      {!isWhole && needs.length > MAX_NEEDS && (
        <Button fullWidth variant="subtle" radius={0} onClick={() => setWhole(true)}>
          {TEXTS.showMore(needs.length - MAX_NEEDS)}
        </Button>
      )}
    </Paper>
  );
}

const LOOKS: Record<Need['kind'], { Icon: ComponentType<IconProps>; color: string }> = {
  QUESTION: { Icon: QuestionIcon, color: 'blue' },
  REJECTED: { Icon: RejectedIcon, color: 'red' },
  SUSPENDED: { Icon: AlertIcon, color: 'orange' },
  SECRET: { Icon: KeyIcon, color: 'orange' },
};

function NeedRow({ need }: { need: Need }) {
  const { kind, application, text, quote, at, link, path, secretId } = need;
  const { Icon, color } = LOOKS[kind];
  const now = useNow().getTime();
  return (
    <li className={classes.row}>
      <ThemeIcon variant="light" color={color} size={26}>
        <Icon size={16} />
      </ThemeIcon>
      <Text fw={600} className={classes.name}>
        <bdi>{application.name}</bdi>
      </Text>
      <Text className={classes.text}>
        {text}
        {secretId && <SecretShare applicationId={application.id} secretId={secretId} />}
        {quote !== undefined && (
          <>
            {' '}
            “<bdi>{quote}</bdi>”
          </>
        )}
      </Text>
      {at !== null && (
        <Text size="xs" c="dimmed">
          {Date.parse(at) > now ? <Day at={at} /> : <Ago at={at} />}
        </Text>
      )}
      <Button
        component={Link}
        to={tabAddress({ path }, application.id)}
        variant="default"
        size="xs"
        aria-label={`${link}: ${application.name}`}
      >
        {link}
      </Button>
    </li>
  );
}

/** Questions come first: somebody waits for the answer. */
function isOther({ kind }: Need): boolean {
  return kind !== 'QUESTION';
}

/** Returns the newest entries of the threads with reviewers, by the ids of applications. */
function useThreads(
  applications: readonly ApplicationDto[],
): ReadonlyMap<string, readonly ApplicationMessageDto[]> {
  // A question may stand in the first ones, and only the time of a decision in the others.
  const waiting = applications.filter(({ submission_id: submission }) => submission !== null);
  const refused = applications.filter(({ status }) => REFUSED.has(status));
  const reviewed = [...new Set([...waiting, ...refused])].slice(0, MAX_THREADS);
  const threads = useQueries({
    queries: reviewed.map(({ id }) => ({
      queryKey: [...MY_APPLICATIONS, 'newest-message', id],
      queryFn: () => listMessages(id, ''),
    })),
  });
  return new Map(reviewed.map(({ id }, index) => [id, threads[index]?.data?.messages ?? []]));
}
