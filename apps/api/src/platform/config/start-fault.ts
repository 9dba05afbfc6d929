/** A fault that the operator can correct. Its message explains it on one line. */
export class StartFault extends Error {}

/** A fault of the database, without the name of its setting: `startFaultMessage` adds the one that applies. */
export class DatabaseFault extends StartFault {}
