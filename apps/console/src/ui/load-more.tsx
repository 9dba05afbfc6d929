import { Group } from '@mantine/core';
import { BusyButton } from './busy-button';
import { TEXTS } from './texts';

interface LoadMoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  label?: string;
}

/** Loads the next page of a list. Takes the result of useInfiniteQuery. */
export function LoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage, label }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Group justify="center">
      <BusyButton variant="default" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label ?? TEXTS.loadMore}
      </BusyButton>
    </Group>
  );
}
