import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** The value of a member once a class has taken it, and the names of the constraints that it fails. */
export interface Taken {
  value: unknown;
  failed: string[];
}

/** Makes a class of one member and has it take values, as the API's pipe does. */
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
