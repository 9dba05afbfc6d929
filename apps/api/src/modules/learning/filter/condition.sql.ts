import type { ASTNode } from './cel.js';
import { compileEquality, compileIn, compileOrder, compileTextTest } from './comparison.sql.js';
import { FilterFault } from './filter-fault.js';
import type { FilterTarget } from './filter-target.js';
import { compileOperand, type Operand } from './operand.sql.js';

/**
 * Returns a condition as SQL that is true or false and never null, so that `!` means the same as in CEL.
 * @throws FilterFault on CEL that filters do not support
 */
export function compileCondition(node: ASTNode, target: FilterTarget): string {
  const condition = (part: ASTNode) => compileCondition(part, target);
  const operand = (part: ASTNode) => operandOrCondition(part, target);
  switch (node.op) {
    case '&&':
      return `(${condition(node.args[0])} and ${condition(node.args[1])})`;
    case '||':
      return `(${condition(node.args[0])} or ${condition(node.args[1])})`;
    case '!_':
      return `(not ${condition(node.args)})`;
    case '==':
    case '!=':
      return compileEquality(node.op, operand(node.args[0]), operand(node.args[1]));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compileOrder(node.op, operand(node.args[0]), operand(node.args[1]));
    case 'in':
      return compileIn(operand(node.args[0]), compileList(node.args[1], target));
    case 'rcall':
      return compileTextTest(node, operand(node.args[1]), node.args[2].map(operand));
    default:
      return booleanOperand(node, target);
  }
}

/** Returns the SQL of `true`, of `false`, or of a boolean field. */
function booleanOperand(node: ASTNode, target: FilterTarget): string {
  const isConstant = node.op === 'value' && typeof node.args === 'boolean';
  const operand = isConstant || node.op === 'id' ? compileOperand(node, target) : undefined;
  if (operand === undefined) throw outsideSubset(node);
  return operand.sql;
}

const CONDITIONS = new Set(['&&', '||', '!_', '==', '!=', '<', '<=', '>', '>=', 'in', 'rcall']);

function operandOrCondition(node: ASTNode, target: FilterTarget): Operand {
  if (CONDITIONS.has(node.op))
    return { sql: compileCondition(node, target), nullable: false, node };
  const operand = compileOperand(node, target);
  if (operand === undefined || operand.field?.type === 'list<string>') throw outsideSubset(node);
  return operand;
}

/** Returns what follows `in`: a field that is a list, such as the tags, or the items of a list. */
function compileList(node: ASTNode, target: FilterTarget): Operand | Operand[] {
  if (node.op === 'list') return node.args.map((item) => operandOrCondition(item, target));
  const operand = compileOperand(node, target);
  if (operand?.field?.type !== 'list<string>') throw outsideSubset(node);
  return operand;
}

function outsideSubset(node: ASTNode): FilterFault {
  return new FilterFault('is CEL that filters do not support', node.start);
}
