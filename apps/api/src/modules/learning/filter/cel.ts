import { type ASTNode, Environment, ParseError, TypeError } from '@marcbachmann/cel-js';
import { LIMITS } from '@wordgrove/contracts';
import { FilterFault } from './filter-fault.js';
import type { FilterFields } from './filter-target.js';

/** A node of CEL's syntax tree. */
export type { ASTNode };

const MAX_NODES = 64;

const environments = new WeakMap<FilterFields, Environment>();

/**
 * Parses and type-checks a condition over these fields.
 * @throws FilterFault
 */
export function parseCondition(text: string, fields: FilterFields): ASTNode {
  demandLength(text);
  const { ast, type } = check(text, environmentOf(fields));
  if (type !== 'bool')
    throw new FilterFault(`is not a condition but has the type ${type}`, ast.start);
  return ast;
}

// This check comes first because the library's recursion overflows the stack on very long texts.
function demandLength(text: string): void {
  if (text.length <= LIMITS.filter) return;
  const characters = [...text];
  if (characters.length <= LIMITS.filter) return;
  const fitting = characters.slice(0, LIMITS.filter).join('');
  throw new FilterFault(`must have at most ${LIMITS.filter} characters`, fitting.length);
}

function check(text: string, environment: Environment): { ast: ASTNode; type: string | undefined } {
  try {
    const expression = environment.parse(text);
    const { valid, type, error } = expression.check();
    if (!valid) throw error ?? new Error('the check failed without an error');
    return { ast: expression.ast, type };
  } catch (error) {
    if (!(error instanceof ParseError || error instanceof TypeError)) throw error;
    throw new FilterFault(error.summary, error.range?.start ?? 0);
  }
}

function environmentOf(fields: FilterFields): Environment {
  const known = environments.get(fields);
  if (known !== undefined) return known;
  const declared = new Environment({ limits: { maxAstNodes: MAX_NODES } });
  for (const [name, { type }] of Object.entries(fields)) declared.registerVariable(name, type);
  // In CEL, null and timestamps can be compared; the library leaves that to its user.
  declared.registerOperator('google.protobuf.Timestamp == null', () => false);
  environments.set(fields, declared);
  return declared;
}
