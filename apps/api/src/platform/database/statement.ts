/** The values of a statement, in the order of their places `$1`, `$2`, …. */
export type Positional = readonly unknown[];

/** A statement that each connection prepares once: its text never varies. */
export interface Statement<Row, Values = Positional> {
  readonly name: string;
  readonly text: string;
  /** Puts the values in the order of their places. */
  readonly bind: (values: Values) => unknown[];
  /** True if requests begin with it. It then waits for a connection behind the statements of those that have begun. */
  readonly isFirst?: boolean;
  /** True if it is sent for places, each of which has waited for its turn. So it does not wait again. */
  readonly isForPlaces?: boolean;
  /** True if a few connections are kept for it, whatever the others do. */
  readonly isKept?: boolean;
  /** Only a type: the rows that the statement returns. */
  readonly row?: Row;
}

/** The text of a statement that is not prepared, because it varies, and the type of the rows that it returns. */
export type SqlText<Row> = string & {
  /** Only a type. It has no value. */
  readonly row?: Row;
};

/** A statement, prepared or not. */
export type Query<Row, Values> = Statement<Row, Values> | SqlText<Row>;

const statements = new Map<string, string>();

/**
 * Registers a statement under a name, so that it can be prepared.
 * @throws Error if the name is taken
 */
export function statement<Row = never>(name: string, text: string): Statement<Row> {
  return register({ name, text, bind: (values) => [...values] });
}

/** Does the same for a statement with which requests begin: it finds out who is calling, by its first value. */
export function firstStatement<Row = never>(name: string, text: string): Statement<Row> {
  return { ...statement<Row>(name, text), isFirst: true };
}

/** Does the same for a statement that does so for several requests at once: see `JoinedLookUps`. */
export function joinedStatement<Row = never>(name: string, text: string): Statement<Row> {
  return { ...statement<Row>(name, text), isForPlaces: true };
}

/**
 * Keeps connections for a statement without which nobody gets in: it checks readiness, signs in, or gives or ends tokens. It must
 * be quick.
 */
export function kept<Row, Values>(quick: Statement<Row, Values>): Statement<Row, Values> {
  return { ...quick, isKept: true };
}

/**
 * Does the same for a statement of many values. `write` receives the places by the values' names:
 * `namedStatement<{ id: string }>('user.find', ($) => `… where id = ${$.id}`)`.
 */
export function namedStatement<Values extends object, Row = never>(
  name: string,
  write: (places: Readonly<Record<keyof Values, string>>) => string,
): Statement<Row, Values> {
  const names: (keyof Values)[] = [];
  const placeOf = (_: unknown, value: string): string => {
    const key = value as keyof Values;
    if (!names.includes(key)) names.push(key);
    return `$${names.indexOf(key) + 1}`;
  };
  const places = new Proxy({}, { get: placeOf }) as Record<keyof Values, string>;
  const text = write(places);
  return register({ name, text, bind: (values) => names.map((key) => values[key]) });
}

/** Returns all statements of the modules that are loaded, as texts by name. A test prepares each of them. */
export function registeredStatements(): ReadonlyMap<string, string> {
  return statements;
}

function register<Row, Values>(added: Statement<Row, Values>): Statement<Row, Values> {
  const { name, text } = added;
  if (statements.has(name)) throw new Error(`Two statements are called ${name}`);
  statements.set(name, text);
  return added;
}
