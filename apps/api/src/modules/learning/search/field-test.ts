import type { ASTNode } from '../filter/cel.js';
import type { FieldTest, FilterFields, FoundBy } from '../filter/filter-target.js';

/** A part of a filter that compares a field with constants. */
export interface TestedField {
  name: string;
  test: FieldTest;
  /** The constant, unless there are several. */
  constant?: ASTNode;
}

const MIRRORED: Readonly<Record<string, string>> = {
  '==': '==',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Returns the conditions of which a filter needs all. */
export function conjunctsOf(node: ASTNode): ASTNode[] {
  return node.op === '&&' ? node.args.flatMap(conjunctsOf) : [node];
}

/** Returns how an index finds the words that pass a test of one field, if one does. */
export function foundBy(
  tested: TestedField | undefined,
  fields: FilterFields,
): FoundBy | undefined {
  return tested && fields[tested.name]?.foundBy?.(tested.test);
}

/** Returns whether indexes find the words that meet a condition. */
export function isFound(node: ASTNode, fields: FilterFields): boolean {
  if (node.op === '&&') return node.args.some((part) => isFound(part, fields));
  if (node.op === '||') return node.args.every((part) => isFound(part, fields));
  return foundBy(testedField(node), fields) !== undefined;
}

/** Returns undefined if a condition is anything else than a test of one field. */
export function testedField(node: ASTNode): TestedField | undefined {
  switch (node.op) {
    case '==':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const [left, right] = node.args;
      return compared(node.op, left, right) ?? compared(MIRRORED[node.op], right, left);
    }
    case 'in':
      return oneOf(...node.args);
    case 'rcall': {
      const [operator, field, [part]] = node.args;
      return compared(operator, field, part);
    }
    default:
      return undefined;
  }
}

function compared(
  operator = '',
  field: ASTNode,
  constant: ASTNode | undefined,
): TestedField | undefined {
  if (field.op !== 'id' || !isConstant(constant)) return undefined;
  const value = constant.op === 'value' ? constant.args : undefined;
  return { name: field.args, test: { operator, value }, constant };
}

/** A text in a field, or a field in a list of constants. */
function oneOf(item: ASTNode, list: ASTNode): TestedField | undefined {
  if (list.op === 'id') return compared('in', list, item);
  if (item.op !== 'id' || list.op !== 'list' || !list.args.every(isConstant)) return undefined;
  return { name: item.args, test: { operator: 'in' } };
}

// Null has a meaning of its own, and a number with a fraction another type than columns.
function isConstant(node: ASTNode | undefined): node is ASTNode {
  if (node === undefined) return false;
  if (node.op === 'value') return node.args !== null && typeof node.args !== 'number';
  return node.op === 'call' || (node.op === '-_' && isConstant(node.args));
}
