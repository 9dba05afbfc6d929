import type { Driver } from './driver.js';

/** Something done to an authorization server from outside, and what should come of it. */
export interface OracleCase {
  name: string;
  /** Rules that it shows. */
  rules: string;
  run(driver: Driver): Promise<string>;
  /** The behaviour of our server, and of oidc-provider unless a difference is named. */
  expected: string;
  difference?: {
    /** The behaviour of oidc-provider. */
    oracle: string;
    /** The reason why ours is right. */
    why: string;
  };
}
