import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceKeys } from '../database/service-keys.repository.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_PURPOSE = 'page-token';

/** The position in a list: the sort key of the last item, as text or numbers. */
export type Cursor = readonly (string | number | null)[];

/**
 * Seals cursors into tokens for clients to keep: opaque, URL-safe, authenticated, and good only for
 * the list that they were made for. `list` names it: the endpoint, the user, the filter and the order.
 */
@Injectable()
export class SealedTokens {
  constructor(private readonly keys: ServiceKeys) {}

  seal(list: readonly string[], cursor: Cursor): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.derive(KEY_PURPOSE), iv);
    cipher.setAAD(Buffer.from(JSON.stringify(list)));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(cursor)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Returns undefined if the token is malformed or belongs to another list. */
  open(list: readonly string[], token: string): Cursor | undefined {
    try {
      return this.decipher(list, token);
    } catch {
      return undefined;
    }
  }

  private decipher(list: readonly string[], token: string): Cursor {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.toString('base64url') !== token) throw new Error('not base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, this.keys.derive(KEY_PURPOSE), iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(JSON.stringify(list)));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const plain = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([plain, decipher.final()]).toString('utf8')) as Cursor;
  }
}
