import { derivedId } from './derived-id.js';
import type { WriteContext } from './import-section.js';

type Sharing = Pick<WriteContext, 'shared' | 'importer'>;

/** Notes that an item of a section, given by its id in the file, has its {@link derivedId} here. */
export function noteRenamed(context: Sharing, section: string, id: string): void {
  const { ids } = renamedOf(context, section);
  const own = id.toLowerCase();
  if (!ids.includes(own)) ids.push(own);
}

/** Returns the id that an item of a section has here if it is imported. */
export function idHere(context: Sharing, section: string, id: string): string {
  const own = id.toLowerCase();
  const isRenamed = renamedOf(context, section).ids.includes(own);
  return isRenamed ? derivedId(context.importer.userId, own) : own;
}

function renamedOf({ shared }: Sharing, section: string): { ids: string[] } {
  return shared(`renamed ${section}`, () => ({ ids: [] }));
}
