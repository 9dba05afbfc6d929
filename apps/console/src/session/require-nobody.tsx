import { useEffect } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { FailurePage } from '../ui/failure-page';
import { LoadingPage } from '../ui/loading-page';
import { safeNext } from './safe-next';
import { useSession } from './use-session';

/**
 * Shows its pages only to people who are not signed in. Signed-in users go to the page that they
 * wanted.
 */
export function RequireNobody() {
  const session = useSession();
  const [parameters] = useSearchParams();
  if (session.isPending) return <LoadingPage />;
  if (session.isError) return <FailurePage error={session.error} retry={session.refetch} />;
  if (session.data === null) return <Outlet />;
  const next = safeNext(parameters.get('next'));
  if (next.startsWith('/oauth/')) return <Reload at={next} />;
  return <Navigate to={next === '/' ? '/connected-applications' : next} replace />;
}

/** Opens an address that is no page of the web app: the service itself responds to it. */
function Reload({ at }: { at: string }) {
  useEffect(() => window.location.replace(at), [at]);
  return <LoadingPage />;
}
