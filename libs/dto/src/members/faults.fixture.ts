import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/**
 * The value of a member after the class has parsed it, and the names of the constraints that it
 * breaks.
 */
export interface Taken {
  value: unknown;
  failed: string[];
}

/** Creates a class with one member and checks values against it, as the API's pipe does. */
export function takerOf(member: PropertyDecorator): (value?: unknown) => Taken {
  class Taker {
    member!: unknown;
  }
  member(Taker.prototype, 'member');
  return (value) => {
    const instance = plainToInstance(Taker, value === undefined ? {} : { member: value });
    const failed = validateSync(instance).flatMap(({ constraints }) =>
      Object.keys(constraints ?? {}),
    );
    return { value: instance.member, failed: failed.sort() };
  };
}
