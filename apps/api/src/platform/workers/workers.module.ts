import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Duties } from './duties.js';
import { PRIMARY_LINK, type PrimaryLink } from './primary-link.js';

/** The link of a worker to the primary, and the duties that one process of an instance has. */
@Global()
@Module({})
export class WorkersModule {
  /** @param link null in a process that has no workers beside it */
  static forRoot(link: PrimaryLink | null): DynamicModule {
    return {
      module: WorkersModule,
      providers: [{ provide: PRIMARY_LINK, useValue: link }, Duties],
      exports: [PRIMARY_LINK, Duties],
    };
  }
}
