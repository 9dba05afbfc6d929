import { approveApplication, rejectApplication, suspendApplication } from '../../api/admin';
import type { ReasonedDecision } from './reason-dialog';

const APPROVE: ReasonedDecision = {
  verb: 'Approve',
  kind: 'APPROVE',
  color: 'grove',
  done: 'will be approved in a few seconds',
  decide: approveApplication,
};
const REJECT: ReasonedDecision = {
  verb: 'Reject',
  kind: 'REJECT',
  color: 'red',
  done: 'will be rejected in a few seconds',
  decide: rejectApplication,
};
const SUSPEND: ReasonedDecision = {
  verb: 'Suspend',
  kind: 'SUSPEND',
  color: 'red',
  lead: 'Applications that are suspended cannot get tokens, and every call of theirs is refused until they are reinstated.',
  done: 'has been suspended',
  decide: suspendApplication,
};

export const DECISIONS = { APPROVE, REJECT, SUSPEND };
