import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../api/api-failure';
import { getAuthorizationRequest } from '../../api/authorization-requests';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingPage } from '../../ui/loading-page';
import { NarrowPage } from '../../ui/narrow-page';
import { ConsentForm } from './consent-form';
import { RequestGone } from './request-gone';
import { TEXTS } from './texts';

/** The page on which the user decides about an application's request for access. */
export function ConsentPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('request') ?? '';
  const request = useQuery({
    queryKey: ['authorization-request', id],
    queryFn: () => getAuthorizationRequest(id),
    enabled: id !== '',
    // A request is decided once, so the cached request must not be shown again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (id === '') return <RequestGone failure={null} />;
  if (request.isPending) return <LoadingPage />;
  if (request.isError && isGone(request.error)) return <RequestGone failure={request.error} />;
  if (request.data === undefined)
    return (
      <NarrowPage title={TEXTS.noRequest}>
        <LoadFailure of={request} />
      </NarrowPage>
    );
  return <ConsentForm request={request.data} />;
}

function isGone(failure: Error): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.status === 404;
}
