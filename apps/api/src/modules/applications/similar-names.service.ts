import { Injectable } from '@nestjs/common';
import { LIMITS, SERVICE_NAME } from '@wordgrove/contracts';
import { Pause } from '../../platform/time/pause.js';
import type { Application } from './application.js';
import { hasConfusableLetters } from './confusable-letters.js';
import { foldedName } from './folded-name.js';
import { KnownNames, type NamedApplication } from './similar-names.repository.js';

/** Somebody else's name. The id is null if it is the service's own. */
export type SimilarName = Pick<NamedApplication, 'name'> & { clientId: string | null };

/** An application for its reviewer, with the names that its own can be taken for. */
export interface ReviewedApplication extends Application {
  similarNames: readonly SimilarName[];
  hasConfusableLetters: boolean;
}

/** Marks applications whose names look like that of the service or of another approved application, or may look like any. */
@Injectable()
export class SimilarNames {
  constructor(private readonly known: KnownNames) {}

  async mark(applications: readonly Application[]): Promise<ReviewedApplication[]> {
    const known = applications.length > 0 ? await this.byFoldedName() : new Map<string, never[]>();
    return applications.map((application) => ({
      ...application,
      similarNames: similarTo(application, known).slice(0, LIMITS.similarNames),
      hasConfusableLetters: hasConfusableLetters(requestedName(application)),
    }));
  }

  private async byFoldedName(): Promise<Map<string, NamedApplication[]>> {
    const known = new Map<string, NamedApplication[]>();
    const pause = new Pause();
    for (const application of await this.known.list()) {
      const folded = foldedName(application.name);
      const alike = known.get(folded) ?? [];
      // One of them may be the application itself.
      if (alike.length <= LIMITS.similarNames) known.set(folded, [...alike, application]);
      if (pause.isDue) await pause.take();
    }
    return known;
  }
}

/** A name that waits for approval counts instead of the live one. */
function requestedName({ name, pendingRevision }: Application): string {
  return pendingRevision?.name ?? name;
}

function similarTo(
  application: Application,
  known: ReadonlyMap<string, readonly NamedApplication[]>,
): SimilarName[] {
  const folded = foldedName(requestedName(application));
  const others = (known.get(folded) ?? []).filter((other) => other.id !== application.id);
  const posesAsService = folded.includes(foldedName(SERVICE_NAME));
  return [
    ...(posesAsService ? [{ name: SERVICE_NAME, clientId: null }] : []),
    ...others.map((other) => ({ name: other.name, clientId: other.clientId })),
  ];
}
