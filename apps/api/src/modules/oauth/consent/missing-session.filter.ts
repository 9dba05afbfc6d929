import { Catch, type ArgumentsHost } from '@nestjs/common';
import { ApiError, permissionDenied } from '../../../platform/http/api-error.js';
import { ApiErrorFilter } from '../../../platform/http/api-error.filter.js';

/** Responds with 403 to a decision without a session, and not merely with a request to sign in (rule 17). */
@Catch()
export class MissingSessionFilter extends ApiErrorFilter {
  override catch(thrown: unknown, host: ArgumentsHost): void {
    const isMissing = thrown instanceof ApiError && thrown.code === 'UNAUTHENTICATED';
    super.catch(isMissing ? permissionDenied('SESSION_MISSING', 'Sign in first') : thrown, host);
  }
}
