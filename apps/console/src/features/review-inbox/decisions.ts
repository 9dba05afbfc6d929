import { approveApplication, rejectApplication, suspendApplication } from '../../api/admin';
import type { ReasonedDecision } from './reason-dialog';

const APPROVE: ReasonedDecision = {
  verb: 'Approve',
  done: 'will be approved in a few seconds',
  decide: approveApplication,
};
const REJECT: ReasonedDecision = {
  verb: 'Reject',
  done: 'will be rejected in a few seconds',
  decide: rejectApplication,
};
const SUSPEND: ReasonedDecision = {
  verb: 'Suspend',
  done: 'has been suspended',
  decide: suspendApplication,
};

export const DECISIONS = { APPROVE, REJECT, SUSPEND };
