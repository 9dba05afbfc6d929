/** Why a filter is refused, and where: `offset` counts UTF-16 units, as the CEL library does. */
export class FilterFault extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}
