/** The texts of the two lines of an outage: with the reason of one that has begun, and for one that took so many seconds. */
export interface OutageTexts {
  begun: (reason: string) => string;
  over: (seconds: number) => string;
}

/** The servers whose outages the log tells. */
export type OutageServer = 'Database' | 'Redis';

export const OUTAGE_TEXTS: Readonly<Record<OutageServer, OutageTexts>> = {
  Database: {
    begun: (reason) =>
      `The database cannot be reached. Calls get 503 and jobs wait until it can: ${reason}`,
    over: (seconds) => `The database can be reached again, after ${seconds} s`,
  },
  Redis: {
    begun: (reason) => reason,
    over: (seconds) =>
      `Redis responds again, after ${seconds} s, so limits count for all processes`,
  },
};
