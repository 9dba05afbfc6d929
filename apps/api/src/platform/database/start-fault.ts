/** A fault that the operator can correct. Its message explains it on one line. */
export class StartFault extends Error {}
