import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { listListedApplications } from '../../api/traffic';
import { MY_APPLICATIONS } from '../../features/my-applications/application-keys';
import { useOwnApplications } from './use-own-applications';

const PAUSE_MS = 200;

/**
 * Returns the first page of the developer's applications, and those of the others that the service finds by a text. It is asked when
 * nothing has been typed for a moment.
 */
export function useFoundApplications(text: string): ApplicationDto[] {
  const first = useOwnApplications(true).data;
  const [wanted] = useDebouncedValue(text.trim(), PAUSE_MS);
  const hasMore = first !== undefined && first.next_page_token !== '';
  const { data: found } = useQuery({
    queryKey: [...MY_APPLICATIONS, 'found', wanted],
    queryFn: () => listListedApplications({ q: wanted }, ''),
    enabled: hasMore && wanted !== '' && wanted.length <= LIMITS.search,
    placeholderData: keepPreviousData,
  });
  const others = found?.listed_applications.map(({ application }) => application) ?? [];
  const all = [...(first?.applications ?? []), ...others];
  return [...new Map(all.map((each) => [each.id, each])).values()];
}
