import { Catch, type ArgumentsHost } from '@nestjs/common';
import { ApiError } from '../http/api-error.js';
import { ApiErrorFilter } from '../http/api-error.filter.js';
import { CONSOLE_PATH } from '../http/console-path.js';
import type { AccessedRequest } from './access.decorators.js';
import { callerOf, noteCaller } from './caller.js';
import { SessionAuthenticator } from './principal.js';

/** The look-ups at once. A flood of refused calls must not take the connections of others. */
const MAX_LOOK_UPS = 2;

/**
 * Finds out for the log who is signed in, if a call of the web app's API is refused before anybody has looked. The session is only read.
 */
@Catch(ApiError)
export class RefusedSessionFilter extends ApiErrorFilter {
  private lookUps = 0;

  constructor(private readonly sessions: SessionAuthenticator) {
    super();
  }

  override catch(error: ApiError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<AccessedRequest>();
    const refuse = () => super.catch(error, host);
    if (isUnnamed(request, error) && this.lookUps < MAX_LOOK_UPS)
      void this.name(request).then(refuse, refuse);
    else refuse();
  }

  private async name(request: AccessedRequest): Promise<void> {
    this.lookUps += 1;
    try {
      const user = await this.sessions.authenticate(request);
      if (user !== null) noteCaller(request, { userId: user.userId });
    } finally {
      this.lookUps -= 1;
    }
  }
}

/** Returns whether nobody has looked who is signed in. A 401 says that there is nobody, or names an account of its own. */
function isUnnamed(request: AccessedRequest, { status, userId }: ApiError): boolean {
  const isOurs = CONSOLE_PATH.test(request.path) && status < 500 && status !== 401;
  return isOurs && (request.sessionUser ?? callerOf(request) ?? userId) === undefined;
}
