import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto, ApplicationWeekDto } from '@wordgrove/dto';
import { useMemo } from 'react';
import { listApplications } from '../../api/applications';
import { listApplicationWeeks } from '../../api/traffic';
import { useAllPages } from '../../ui/use-all-pages';
import { MY_APPLICATIONS } from './application-keys';

/** An application in the developer's list. Its week is undefined while it is loaded, or if it could not be. */
export interface ListedApplication {
  application: ApplicationDto;
  week: ApplicationWeekDto | undefined;
}

/** Reads all applications of the developer, and what each was used for. */
export function useMyApplications() {
  const list = useAllPages([...MY_APPLICATIONS, 'all'], (pageToken) =>
    listApplications(pageToken, LIMITS.pageSizeMax),
  );
  const weekList = useAllPages([...MY_APPLICATIONS, 'weeks'], listApplicationWeeks);
  const { data } = list;
  const { data: weeksData } = weekList;
  const listed = useMemo<ListedApplication[] | undefined>(() => {
    const weeks = new Map(
      weeksData?.pages.flatMap((page) =>
        page.application_weeks.map((week) => [week.application_id, week] as const),
      ),
    );
    return data?.pages.flatMap(({ applications }) =>
      applications.map((application) => ({ application, week: weeks.get(application.id) })),
    );
  }, [data, weeksData]);
  const isComplete = !list.hasNextPage && !weekList.hasNextPage;
  return { list, weekList, listed, isComplete };
}
