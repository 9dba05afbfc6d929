import type { ReplyKind } from '@wordgrove/contracts';

export const TEXTS = {
  title: 'Reply templates',
  lead: 'Texts to developers that admins choose in a review and can change before they send them. All admins share them.',
  create: 'Create a template',
  edit: 'Edit',
  editOf: (template: string) => `Edit ${template}`,
  delete: 'Delete',
  deleteOf: (template: string) => `Delete ${template}`,
  insert: 'Insert a template',
  save: 'Save',
  cancel: 'Cancel',
  kind: 'Used to',
  named: 'Name',
  nameNote: 'Only admins see it.',
  text: 'Text',
  empty: 'There is no template yet',
  emptyNote: 'Prepare what you write again and again, such as how to prove a domain.',
  saved: 'The template is saved',
  deleted: 'The template is deleted',
  deleteText: 'It is gone for all admins. Messages that were sent stay.',
} as const;

export const KINDS: Readonly<Record<ReplyKind, string>> = {
  ASK: 'Ask',
  REJECT: 'Reject',
  SUSPEND: 'Suspend',
  APPROVE: 'Approve',
};
