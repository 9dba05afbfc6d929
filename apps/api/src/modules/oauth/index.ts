export { OAuthModule } from './oauth.module.js';
