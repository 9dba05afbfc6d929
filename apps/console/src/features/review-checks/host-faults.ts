import type { ReviewCheckDto } from '@wordgrove/dto';
import { hostFaultText } from './texts';

/** A host of redirect URIs, and what is wrong with it in a sentence. */
export interface HostFault {
  host: string;
  text: string;
}

/** Returns what checks have found about the hosts of redirect URIs. Hosts that are not known yet have no fault. */
export function hostFaultsOf(checks: readonly ReviewCheckDto[]): HostFault[] {
  const unmet = checks.filter(({ result }) => result === 'UNMET');
  const hostsOf = (wanted: ReviewCheckDto['kind']) =>
    unmet.flatMap(({ kind, subject }) => (kind === wanted && subject !== null ? [subject] : []));
  const [foreign, unproven] = [hostsOf('HOMEPAGE_HOST'), hostsOf('HOST_PROOF')];
  return [...new Set([...foreign, ...unproven])].map((host) => ({
    host,
    text: hostFaultText(foreign.includes(host), unproven.includes(host)),
  }));
}
