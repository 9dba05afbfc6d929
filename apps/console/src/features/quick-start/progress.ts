import type { ApplicationDto, FirstStepsDto } from '@wordgrove/dto';
import { SNIPPET_STEPS, type SnippetStep } from './snippets/snippet';

/** The steps of the quick start. */
export type Step = 'secret' | SnippetStep;

/** Returns the steps of an application. A public client has no secret to store. */
export function stepsOf({ client_type: type }: ApplicationDto): readonly Step[] {
  return type === 'PUBLIC' ? SNIPPET_STEPS : ['secret', ...SNIPPET_STEPS];
}

/** Returns the first step that is not done. Null if all of them are. A later step shows that those before it are done. */
export function currentStep(
  application: ApplicationDto,
  steps: FirstStepsDto,
  { isStored, now }: { isStored: boolean; now: Date },
): Step | null {
  if (steps.called_at !== null) return null;
  if (steps.token_issued_at !== null) return 'call';
  if (steps.authorized_at !== null) return 'token';
  return isStored && hasWorkingSecret(application, now) ? 'authorize' : 'secret';
}

/** Returns whether the application can authenticate. A public client needs no secret. */
export function hasWorkingSecret(
  { client_type: type, secrets }: ApplicationDto,
  now: Date,
): boolean {
  if (type === 'PUBLIC') return true;
  return secrets.some(({ expires_at: at }) => at === null || Date.parse(at) > now.getTime());
}
