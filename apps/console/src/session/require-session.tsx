import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingState } from '../ui/loading-state';
import { LoadFailure } from '../ui/load-failure';
import { leadingBack } from './safe-next';
import { useSession, useUser } from './use-session';
import { NotFoundPage } from '../ui/not-found-page';

/** Shows the pages below it to the signed-in; others sign in first and come back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.isPending) return <LoadingState />;
  if (session.isError) return <LoadFailure error={session.error} retry={session.refetch} />;
  if (session.data === null)
    return <Navigate to={leadingBack('/sign-in', pathname + search + hash)} replace />;
  return <Outlet />;
}

/** Shows the pages below it to admins; to others they do not exist. */
export function RequireAdmin() {
  return useUser().role === 'ADMIN' ? <Outlet /> : <NotFoundPage />;
}
