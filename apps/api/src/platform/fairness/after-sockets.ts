/**
 * Calls once the event loop has looked at its sockets. If others take the processor from this process, the results that would
 * end a wait are often there already when it turns out to be too long.
 */
export function afterSockets(go: () => void): void {
  setImmediate(go);
}
