import { Group, Paper, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import { getRequestingApplication } from '../api/authorization-requests';
import { ApplicationAvatar } from '../ui/avatars';
import { TEXTS } from './texts';

/** Says where a new session leads: to the application that sent the user here, or back to a page. Nothing for the home page. */
export function GoingOn({ next }: { next: string }) {
  const id = requestIn(next);
  const { data, isLoading } = useQuery({
    queryKey: ['requesting-application', id],
    queryFn: () => getRequestingApplication(id),
    enabled: id !== '',
    retry: false,
  });
  if (next === '/') return null;
  if (isLoading) return <Skeleton h={46} />;
  if (data === undefined) return <Text c="dimmed">{TEXTS.backToPage}</Text>;
  return (
    <Paper withBorder p="xs" bg="var(--wordgrove-panel)">
      <Group gap="sm" wrap="nowrap">
        <ApplicationAvatar name={data.name} id={data.client_id} size={28} />
        <Text style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{TEXTS.goOnTo(data.name)}</Text>
      </Group>
    </Paper>
  );
}

/** Returns the request for access on whose page the user goes on, or an empty text. */
function requestIn(next: string): string {
  const { pathname, searchParams } = new URL(next, window.location.origin);
  return pathname === PAGES.consent ? (searchParams.get('request') ?? '') : '';
}
