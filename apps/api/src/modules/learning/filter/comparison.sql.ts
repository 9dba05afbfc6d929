import { isUuid } from '../../../platform/http/uuid.js';
import type { ASTNode } from './cel.js';
import { FilterFault } from './filter-fault.js';
import type { Operand } from './operand.sql.js';

/** Compiles `==` and `!=`. Null equals only null. */
export function compileEquality(operator: '==' | '!=', left: Operand, right: Operand): string {
  demandKnownValues(left, right);
  const test = compileOwnTest(left, right) ?? compileOwnTest(right, left);
  if (test !== undefined) return operator === '==' ? test : `(not ${test})`;
  const nullable = left.nullable || right.nullable;
  const equal = operator === '==';
  if (nullable) return `(${left.sql} is ${equal ? 'not ' : ''}distinct from ${right.sql})`;
  return `(${left.sql} ${equal ? '=' : '<>'} ${right.sql})`;
}

/** Compiles a test that a field has for this value, or for the resource that a text identifies, if it has one. */
function compileOwnTest({ field }: Operand, { text, sql }: Operand): string | undefined {
  const names = field?.named;
  const named = names && text !== undefined && Object.hasOwn(names, text) ? names[text] : undefined;
  // PostgreSQL refuses unused parameters, so that of a name is used too.
  if (named !== undefined) return `(${sql} is not null and ${named})`;
  if (field?.has === undefined) return undefined;
  if (text === undefined) return 'false';
  return isUuid(text) ? field.has(sql) : `(${sql} is not null and false)`;
}

/** Compiles `<`, `<=`, `>` and `>=`, which are false if a side is null. */
export function compileOrder(
  operator: '<' | '<=' | '>' | '>=',
  left: Operand,
  right: Operand,
): string {
  demandOrder(left, right);
  return neverNull(`${left.sql} ${operator} ${right.sql}`, left, right);
}

/** Compiles `in`: the needle is among the elements of an array, or equals one of the items. */
export function compileIn(needle: Operand, list: Operand | Operand[]): string {
  // An index finds arrays that contain another one.
  if (!Array.isArray(list)) {
    demandKnownValues(list, needle);
    return neverNull(`${list.sql} @> array[${needle.sql}]`, needle);
  }
  // PostgreSQL refuses unused parameters, so that of a needle without a haystack is used too.
  if (list.length === 0) return `(${needle.sql} is null and false)`;
  demandKnownValues(needle, ...list);
  if (!needle.nullable && list.every((item) => !item.nullable))
    return `(${needle.sql} in (${list.map(({ sql }) => sql).join(', ')}))`;
  return `(${list.map((item) => compileEquality('==', needle, item)).join(' or ')})`;
}

// Indexes know LIKE, which gives some characters a special meaning.
const literally = (part: string): string =>
  String.raw`regexp_replace(${part}, '([\\%_])', '\\\1', 'g')`;

const TEXT_TESTS: Readonly<Record<string, (text: string, part: string) => string>> = {
  startsWith: (text, part) => `${text} like ${literally(part)} || '%'`,
  contains: (text, part) => `${text} like '%' || ${literally(part)} || '%'`,
  endsWith: (text, part) => `${text} like '%' || ${literally(part)}`,
};

/** Compiles `startsWith`, `contains` and `endsWith`. */
export function compileTextTest(node: ASTNode, text: Operand, parts: readonly Operand[]): string {
  const name = node.op === 'rcall' ? node.args[0] : '';
  const test = Object.hasOwn(TEXT_TESTS, name) ? TEXT_TESTS[name] : undefined;
  const [part] = parts;
  if (test === undefined || part === undefined)
    throw new FilterFault(`${name}() is not a function that filters support`, node.start);
  demandOrder(text, part);
  return neverNull(test(text.sql, part.sql), text, part);
}

function neverNull(sql: string, ...operands: Operand[]): string {
  return operands.some(({ nullable }) => nullable) ? `coalesce(${sql}, false)` : `(${sql})`;
}

function demandOrder(...operands: Operand[]): void {
  const identifier = operands.find(({ field }) => field?.identifier);
  if (identifier)
    throw new FilterFault('is an identifier: compare it with ==, != or in', identifier.node.start);
}

/**
 * Refuses a value that an enumeration does not have: it is a slip of the pen and not a search without
 * results.
 */
function demandKnownValues(...operands: Operand[]): void {
  const known = operands.find(({ field }) => field?.values)?.field?.values;
  if (known === undefined) return;
  const unknown = operands.find(({ text }) => text !== undefined && !known.includes(text));
  if (unknown) throw new FilterFault(`must be one of ${known.join(', ')}`, unknown.node.start);
}
