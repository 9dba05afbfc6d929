import { All, Controller, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { isPageAddress } from '@wordgrove/contracts';
import type { Express, Request, Response } from 'express';
import { OptionalToken, Public } from '../access/access.decorators.js';
import { WritesNothing } from '../disk/disk-space.guard.js';
import { methodNotAllowed, notFound } from '../http/api-error.js';
import { IgnoresInput } from '../http/request-body.js';
import { allowedMethods } from '../http/route-table.js';
import { WEB_APP } from '../http/web-app.js';

// Paths of the API, of OAuth and of files. If they do not exist, the response is an error and not a page of
// the web app.
const NOT_PAGES = /^\/(api|oauth|health|metrics|docs|openapi\.json|\.well-known|assets)(\/|$)/i;

/**
 * Handles requests that no route has accepted: 405 if the path has other methods, or else a page or
 * 404. A page that does not exist is 404 too: the web app then says so.
 */
@ApiExcludeController()
@Controller()
@IgnoresInput()
@WritesNothing()
export class UnknownRouteController {
  constructor(private readonly host: HttpAdapterHost) {}

  /**
   * A request with an active token is counted here too, and its response has the rate limit's
   * headers.
   */
  @All('api/v1/{*path}')
  @OptionalToken()
  unknownApiRoute(@Req() request: Request): never {
    return this.refuse(request);
  }

  @All('{*path}')
  @Public()
  unknownRoute(@Req() request: Request, @Res() response: Response): void {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !NOT_PAGES.test(request.path);
    if (!isPage || WEB_APP === undefined) this.refuse(request);
    else WEB_APP.sendPage(response, isPageAddress(request.path) ? 200 : 404);
  }

  private refuse(request: Request): never {
    const express = this.host.httpAdapter.getInstance<Express>();
    const allowed = allowedMethods(express, request.path).filter((each) => each !== request.method);
    throw allowed.length > 0 ? methodNotAllowed(allowed) : notFound('endpoint');
  }
}
