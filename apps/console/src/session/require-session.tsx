import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingState } from '../ui/loading-state';
import { LoadFailure } from '../ui/load-failure';
import { leadingBack } from './safe-next';
import { useSession, useUser } from './use-session';
import { NotFoundPage } from '../ui/not-found-page';

/** Shows its pages only to signed-in users. Others sign in first and return. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.isPending) return <LoadingState />;
  if (session.isError) return <LoadFailure error={session.error} retry={session.refetch} />;
  if (session.data === null)
    return <Navigate to={leadingBack('/sign-in', pathname + search + hash)} replace />;
  return <Outlet />;
}

/** Shows its pages only to admins. For others, they do not exist. */
export function RequireAdmin() {
  return useUser().role === 'ADMIN' ? <Outlet /> : <NotFoundPage />;
}
