import { PAGES } from '@wordgrove/contracts';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RequireNobody } from '../session/require-nobody';
import { RequireAdmin, RequireSession } from '../session/require-session';
import { NotFoundPage } from '../ui/not-found-page';
import { ErrorPage, WhatFailed } from './error-page';
import { ConsentFrame } from './layout/consent-frame';
import { EntranceFrame } from './layout/entrance-frame';
import { SiteLayout } from './layout/site-layout';
import { lazyRoute, loadAhead } from './lazy-page';
import { Root } from './root';

const forTheSignedOut: RouteObject = {
  Component: RequireNobody,
  children: [
    lazyRoute({ path: PAGES.welcome }, async () => {
      const { WelcomePage } = await import('../features/welcome/welcome-page');
      return WelcomePage;
    }),
    lazyRoute({ path: PAGES.goodbye }, async () => {
      const { GoodbyePage } = await import('../features/your-data/goodbye-page');
      return GoodbyePage;
    }),
  ],
};

const entrance: RouteObject = {
  Component: RequireNobody,
  children: [
    lazyRoute({ path: PAGES.signIn }, async () => {
      const { SignInPage } = await import('../features/sign-in/sign-in-page');
      return SignInPage;
    }),
    lazyRoute({ path: PAGES.signUp }, async () => {
      const { SignUpPage } = await import('../features/sign-up/sign-up-page');
      return SignUpPage;
    }),
  ],
};

const forAdmins: RouteObject = {
  Component: RequireAdmin,
  children: [
    lazyRoute({ path: PAGES.review }, async () => {
      const { InboxPage } = await import('../features/review-inbox/inbox-page');
      return InboxPage;
    }),
    lazyRoute({ path: PAGES.editReviewCriteria }, async () => {
      const { EditCriteriaPage } = await import('../features/review-criteria/edit-criteria-page');
      return EditCriteriaPage;
    }),
    lazyRoute({ path: PAGES.allApplications }, async () => {
      const { AllApplicationsPage } =
        await import('../features/all-applications/all-applications-page');
      return AllApplicationsPage;
    }),
    lazyRoute({ path: PAGES.anyApplication }, async () => {
      const { AnyApplicationPage } =
        await import('../features/all-applications/any-application-page');
      return AnyApplicationPage;
    }),
    lazyRoute({ path: PAGES.users }, async () => {
      const { UsersPage } = await import('../features/users/users-page');
      return UsersPage;
    }),
    lazyRoute({ path: PAGES.user }, async () => {
      const { UserPage } = await import('../features/users/user-page');
      return UserPage;
    }),
    lazyRoute({ path: PAGES.overview }, async () => {
      const { OverviewPage } = await import('../features/overview/overview-page');
      return OverviewPage;
    }),
    lazyRoute({ path: PAGES.replyTemplates }, async () => {
      const { ReplyTemplatesPage } =
        await import('../features/reply-templates/reply-templates-page');
      return ReplyTemplatesPage;
    }),
    lazyRoute({ path: PAGES.auditLog }, async () => {
      const { AuditLogPage } = await import('../features/audit-log/audit-log-page');
      return AuditLogPage;
    }),
  ],
};

