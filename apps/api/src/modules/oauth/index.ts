export { endGrants, OAUTH_PURGE } from './store/oauth-purge.repository.js';
export { OAuthModule } from './oauth.module.js';
