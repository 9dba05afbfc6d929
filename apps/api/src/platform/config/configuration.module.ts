import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from './configuration.js';

/** Gives every module the configuration. */
@Global()
@Module({})
export class ConfigurationModule {
  static forRoot(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      providers: [{ provide: CONFIGURATION, useValue: configuration }],
      exports: [CONFIGURATION],
    };
  }
}
