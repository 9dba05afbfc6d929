import { Injectable } from '@nestjs/common';

/**
 * The times for which the requests of each user that are in progress have waited. What waits next knows the user but
 * not the request, so it takes the longest of these times.
 */
@Injectable()
export class SpentPatience {
  private readonly spent = new Map<string, Map<object, number>>();

  /** Notes how long a request has waited until now. */
  note(userId: string, request: object, milliseconds: number): void {
    const known = this.spent.get(userId);
    if (known === undefined) this.spent.set(userId, new Map([[request, milliseconds]]));
    else known.set(request, milliseconds);
  }

  /** Forgets a request that is no longer in progress. */
  forget(userId: string, request: object): void {
    const known = this.spent.get(userId);
    known?.delete(request);
    if (known?.size === 0) this.spent.delete(userId);
  }

  /** Returns the longest of these times in milliseconds. */
  mostOf(userId: string): number {
    let most = 0;
    for (const milliseconds of this.spent.get(userId)?.values() ?? [])
      most = Math.max(most, milliseconds);
    return most;
  }
}
