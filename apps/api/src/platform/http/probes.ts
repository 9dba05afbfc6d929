const PROBES = /^\/(health\/(live|ready)|metrics)(\?|$)/;

/** Returns whether a request, by its target, asks how the service is. Such requests come every few seconds and cost next to nothing. */
export function isProbe(target: string): boolean {
  return PROBES.test(target);
}

/** Returns whether a request, by its target, asks whether the service wants requests. */
export function isReadinessProbe(target: string): boolean {
  return /^\/health\/ready(\?|$)/.test(target);
}
