export { presentGrant } from './grants/grant.presenter.js';
export { GrantsService } from './grants/grants.service.js';
export { countConnected, countOtherUsers } from './store/grant.sql.js';
export { endGrants } from './store/grant.repository.js';
export { OAUTH_OF_APPLICATION_PURGE, OAUTH_PURGE } from './store/oauth-purge.sql.js';
export { OAuthModule } from './oauth.module.js';
