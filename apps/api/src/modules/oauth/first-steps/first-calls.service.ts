import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import type { Principal } from '../../../platform/access/principal.js';
import { Outage } from '../../../platform/database/outage.js';
import { onceClosed } from '../../../platform/http/response-close.js';
import { Clock } from '../../../platform/time/clock.js';
import { FirstStepsRepository } from '../store/first-steps.repository.js';

/** The number of applications that a process remembers. After that it notes some of them again, which changes nothing. */
const MAX_REMEMBERED = 10_000;

/** Decides when first calls are stored after they were made. */
@Injectable()
export class FirstCallTiming {
  /** Milliseconds. Null means only when somebody asks, for tests. */
  readonly delayMs: number | null = 1_000;
}

/** Notes the first successful call of each application. No call waits for that. */
@Injectable()
export class FirstCalls {
  private readonly logger = new Logger('FirstCalls');
  private readonly remembered = new Set<string>();
  private waiting = new Map<string, Date>();

  constructor(
    private readonly steps: FirstStepsRepository,
    private readonly timing: FirstCallTiming,
    private readonly clock: Clock,
    private readonly outage: Outage,
  ) {}

  /** Notes the call of this principal when it has succeeded. */
  watch({ kind, applicationId }: Principal, response: Response | undefined): void {
    if (kind === 'PLAYGROUND' || response === undefined) return;
    if (this.remembered.has(applicationId)) return;
    onceClosed(response, () => {
      if (response.writableFinished && response.statusCode < 400) this.note(applicationId);
    });
  }

  /** Stores what this process has noted and not yet stored. If that fails, the next call of each application is noted again. */
  async store(): Promise<void> {
    const calls = this.waiting;
    this.waiting = new Map();
    if (calls.size === 0) return;
    await this.steps.noteCalls(calls).catch(async (error: unknown) => {
      this.remembered.clear();
      if (await this.outage.explains(error)) return;
      this.logger.warn(`First calls could not be stored: ${String(error)}`);
    });
  }

  private note(applicationId: string): void {
    if (this.remembered.has(applicationId)) return;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.add(applicationId);
    this.waiting.set(applicationId, this.clock.now());
    if (this.waiting.size === 1) this.storeSoon();
  }

  private storeSoon(): void {
    if (this.timing.delayMs === null) return;
    setTimeout(() => void this.store(), this.timing.delayMs).unref();
  }
}
