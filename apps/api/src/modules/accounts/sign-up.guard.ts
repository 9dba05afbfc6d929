import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { permissionDenied } from '../../platform/http/api-error.js';

/** Refuses sign-ups if `SIGN_UP` is closed, before the input is checked. */
@Injectable()
export class SignUpGuard implements CanActivate {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(): boolean {
    if (this.configuration.signUp === 'open') return true;
    throw permissionDenied('SIGN_UP_CLOSED', 'Sign-up is closed on this instance');
  }
}
