import { approveApplication, rejectApplication, suspendApplication } from '../../api/admin';
import type { ReasonedDecision } from './reason-dialog';
import { TEXTS } from './texts';

const APPROVE: ReasonedDecision = {
  verb: TEXTS.approve,
  title: TEXTS.approveTitle,
  kind: 'APPROVE',
  color: 'grove',
  done: TEXTS.approved,
  decide: approveApplication,
};
const REJECT: ReasonedDecision = {
  verb: TEXTS.reject,
  title: TEXTS.rejectTitle,
  kind: 'REJECT',
  color: 'red',
  done: TEXTS.rejected,
  decide: rejectApplication,
};
const SUSPEND: ReasonedDecision = {
  verb: TEXTS.suspend,
  title: TEXTS.suspendTitle,
  kind: 'SUSPEND',
  color: 'red',
  lead: TEXTS.suspendLead,
  done: TEXTS.suspended,
  decide: suspendApplication,
};

export const DECISIONS = { APPROVE, REJECT, SUSPEND };
