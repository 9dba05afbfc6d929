/** Text that no response may contain: a stack, SQL, a path of the machine. */
export const LEAK =
  /\bat \S+ \(|\.[jt]s:\d|node_modules|file:\/\/|\/(home|root|srv|tmp|usr|work)\/|\bselect .+ from\b|\binsert into\b|syntax error at or near|QueryFailed|SQLSTATE|TypeError|RangeError/i;
