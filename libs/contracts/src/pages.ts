/** The addresses of the web app's pages. `:id` is a UUID. All other addresses are 404. */
export const PAGES = {
  welcome: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  goodbye: '/goodbye',
  consent: '/consent',
  connectedApplications: '/connected-applications',
  yourData: '/your-data',
  deleteAccount: '/your-data/delete',
  myApplications: '/my-applications',
  registerApplication: '/my-applications/new',
  application: '/my-applications/:id',
  applicationLogs: '/my-applications/:id/logs',
  applicationQuickStart: '/my-applications/:id/quick-start',
  applicationPlayground: '/my-applications/:id/playground',
  applicationCredentials: '/my-applications/:id/credentials',
  applicationSettings: '/my-applications/:id/settings',
  applicationTestUsers: '/my-applications/:id/test-users',
  applicationReview: '/my-applications/:id/review',
  applicationDangerZone: '/my-applications/:id/danger-zone',
  editApplication: '/my-applications/:id/edit',
  oauthGuide: '/guides/oauth',
  limits: '/guides/limits',
  reviewCriteria: '/review-criteria',
  review: '/admin/review',
  editReviewCriteria: '/admin/review-criteria',
  allApplications: '/admin/applications',
  anyApplication: '/admin/applications/:id',
  users: '/admin/users',
  user: '/admin/users/:id',
  auditLog: '/admin/audit-log',
  overview: '/admin/overview',
  replyTemplates: '/admin/reply-templates',
} as const;

const UUID = String.raw`[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}`;
const ANY = Object.values(PAGES).join('|').replaceAll(':id', UUID);
const ADDRESS = new RegExp(`^(${ANY})$`, 'i');

/** Returns whether a path is that of a page. Letter case and a slash at the end do not matter. */
export function isPageAddress(path: string): boolean {
  return ADDRESS.test(path.replace(/(?<=[^/])\/$/, ''));
}
