import { MALFORMED_VALUE, type QueryValue } from '../../platform/http/query-parser.js';
import { invalidRequest } from './oauth-error.js';

/**
 * Parameters of a query or form as they were sent. Repeated ones are arrays, and those that cannot be decoded
 * are symbols.
 */
export type RawParameters = Readonly<Record<string, QueryValue | QueryValue[]>>;

/** Parameters that each came once. Those without a value count as absent (RFC 6749, section 3.1). */
export type Parameters = ReadonlyMap<string, string>;

/**
 * Returns each parameter with its one value.
 * @throws OAuthError `invalid_request` if one is repeated or cannot be decoded
 */
export function singleParameters(raw: RawParameters): Parameters {
  const entries = Object.entries(raw).map(([name, value]): [string, string] => {
    if (Array.isArray(value)) throw invalidRequest('PARAMETER_REPEATED', 'A parameter is repeated');
    if (value === MALFORMED_VALUE)
      throw invalidRequest('PARAMETER_NOT_DECODABLE', 'A parameter is not valid UTF-8');
    return [name, value];
  });
  return new Map(entries.filter(([, value]) => value !== ''));
}

/** @throws OAuthError `invalid_request` if the parameter is missing */
export function requiredParameter(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw invalidRequest('PARAMETER_MISSING', `${name} is missing`);
  return value;
}

/**
 * Returns the one value of a parameter. Returns undefined if it is absent, empty, repeated or cannot be
 * decoded.
 */
export function soleValue(raw: RawParameters, name: string): string | undefined {
  const value = raw[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
