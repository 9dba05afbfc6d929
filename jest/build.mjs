import { buildIfStale } from '../apps/api/launcher/build.mjs';

/** Builds the code that the tests run. */
export default function globalSetup() {
  return buildIfStale();
}
