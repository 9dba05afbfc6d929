import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../ui/loading-page';
import { DraftOwner } from '../ui/form-draft';
import { FailurePage } from '../ui/failure-page';
import { leadingBack } from './safe-next';
import { CurrentUser, useSession, useUser } from './use-session';
import { NotFoundPage } from '../ui/not-found-page';

/** Shows its pages only to signed-in users. Others sign in first and return. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.isPending) return <LoadingPage />;
  if (session.isError) return <FailurePage error={session.error} retry={session.refetch} />;
  if (session.data === null)
    return <Navigate to={leadingBack('/sign-in', pathname + search + hash)} replace />;
  return (
    <CurrentUser value={session.data}>
      <DraftOwner value={session.data.id}>
        <Outlet />
      </DraftOwner>
    </CurrentUser>
  );
}

/** Shows its pages only to admins. For others, they do not exist. */
export function RequireAdmin() {
  return useUser().role === 'ADMIN' ? <Outlet /> : <NotFoundPage />;
}
