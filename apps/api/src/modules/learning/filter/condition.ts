import type { SqlParameters } from '../sql-parameters.js';
import type { ASTNode } from './cel.js';
import { compileEquality, compileIn, compileOrder, compileTextTest } from './comparison.js';
import { FilterFault } from './filter-fault.js';
import { compileOperand, type Operand } from './operand.js';

/**
 * A condition as SQL that is true or false, never null, so that `!` means the same as in CEL.
 * @throws FilterFault on CEL that is no part of filters
 */
export function compileCondition(node: ASTNode, parameters: SqlParameters): string {
  const condition = (part: ASTNode) => compileCondition(part, parameters);
  const operand = (part: ASTNode) => operandOrCondition(part, parameters);
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
      return compileIn(operand(node.args[0]), compileList(node.args[1], parameters));
    case 'rcall':
      return compileTextTest(node, operand(node.args[1]), node.args[2].map(operand));
    default:
      return booleanConstant(node);
  }
}

function booleanConstant(node: ASTNode): string {
  if (node.op === 'value' && typeof node.args === 'boolean') return String(node.args);
  throw outsideSubset(node);
}

const CONDITIONS = new Set(['&&', '||', '!_', '==', '!=', '<', '<=', '>', '>=', 'in', 'rcall']);

function operandOrCondition(node: ASTNode, parameters: SqlParameters): Operand {
  if (CONDITIONS.has(node.op))
    return { sql: compileCondition(node, parameters), nullable: false, node };
  const operand = compileOperand(node, parameters);
  if (operand === undefined || operand.field?.type === 'list<string>') throw outsideSubset(node);
  return operand;
}

/** What follows `in`: the tags, or the items of a list. */
function compileList(node: ASTNode, parameters: SqlParameters): string | Operand[] {
  if (node.op === 'list') return node.args.map((item) => operandOrCondition(item, parameters));
  const operand = compileOperand(node, parameters);
  if (operand?.field?.type !== 'list<string>') throw outsideSubset(node);
  return operand.sql;
}

function outsideSubset(node: ASTNode): FilterFault {
  return new FilterFault('is CEL that filters do not take', node.start);
}
