import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SERVICE_NAME } from '@wordgrove/contracts';
import type { Application } from './application.js';
import { foldedName } from './folded-name.js';
import { KnownNames, type NamedApplication } from './similar-names.repository.js';

/** The number of names that are folded before other requests get their turn. */
const SLICE = 500;
const MAX_SIMILAR = 5;

/** Somebody else's name. The id is null if it is the service's own. */
export type SimilarName = Pick<NamedApplication, 'name'> & { clientId: string | null };

/** An application for its reviewer, with the names that its own can be taken for. */
export interface ReviewedApplication extends Application {
  similarNames: readonly SimilarName[];
}

/** Marks applications whose names look like that of the service or of another approved application. */
@Injectable()
export class SimilarNames {
  constructor(private readonly known: KnownNames) {}

  async mark(applications: readonly Application[]): Promise<ReviewedApplication[]> {
    const known = applications.length > 0 ? await this.byFoldedName() : new Map<string, never[]>();
    return applications.map((application) => ({
      ...application,
      similarNames: similarTo(application, known).slice(0, MAX_SIMILAR),
    }));
  }

  private async byFoldedName(): Promise<Map<string, NamedApplication[]>> {
    const known = new Map<string, NamedApplication[]>();
    for (const [at, application] of (await this.known.list()).entries()) {
      if (at % SLICE === SLICE - 1) await turnOfOthers();
      const folded = foldedName(application.name);
      known.set(folded, [...(known.get(folded) ?? []), application]);
    }
    return known;
  }
}

/** A name that waits for approval counts instead of the live one. */
function similarTo(
  { id, name, pendingRevision }: Application,
  known: ReadonlyMap<string, readonly NamedApplication[]>,
): SimilarName[] {
  const folded = foldedName(pendingRevision?.name ?? name);
  const others = (known.get(folded) ?? []).filter((other) => other.id !== id);
  const posesAsService = folded.includes(foldedName(SERVICE_NAME));
  return [
    ...(posesAsService ? [{ name: SERVICE_NAME, clientId: null }] : []),
    ...others.map((other) => ({ name: other.name, clientId: other.clientId })),
  ];
}
