import {
  Inject,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { permissionDenied } from '../../platform/http/api-error.js';
import { declared } from '../../platform/http/declared.js';

const SIGNS_UP = Symbol('SignsUp');

const signsUp = declared<true>(SIGNS_UP);

/** Declares that a route creates an account. */
export function SignsUp(): MethodDecorator {
  return SetMetadata(SIGNS_UP, true);
}

/** Refuses sign-ups if `SIGN_UP` is closed, before the input is checked. */
@Injectable()
export class SignUpGuard implements CanActivate {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(context: ExecutionContext): boolean {
    if (!signsUp(context) || this.configuration.signUp === 'open') return true;
    throw permissionDenied('SIGN_UP_CLOSED', 'Sign-up is closed on this instance');
  }
}
