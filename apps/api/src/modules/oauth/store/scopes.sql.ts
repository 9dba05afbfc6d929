/** Returns SQL for the scopes that two lists, given as SQL, have in common, in the order of the first. */
export const inBoth = (some: string, others: string): string =>
  `array(select scope from unnest(${some}) with ordinality as each (scope, place)
    where scope = any(${others}) order by place)`;
