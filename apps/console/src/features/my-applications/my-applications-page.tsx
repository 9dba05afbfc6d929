import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { listApplications } from '../../api/applications';
import { PlusIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadMore } from '../../ui/load-more';
import { LoadingState } from '../../ui/loading-state';
import { Moment } from '../../ui/moment';
import { NothingHere } from '../../ui/nothing-here';
import { Page } from '../../ui/page';
import { StatusBadge } from '../../ui/status-badge';
import { MY_APPLICATIONS } from './application-keys';

const LEAD = 'The applications that you build on Wordgrove.';

export function MyApplicationsPage() {
  const list = useInfiniteQuery({
    queryKey: MY_APPLICATIONS,
    queryFn: ({ pageParam }) => listApplications(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
  });
  const applications = list.data?.pages.flatMap((page) => page.applications);
  return (
    <Page title="My applications" lead={LEAD} actions={<RegisterLink />}>
      {list.isPending && <LoadingState />}
      {list.isError && <LoadFailure error={list.error} retry={list.refetch} />}
      {applications?.length === 0 && <NoApplications />}
      <Stack component="ul" m={0} p={0} gap="sm" style={{ listStyle: 'none' }}>
        {applications?.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </Stack>
      <LoadMore {...list} />
    </Page>
  );
}

function RegisterLink() {
  return (
    <Button component={Link} to="/my-applications/new" leftSection={<PlusIcon />}>
      Register an application
    </Button>
  );
}

function NoApplications() {
  return (
    <NothingHere title="You have not registered an application yet">
      <Text c="dimmed" size="sm">
        Register one to get a client ID and a client secret. To see what you can build, read the{' '}
        <Anchor href="/docs">API documentation</Anchor>.
      </Text>
    </NothingHere>
  );
}

function ApplicationCard({ application }: { application: ApplicationDto }) {
  return (
    <Paper component="li" withBorder p="md" radius="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} size="h4" flex="1 1 200px">
          <Anchor component={Link} to={`/my-applications/${application.id}`} inherit>
            <bdi>{application.name}</bdi>
          </Anchor>
        </Title>
        <StatusBadge status={application.status} />
      </Group>
      {application.description && (
        <Text size="sm" mt={4} lineClamp={2}>
          <bdi>{application.description}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        Registered <Moment at={application.created_at} />
        {application.pending_revision && ' · changes in review'}
      </Text>
    </Paper>
  );
}
