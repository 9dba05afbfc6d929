import { Injectable } from '@nestjs/common';

type Source = (applicationId: string, userIds: readonly string[]) => Promise<boolean>;

/**
 * Knows whether users have authorized an application. The module with the grants builds on this one, so it registers
 * itself here.
 */
@Injectable()
export class AuthorizationEvidence {
  private source: Source | undefined;

  /** Must be called before the application has started. */
  register(source: Source): void {
    this.source = source;
  }

  /** Returns whether one of the users has ever granted something to the application. */
  async exists(applicationId: string, userIds: readonly string[]): Promise<boolean> {
    if (this.source === undefined) throw new Error('No module has registered the evidence');
    return this.source(applicationId, userIds);
  }
}
