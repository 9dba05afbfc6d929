import type { ListCallsResponse, UsageDayDto, UsageDto } from '@wordgrove/dto';
import { TrafficWriter } from '../../src/modules/traffic/record/traffic-writer.service.js';
import { APPLICATIONS } from './application-owner.js';
import type { Answer } from './client.js';
import type { GivenApplication, GivenToken } from './given.js';
import type { TestApp } from './test-app.js';

/** Writes what the service has recorded of applications. */
export function writeTraffic(service: TestApp): Promise<void> {
  return service.app.get(TrafficWriter, { strict: false }).write();
}

/** An application with a user who has given it access, and its developer, who reads its usage and its log. */
export class Developer {
  private constructor(
    private readonly service: TestApp,
    readonly application: GivenApplication,
    readonly token: GivenToken,
    readonly cookie: string,
  ) {}

  static async start(
    service: TestApp,
    { timeZone = 'UTC', hourlyQuota = 1_000 }: { timeZone?: string; hourlyQuota?: number } = {},
  ): Promise<Developer> {
    const { given } = service;
    const { id: ownerId } = await given.user({ timeZone });
    const application = await given.application({ ownerId, hourlyQuota });
    const token = await given.token({ application });
    return new Developer(service, application, token, await given.session(ownerId));
  }

  /** Reads a path below the application's own, when all has been written. */
  async read<T>(path: string, query: Record<string, string> = {}): Promise<Answer<T>> {
    await writeTraffic(this.service);
    const { cookie, application } = this;
    return this.service.client.get<T>(`${APPLICATIONS}/${application.id}${path}`, {
      cookie,
      query,
    });
  }

  async logs(query: Record<string, string> = {}): Promise<ListCallsResponse> {
    return (await this.read<ListCallsResponse>('/logs', query)).body;
  }

  async usage(query: Record<string, string> = {}): Promise<UsageDto> {
    return (await this.read<{ usage: UsageDto }>('/usage', query)).body.usage;
  }

  /** The usage of the present day. */
  async today(): Promise<UsageDayDto> {
    return (await this.usage()).days.at(-1) as UsageDayDto;
  }
}
