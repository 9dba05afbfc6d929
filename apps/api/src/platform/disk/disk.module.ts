import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AbandonedDirectories } from './abandoned-directories.service.js';
import { DiskSpace } from './disk-space.js';

/** Watches the disk of the embedded database, and the directory for temporary files. */
@Global()
@Module({})
export class DiskModule {
  static forRoot(directory: string | undefined, reserveMb: number): DynamicModule {
    return {
      module: DiskModule,
      providers: [
        { provide: DiskSpace, useValue: new DiskSpace(directory, reserveMb) },
        AbandonedDirectories,
      ],
      exports: [DiskSpace],
    };
  }
}
