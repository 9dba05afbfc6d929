import { Injectable } from '@nestjs/common';

/** The source of the time. Tests replace it by a clock that stands still. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
