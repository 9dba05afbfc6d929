/** A fault that the operator can mend; its message says what is wrong, on one line. */
export class StartFault extends Error {}
