import { hasForbiddenCharacter } from '@wordgrove/contracts';
import type { SqlParameters } from '../sql-parameters.js';
import type { ASTNode } from './cel.js';
import { FilterFault } from './filter-fault.js';
import type { FilterField, FilterFields, FilterTarget } from './filter-target.js';
import { parseTimestamp } from './timestamp-literal.js';

/** One side of a comparison, as SQL. */
export interface Operand {
  sql: string;
  nullable: boolean;
  /** The field if the side is one. */
  field?: FilterField;
  /** The text if the side is a string constant. */
  text?: string;
  node: ASTNode;
}

const MAX_INT64 = 2n ** 63n - 1n;

/**
 * Returns a field or a constant as SQL; constants become parameters. Returns undefined if the node is
 * neither.
 * @throws FilterFault on a constant that the database cannot hold
 */
export function compileOperand(
  node: ASTNode,
  { fields, parameters }: FilterTarget,
): Operand | undefined {
  switch (node.op) {
    case 'id':
      return fieldOperand(node, fields, node.args);
    case 'value':
      return constant(node, node.args, parameters);
    case '-_':
      return negative(node, node.args, parameters);
    case 'call':
      return node.args[0] === 'timestamp' ? timestamp(node, node.args[1], parameters) : undefined;
    default:
      return undefined;
  }
}

function fieldOperand(node: ASTNode, fields: FilterFields, name: string): Operand | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && { sql: field.sql, nullable: field.nullable ?? false, field, node };
}

function constant(node: ASTNode, value: unknown, parameters: SqlParameters): Operand | undefined {
  if (typeof value === 'string') return textConstant(node, value, parameters);
  if (typeof value === 'bigint' || typeof value === 'number')
    return numeric(node, value, parameters);
  if (typeof value === 'boolean') return { sql: String(value), nullable: false, node };
  return value === null ? { sql: 'null', nullable: true, node } : undefined;
}

// Stored text is in NFC, so a text that is compared with it must be in NFC as well.
function textConstant(node: ASTNode, value: string, parameters: SqlParameters): Operand {
  const text = value.normalize('NFC');
  if (hasForbiddenCharacter(text))
    throw new FilterFault('contains a forbidden character', node.start);
  return { sql: `${parameters.add(text)}::text`, nullable: false, text, node };
}

function numeric(node: ASTNode, value: bigint | number, parameters: SqlParameters): Operand {
  if (typeof value === 'number')
    return { sql: `${parameters.add(value)}::double precision`, nullable: false, node };
  if (value > MAX_INT64 || value < -MAX_INT64)
    throw new FilterFault('is an integer out of range', node.start);
  return { sql: `${parameters.add(value.toString())}::bigint`, nullable: false, node };
}

function negative(node: ASTNode, operand: ASTNode, parameters: SqlParameters): Operand | undefined {
  if (operand.op !== 'value') return undefined;
  const value = operand.args;
  return typeof value === 'bigint' || typeof value === 'number'
    ? numeric(node, -value, parameters)
    : undefined;
}

function timestamp(
  node: ASTNode,
  [argument]: readonly ASTNode[],
  parameters: SqlParameters,
): Operand | undefined {
  if (argument?.op !== 'value' || typeof argument.args !== 'string') return undefined;
  const instant = parseTimestamp(argument.args);
  if (instant === undefined) throw new FilterFault('is not an RFC 3339 timestamp', argument.start);
  return { sql: `${parameters.add(instant)}::timestamptz`, nullable: false, node };
}
