import { useQuery } from '@tanstack/react-query';
import { getApiDescription } from '../../api/playground';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { useOpenApplication } from '../my-applications/application-frame';
import { operationsOf } from './operations';
import { Playground } from './playground';
import type { Description } from './schema';

/** Authorizing the application, and calling the API, with forms from its description. */
export function PlaygroundTab() {
  const application = useOpenApplication();
  const operations = useQuery({
    queryKey: ['api-operations'],
    queryFn: async () => operationsOf((await getApiDescription()) as Description),
    staleTime: Infinity,
  });
  if (operations.isPending) return <LoadingState />;
  if (operations.data === undefined) return <LoadFailure of={operations} />;
  // Another application begins anew.
  return <Playground key={application.id} application={application} operations={operations.data} />;
}
