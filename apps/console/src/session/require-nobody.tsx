import { Navigate, Outlet, useSearchParams } from 'react-router';
import { LoadFailure } from '../ui/load-failure';
import { LoadingState } from '../ui/loading-state';
import { safeNext } from './safe-next';
import { useSession } from './use-session';

/** Shows the pages below it to the signed-out; the signed-in go on to where they wanted to be. */
export function RequireNobody() {
  const session = useSession();
  const [parameters] = useSearchParams();
  if (session.isPending) return <LoadingState />;
  if (session.isError) return <LoadFailure error={session.error} retry={session.refetch} />;
  if (session.data === null) return <Outlet />;
  const next = safeNext(parameters.get('next'));
  return <Navigate to={next === '/' ? '/connected-applications' : next} replace />;
}
