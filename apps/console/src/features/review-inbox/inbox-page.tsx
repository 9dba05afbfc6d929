import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../session/use-session';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { useFocusOnArrival } from '../../ui/focus-heading';
import { InboxHead } from './inbox-head';
import classes from './inbox.module.css';
import { Opened } from './opened';
import { TEXTS } from './texts';
import { UndoStrip } from './undo-strip';
import { useChoice } from './use-choice';
import { useIsWide } from './use-is-wide';
import { useInbox } from './use-inbox';
import { useUndo } from './use-undo';
import { WaitingList } from './waiting-list';

/** The inbox of admins: a list of what waits and, beside it, the application that is being decided. */
export function InboxPage() {
  useFocusOnArrival();
  const [parameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const { list, waiting, held, count } = useInbox(search);
  const { id: adminId } = useUser();
  const choice = useChoice(waiting, search === '' ? count : waiting.length);
  const undo = useUndo();
  const isCovered = !useIsWide() && choice.id !== null;
  const loadMore = useLoadMore(list);
  return (
    <div className={classes.inbox}>
      <title>{`${count > 0 ? `(${count}) ` : ''}${TEXTS.title} – Wordgrove`}</title>
      <div className={classes.list} data-covered={isCovered || undefined}>
        <InboxHead search={search} count={count} isCovered={isCovered} />
        <UndoStrip held={held} adminId={adminId} undo={undo} />
        {list.isPending && <LoadingState />}
        {list.isError && <LoadFailure error={list.error} retry={list.refetch} />}
        {list.isSuccess && waiting.length === 0 && (
          <NothingHere title={search === '' ? TEXTS.empty : TEXTS.notFound} />
        )}
        <WaitingList
          waiting={waiting}
          chosenId={choice.id}
          addressOf={choice.addressOf}
          loadMore={loadMore}
        />
      </div>
      <Opened
        choice={choice}
        held={held}
        adminId={adminId}
        undo={undo}
        isLoaded={list.isSuccess}
        isEmpty={waiting.length === 0}
        isAlone={isCovered}
      />
    </div>
  );
}

function useLoadMore(list: ReturnType<typeof useInbox>['list']): () => void {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
}
