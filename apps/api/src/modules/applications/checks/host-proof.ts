import { Injectable } from '@nestjs/common';
import { GuardedFetch } from '../../../platform/outbound/guarded-fetch.js';
import { OutboundRefusal } from '../../../platform/outbound/outbound-refusal.js';
import type { ReviewCheck } from '../review-check.entity.js';

const PROOF_PATH = '/.well-known/wordgrove-application';

/** The outcome of one way of proving a host, and what is wrong with it. */
interface Finding {
  isProof: boolean;
  /** True if the host or its name servers did not respond, so that another run may find more. */
  mayChange: boolean;
  fault: string;
}

/** Finds out whether the owner of an application has a host in hand: only they can put its client id there. */
@Injectable()
export class HostProof {
  constructor(private readonly outside: GuardedFetch) {}

  async check(host: string, clientId: string, signal: AbortSignal): Promise<ReviewCheck> {
    const file = finding(async () => {
      const { body } = await this.outside.get(new URL(PROOF_PATH, `https://${host}`), signal);
      return body.toString('utf8').includes(clientId);
    });
    const record = finding(async () => {
      const texts = await this.outside.texts(`_wordgrove.${host}`, signal);
      return texts.some((text) => text.includes(clientId));
    });
    const [inFile, inRecord] = await Promise.all([file, record]);
    return { kind: 'HOST_PROOF', subject: host, ...verdict(host, clientId, inFile, inRecord) };
  }
}

/** Says how a host is proven. */
export function howToProve(host: string, clientId: string): string {
  return `Put the client id ${clientId} into the file https://${host}${PROOF_PATH}, or into a TXT record of _wordgrove.${host}.`;
}

function verdict(
  host: string,
  clientId: string,
  file: Finding,
  record: Finding,
): Pick<ReviewCheck, 'result' | 'text'> {
  if (file.isProof) return { result: 'MET', text: `The file ${PROOF_PATH} has the client id.` };
  if (record.isProof)
    return { result: 'MET', text: `The TXT record _wordgrove.${host} has the client id.` };
  const result = file.mayChange || record.mayChange ? 'UNKNOWN' : 'UNMET';
  const found = `Found so far: the file: ${file.fault}; the record: ${record.fault}.`;
  return { result, text: `${howToProve(host, clientId)} ${found}` };
}

async function finding(isProven: () => Promise<boolean>): Promise<Finding> {
  try {
    const isProof = await isProven();
    return { isProof, mayChange: false, fault: 'it does not have the client id' };
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error;
    const mayChange = ['UNREACHABLE', 'TOO_SLOW', 'BUSY'].includes(error.reason);
    return { isProof: false, mayChange, fault: error.message };
  }
}
