import type { WaitingApplicationDto } from '@wordgrove/dto';
import { testWordIn } from '../../ui/test-host';
import { hostsOf, newHostsOf } from '../requested-changes/changes';

/** A risk at which a reviewer should look twice. The gravest come first. */
export type MarkKind =
  | 'LOOKS_LIKE'
  | 'CONFUSABLE_LETTERS'
  | 'NEW_HOST'
  | 'NOT_PROVEN'
  | 'TEST_HOST'
  | 'NO_REASONS';

export interface Mark {
  kind: MarkKind;
  /** The name that its own looks like. */
  name?: string;
}

type Marked = Pick<
  WaitingApplicationDto,
  | 'pending_revision'
  | 'redirect_uris'
  | 'scopes'
  | 'scope_reasons'
  | 'similar_names'
  | 'has_confusable_letters'
  | 'unmet_checks'
>;

/** Returns the risks of what an application asks for. */
export function marksOf(application: Marked): Mark[] {
  const { scopes, scope_reasons: reasons } = application.pending_revision ?? application;
  const [alike] = application.similar_names;
  const found: Record<Exclude<MarkKind, 'LOOKS_LIKE'>, boolean> = {
    CONFUSABLE_LETTERS: application.has_confusable_letters,
    NEW_HOST: newHostsOf(application).length > 0,
    NOT_PROVEN: application.unmet_checks.includes('HOST_PROOF'),
    TEST_HOST: hostsOf(application).some((host) => testWordIn(host) !== undefined),
    NO_REASONS: scopes.some((scope) => !reasons[scope]),
  };
  const kinds = (Object.keys(found) as (keyof typeof found)[]).filter((kind) => found[kind]);
  return [
    ...(alike ? [{ kind: 'LOOKS_LIKE' as const, name: alike.name }] : []),
    ...kinds.map((kind) => ({ kind })),
  ];
}
