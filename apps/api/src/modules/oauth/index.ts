export { presentGrant } from './grants/grant.presenter.js';
export { countAuthorizedUsers, countConnected, countOtherUsers } from './store/grant.sql.js';
export { endGrants, readGrants } from './store/grant.repository.js';
export { OAUTH_OF_APPLICATION_PURGE, OAUTH_PURGE } from './store/oauth-purge.sql.js';
export { findStandingScopes } from './store/standing-access.repository.js';
export { OAuthModule } from './oauth.module.js';
