import { createBrowserRouter, type RouteObject } from 'react-router';
import { AuditLogPage } from '../features/audit-log/audit-log-page';
import { ConnectedApplicationsPage } from '../features/connected-applications/connected-applications-page';
import { ConsentPage } from '../features/consent/consent-page';
import { ApplicationPage } from '../features/my-applications/application-page';
import { EditApplicationPage } from '../features/my-applications/edit-application-page';
import { MyApplicationsPage } from '../features/my-applications/my-applications-page';
import { RegisterApplicationPage } from '../features/my-applications/register-application-page';
import { ReviewQueuePage } from '../features/review-queue/review-queue-page';
import { SignInPage } from '../features/sign-in/sign-in-page';
import { SignUpPage } from '../features/sign-up/sign-up-page';
import { WelcomePage } from '../features/welcome/welcome-page';
import { DeleteAccountPage } from '../features/your-data/delete-account-page';
import { GoodbyePage } from '../features/your-data/goodbye-page';
import { YourDataPage } from '../features/your-data/your-data-page';
import { RequireNobody } from '../session/require-nobody';
import { RequireAdmin, RequireSession } from '../session/require-session';
import { NotFoundPage } from '../ui/not-found-page';
import { ErrorPage } from './error-page';
import { SiteLayout } from './layout/site-layout';
import { WorkspaceLayout } from './layout/workspace-layout';

const forTheSignedOut: RouteObject = {
  Component: RequireNobody,
  children: [
    { index: true, Component: WelcomePage },
    { path: 'sign-in', Component: SignInPage },
    { path: 'sign-up', Component: SignUpPage },
    { path: 'goodbye', Component: GoodbyePage },
  ],
};

const forAdmins: RouteObject = {
  Component: RequireAdmin,
  children: [
    { path: 'admin/applications', Component: ReviewQueuePage },
    { path: 'admin/audit-log', Component: AuditLogPage },
  ],
};

const workspace: RouteObject = {
  Component: WorkspaceLayout,
  children: [
    { path: 'connected-applications', Component: ConnectedApplicationsPage },
    { path: 'my-applications', Component: MyApplicationsPage },
    { path: 'my-applications/new', Component: RegisterApplicationPage },
    { path: 'my-applications/:id', Component: ApplicationPage },
    { path: 'my-applications/:id/edit', Component: EditApplicationPage },
    { path: 'your-data', Component: YourDataPage },
    { path: 'your-data/delete', Component: DeleteAccountPage },
    forAdmins,
  ],
};

/** All pages of the web app, and who can see them. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: SiteLayout,
      errorElement: <ErrorPage />,
      children: [
        forTheSignedOut,
        {
          Component: RequireSession,
          children: [{ path: 'consent', Component: ConsentPage }, workspace],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}
