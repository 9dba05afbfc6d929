import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane.
const PARAMETERS = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// Hashing fills libuv's four threads, which name look-ups and files need as well.
const MOST_AT_ONCE = 2;

/** Argon2id, a few at a time. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password is the one that was hashed. Without a hash it costs the same and is false, so
   * that an unknown account cannot be told by the time it takes (rule 19).
   */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.decoy ??= this.hash('a password that nobody has');
    const against = passwordHash ?? (await this.decoy);
    // What is no hash at all, such as a disabled account's, matches nothing.
    const isRight = await this.inTurn(() => verify(against, password).catch(() => false));
    return isRight && passwordHash !== undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MOST_AT_ONCE) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
