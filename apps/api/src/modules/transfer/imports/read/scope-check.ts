import type { Scope } from '@wordgrove/contracts';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import type { ImportItem } from '../sources/import-item.js';

/** Refuses a file with a section that its sender may not write. @throws ImportFault */
export function refuseWithoutScope({ line, section }: ImportItem, scopes: readonly Scope[]): void {
  const { name, scope } = section;
  if (scope === undefined || scopes.includes(scope)) return;
  const description = `The token that uploaded the file does not have the scope ${scope}`;
  throw new ImportFault({ line, field: name, reason: 'INSUFFICIENT_SCOPE', description });
}