/** The pages of an application, inside of its frame. */
const applicationTabs: RouteObject[] = [
  lazyRoute({ index: true }, async () => {
    const { OverviewTab } = await import('../features/my-applications/overview-tab');
    return OverviewTab;
  }),
  lazyRoute({ path: PAGES.applicationLogs }, async () => {
    const { LogsTab } = await import('../features/my-applications/logs-tab');
    return LogsTab;
  }),
  lazyRoute({ path: PAGES.applicationQuickStart }, async () => {
    const { QuickStartTab } = await import('../features/quick-start/quick-start-tab');
    return QuickStartTab;
  }),
  lazyRoute({ path: PAGES.applicationPlayground }, async () => {
    const { PlaygroundTab } = await import('../features/playground/playground-tab');
    return PlaygroundTab;
  }),
  lazyRoute({ path: PAGES.applicationCredentials }, async () => {
    const { CredentialsTab } = await import('../features/my-applications/credentials-tab');
    return CredentialsTab;
  }),
  lazyRoute({ path: PAGES.applicationSettings }, async () => {
    const { SettingsTab } = await import('../features/my-applications/settings-tab');
    return SettingsTab;
  }),
  lazyRoute({ path: PAGES.applicationTestUsers }, async () => {
    const { TestUsersTab } = await import('../features/my-applications/test-users-tab');
    return TestUsersTab;
  }),
  lazyRoute({ path: PAGES.applicationReview }, async () => {
    const { ReviewTab } = await import('../features/my-applications/review-tab');
    return ReviewTab;
  }),
  lazyRoute({ path: PAGES.applicationDangerZone }, async () => {
    const { DangerZoneTab } = await import('../features/my-applications/danger-zone-tab');
    return DangerZoneTab;
  }),
];

const forTheSignedIn: RouteObject = {
  Component: RequireSession,
  errorElement: <WhatFailed />,
  children: [
    lazyRoute({ path: PAGES.connectedApplications }, async () => {
      const { ConnectedApplicationsPage } =
        await import('../features/connected-applications/connected-applications-page');
      return ConnectedApplicationsPage;
    }),
    lazyRoute({ path: PAGES.myApplications }, async () => {
      const { MyApplicationsPage } =
        await import('../features/my-applications/my-applications-page');
      return MyApplicationsPage;
    }),
    lazyRoute({ path: PAGES.registerApplication }, async () => {
      const { RegisterApplicationPage } =
        await import('../features/my-applications/register-application-page');
      return RegisterApplicationPage;
    }),
    lazyRoute({ path: PAGES.application, children: applicationTabs }, async () => {
      const { ApplicationFrame } = await import('../features/my-applications/application-frame');
      return ApplicationFrame;
    }),
    lazyRoute({ path: PAGES.editApplication }, async () => {
      const { EditApplicationPage } =
        await import('../features/my-applications/edit-application-page');
      return EditApplicationPage;
    }),
    lazyRoute({ path: PAGES.oauthGuide }, async () => {
      const { OAuthGuidePage } = await import('../features/guides/oauth-guide-page');
      return OAuthGuidePage;
    }),
    lazyRoute({ path: PAGES.limits }, async () => {
      const { LimitsPage } = await import('../features/guides/limits-page');
      return LimitsPage;
    }),
    lazyRoute({ path: PAGES.reviewCriteria }, async () => {
      const { ReviewCriteriaPage } =
        await import('../features/review-criteria/review-criteria-page');
      return ReviewCriteriaPage;
    }),
    lazyRoute({ path: PAGES.yourData }, async () => {
      const { YourDataPage } = await import('../features/your-data/your-data-page');
      return YourDataPage;
    }),
    lazyRoute({ path: PAGES.deleteAccount }, async () => {
      const { DeleteAccountPage } = await import('../features/your-data/delete-account-page');
      return DeleteAccountPage;
    }),
    forAdmins,
  ],
};

const shell = lazyRoute({ children: [forTheSignedIn] }, async () => {
  const { Shell } = await import('./shell/shell');
  return Shell;
});

const consent = lazyRoute({ path: PAGES.consent }, async () => {
  const { ConsentPage } = await import('../features/consent/consent-page');
  return ConsentPage;
});

/** All pages of the web app, and who can see them. */
const ROUTES: RouteObject[] = [
  {
    Component: Root,
    errorElement: <ErrorPage />,
    children: [
      {
        Component: SiteLayout,
        children: [forTheSignedOut, { path: '*', Component: NotFoundPage }],
      },
      { Component: EntranceFrame, children: [entrance] },
      {
        Component: ConsentFrame,
        children: [{ Component: RequireSession, children: [consent] }],
      },
      shell,
    ],
  },
];

export function createRouter() {
  loadAhead(matchRoutes(ROUTES, window.location));
  return createBrowserRouter(ROUTES);
}
