/** The fault of a filter and its place: `offset` counts UTF-16 units, as the CEL library does. */
export class FilterFault extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}
