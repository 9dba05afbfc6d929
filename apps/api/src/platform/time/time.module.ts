import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';

/** Gives every module the clock. */
@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class TimeModule {}
