import { Alert, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { AdminUserDetailDto } from '@wordgrove/dto';
import { Link, useParams } from 'react-router';
import { getUser } from '../../api/instance';
import { PersonAvatar } from '../../ui/avatars';
import { Fact, FactList } from '../../ui/fact';
import { FailurePage } from '../../ui/failure-page';
import { isolated } from '../../ui/isolated';
import { LoadingPage } from '../../ui/loading-page';
import { Moment } from '../../ui/moment';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { useSession } from '../../session/use-session';
import { DisableUser } from './disable-user';
import { Standing } from './standing';
import { TEXTS } from './texts';
import { UserChangeButton } from './user-change-button';
import { USERS } from './user-keys';
import { countText } from '../../ui/formats';

/** One user, with the numbers of what the account holds, and what admins can do about it. */
export function UserPage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...USERS, id],
    queryFn: () => getUser(id),
  });
  if (data) return <UserDetails user={data} />;
  if (isPending) return <LoadingPage />;
  return <FailurePage error={error} retry={refetch} />;
}

function UserDetails({ user }: { user: AdminUserDetailDto }) {
  return (
    <Page
      title={isolated(user.display_name)}
      heading={
        <Group gap="sm">
          <PersonAvatar name={user.display_name} id={user.id} />
          <bdi>{user.display_name}</bdi>
          <Standing user={user} />
        </Group>
      }
      lead={<bdi>{user.email}</bdi>}
    >
      <Section title={TEXTS.account}>
        <Facts user={user} />
        <Group gap="md">
          <Link to={`${PAGES.auditLog}?actor=${user.id}`}>{TEXTS.events}</Link>
          <Link to={`${PAGES.auditLog}?about=${user.id}`}>{TEXTS.about}</Link>
          {user.application_count > 0 && (
            <Link to={`${PAGES.allApplications}?owner_id=${user.id}`}>{TEXTS.seeApplications}</Link>
          )}
        </Group>
      </Section>
      <Changes user={user} />
    </Page>
  );
}

function Facts({ user }: { user: AdminUserDetailDto }) {
  const figures = [
    [TEXTS.sessions, user.session_count],
    [TEXTS.applications, user.application_count],
    [TEXTS.connected, user.connected_application_count],
    [TEXTS.words, user.word_count],
    [TEXTS.reviews, user.review_count],
  ] as const;
  return (
    <FactList>
      <Fact term={TEXTS.id}>
        <code>{user.id}</code>
      </Fact>
      <Fact term={TEXTS.columns.since}>
        <Moment at={user.created_at} />
      </Fact>
      <Fact term={TEXTS.lastSignIn}>
        {user.last_signed_in_at === null ? TEXTS.none : <Moment at={user.last_signed_in_at} />}
      </Fact>
      {user.disabled_at !== null && (
        <Fact term={TEXTS.disabled}>
          <Moment at={user.disabled_at} />
        </Fact>
      )}
      {figures.map(([term, figure]) => (
        <Fact key={term} term={term}>
          {countText(figure)}
        </Fact>
      ))}
    </FactList>
  );
}

function Changes({ user }: { user: AdminUserDetailDto }) {
  const session = useSession();
  const isDisabled = user.disabled_at !== null;
  const isOwn = session.data?.id === user.id;
  return (
    <Section title={TEXTS.actions}>
      <Stack gap="sm">
        {user.is_last_admin && <Alert color="blue">{TEXTS.lastAdmin}</Alert>}
        <Group gap="sm">
          {user.role === 'USER' && !isDisabled && (
            <UserChangeButton user={user} change="make-admin" />
          )}
          {user.role === 'ADMIN' && !user.is_last_admin && (
            <UserChangeButton user={user} change="remove-admin" />
          )}
          {user.session_count > 0 && <UserChangeButton user={user} change="sign-out" />}
          {isDisabled && <UserChangeButton user={user} change="enable" />}
          {!isDisabled && !isOwn && !user.is_last_admin && <DisableUser user={user} />}
        </Group>
        {isOwn && (
          <Text size="sm" c="dimmed">
            {TEXTS.isYou}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
