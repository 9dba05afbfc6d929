import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../session/use-session';
import { ListStates } from '../../ui/list-states';
import { useFocusOnArrival } from '../../ui/focus-heading';
import { InboxHead } from './inbox-head';
import classes from './inbox.module.css';
import { isKindFilter } from './kind-menu';
import { Opened } from './opened';
import { TEXTS } from './texts';
import { UndoStrip } from './undo-strip';
import { useChoice } from './use-choice';
import { useElsewhere, useInbox, type InboxFilter } from './use-inbox';
import { useLayout } from './use-layout';
import { useUndo } from './use-undo';
import { WaitingList } from './waiting-list';

/** The inbox of admins: a list of what waits and, beside it, the application that is being decided. */
export function InboxPage() {
  useFocusOnArrival();
  const [parameters] = useSearchParams();
  const filter = filterIn(parameters);
  const inbox = useInbox(filter);
  const { list, waiting, held, count } = inbox;
  const { id: adminId } = useUser();
  const { choice, elsewhere } = useChoiceOfAll(inbox, filter);
  const undo = useUndo();
  const isCovered = useLayout() !== 'WIDE' && choice.id !== null;
  const loadMore = useLoadMore(list);
  return (
    <div className={classes.inbox}>
      <title>{TEXTS.tab(count)}</title>
      <div className={classes.list} data-covered={isCovered || undefined}>
        <InboxHead filter={filter} count={count} isCovered={isCovered} />
        <UndoStrip held={held} adminId={adminId} undo={undo} />
        <ListStates
          list={list}
          isEmpty={waiting.length === 0}
          nothing={isFiltered(filter) ? TEXTS.notFound : TEXTS.empty}
        />
        <WaitingList
          {...{ waiting, loadMore, isCovered }}
          chosenId={choice.id}
          addressOf={choice.addressOf}
          hasMore={list.isPending || list.hasNextPage}
        />
      </div>
      <Opened
        {...{ choice, held, adminId, undo }}
        isLoaded={list.isSuccess && !elsewhere.isPending}
        failed={elsewhere.failed}
        isEmpty={waiting.length === 0}
        isAlone={isCovered}
      />
    </div>
  );
}

/** The choice among all that wait, whether or not the list has them. */
function useChoiceOfAll(
  { list, waiting, count }: ReturnType<typeof useInbox>,
  filter: InboxFilter,
) {
  const choice = useChoice(waiting, isFiltered(filter) ? waiting.length : count);
  const isListed = !list.isSuccess || choice.application !== undefined;
  const elsewhere = useElsewhere(isListed ? null : choice.id);
  const application = choice.application ?? elsewhere.application;
  return { choice: { ...choice, application }, elsewhere };
}

function isFiltered({ q, kind }: InboxFilter): boolean {
  return q !== '' || kind !== '';
}

function filterIn(parameters: URLSearchParams): InboxFilter {
  const kind = parameters.get('kind') ?? '';
  return { q: parameters.get('q') ?? '', kind: isKindFilter(kind) ? kind : '' };
}

function useLoadMore(list: ReturnType<typeof useInbox>['list']): () => void {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
}
