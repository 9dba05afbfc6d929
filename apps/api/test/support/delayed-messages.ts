import type { Duplex } from 'node:stream';
import type { Client, Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Holds each message of a service to PostgreSQL back for `delayMs`: on a store that responds at once,
 * requests hardly overlap and a race test proves nothing.
 */
export function delayMessages(dataSource: DataSource, delayMs: number): void {
  const { master: pool } = dataSource.driver as unknown as { master: Pool };
  const delayed = new WeakSet<Duplex>();
  pool.on('acquire', (client) => {
    const { stream } = (client as unknown as Client).connection;
    if (!delayed.has(stream)) delayWrites(stream, delayMs);
    delayed.add(stream);
  });
}

// The parts of a message are written in one turn, and are sent together.
function delayWrites(stream: Duplex, delayMs: number): void {
  const write = stream.write.bind(stream);
  let parts: Uint8Array[] = [];
  const send = (): void => {
    const message = Buffer.concat(parts);
    parts = [];
    if (!stream.destroyed) write(message);
  };
  const hold = (part: Uint8Array, sent?: () => void): boolean => {
    if (parts.push(part) === 1) setTimeout(send, delayMs);
    // A client that ends the connection after its last message waits for this.
    if (sent !== undefined) setTimeout(sent, delayMs);
    return true;
  };
  stream.write = hold as Duplex['write'];
}
