import { Injectable } from '@nestjs/common';

/** Where the time comes from; tests put one in its place that stands still. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
