import type { AuditEventDto } from '@wordgrove/dto';
import { MEMBERS, SENTENCES } from './texts';

type Event = Pick<AuditEventDto, 'action' | 'details'>;

/** Returns the sentence of an event after the name of who acted, with the places of names. */
export function sentenceOf({ action, details }: Event): string {
  if (action === 'APPLICATION_EDITED' && hasNewRevision(details))
    return 'submitted changes to {application} for review';
  return SENTENCES[action];
}

/** Returns what the sentence ends with because of the details that are no names, or an empty text. */
export function endOf({ action, details }: Event): string {
  const { criteria_version: version } = details;
  if (typeof version === 'number') return ` by criteria v${version}`;
  if (action !== 'APPLICATION_EDITED') return '';
  const isSaid = hasNewRevision(details);
  const members = Object.keys(details).filter((member) => !isSaid || member !== 'pendingRevision');
  const names = members.map((member) => MEMBERS[member] ?? member).join(', ');
  if (names === '') return '';
  return isSaid ? `, and changed at once: ${names}` : `: ${names}`;
}

function hasNewRevision({ pendingRevision: revision }: Event['details']): boolean {
  return (
    typeof revision === 'object' && revision !== null && 'to' in revision && revision.to !== null
  );
}
