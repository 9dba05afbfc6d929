import { buildIfStale } from '../apps/api/launcher/build.mjs';

/** Builds what the tests run. */
export default function globalSetup() {
  return buildIfStale();
}
