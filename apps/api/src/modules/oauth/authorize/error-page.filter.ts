import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toOAuthError } from '../oauth-error.filter.js';
import { errorPage } from './error-page.js';

/** Shows the user a page that says what is wrong with a request whose redirect URI cannot be trusted. */
@Catch()
export class ErrorPageFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    const error = toOAuthError(thrown, request);
    // Before the user signs in, nobody knows whether the user is one of the testers (rule 5).
    const signInFrom =
      error.reason === 'APPLICATION_NOT_APPROVED' ? request.originalUrl : undefined;
    response
      .status(error.status)
      .set({ ...error.headers, 'Cache-Control': 'no-store' })
      .type('html')
      .send(errorPage(error.description, signInFrom));
  }
}
