import { useQuery } from '@tanstack/react-query';
import { listApplications } from '../../api/applications';
import { MY_APPLICATIONS } from '../../features/my-applications/application-keys';

/** Reads the first page of the developer's applications. */
export function useOwnApplications(isWanted: boolean) {
  return useQuery({
    queryKey: [...MY_APPLICATIONS, 'first'],
    queryFn: () => listApplications(''),
    enabled: isWanted,
  });
}
