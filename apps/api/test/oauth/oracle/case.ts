import type { Driver } from './driver.js';

/** Something done to an authorization server from outside, and what should come of it. */
export interface OracleCase {
  name: string;
  /** Rules that it shows. */
  rules: string;
  run(driver: Driver): Promise<string>;
  /** What our server does, and oidc-provider unless a difference is named. */
  expected: string;
  difference?: {
    /** What oidc-provider does. */
    oracle: string;
    /** Why ours is right. */
    why: string;
  };
}
