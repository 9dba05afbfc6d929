import { useQuery } from '@tanstack/react-query';
import { getWeekOf } from '../../api/review-queue';
import { errorsOf, fineShareText, sum } from '../application-usage/usage-figures';
import { TEXTS } from './texts';

/** The users and calls of the last seven days. Nothing if there were none. */
export function WeekFigures({ applicationId }: { applicationId: string }) {
  const { data } = useQuery({
    queryKey: ['admin', 'week', applicationId],
    queryFn: () => getWeekOf(applicationId),
  });
  if (data === undefined) return null;
  const users = data.days.at(-1)?.authorized_users ?? 0;
  const calls = sum(data.days, (day) => day.call_count);
  const errors = sum(data.days, errorsOf);
  return (
    <>
      {users > 0 && ` · ${TEXTS.users(users)}`}
      {calls > 0 && ` · ${TEXTS.callsInWeek(calls, fineShareText(errors / calls))}`}
    </>
  );
}
