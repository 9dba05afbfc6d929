import type { ASTNode } from '../filter/cel.js';
import { WORD_FIELDS } from '../filter/filter-fields.sql.js';
import type { FilterField } from '../filter/filter-target.js';
import { conjunctsOf, foundBy, isFound, testedField, type TestedField } from './field-test.js';

/** A part of a filter that tests a field. */
export interface TestedPart {
  node: ASTNode;
  tested: TestedField;
  field: FilterField;
}

/**
 * Words among which all are that meet a condition: a range of an index, what bitmaps of indexes have, or those of several conditions,
 * of which each has sources.
 */
export type Source =
  | { kind: 'RANGE' | 'BITMAP'; parts: TestedPart[] }
  | { kind: 'ANY'; of: Source[][] };

/** Returns the sources of the words that meet a condition, those first that take the least time. */
export function sourcesOf(condition: ASTNode): Source[] {
  const nodes = conjunctsOf(condition);
  const bitmap = nodes.flatMap((node) => partOf(node, 'BITMAP'));
  const any = nodes.filter((node) => node.op === '||' && isFound(node, WORD_FIELDS));
  return [
    ...rangesOf(nodes),
    ...(bitmap.length > 0 ? [{ kind: 'BITMAP' as const, parts: bitmap }] : []),
    ...any.map((node) => ({ kind: 'ANY' as const, of: (node.args as ASTNode[]).map(sourcesOf) })),
  ];
}

/** Returns the ranges of each field that a condition compares. */
function rangesOf(nodes: readonly ASTNode[]): Source[] {
  const fields = new Map<FilterField, TestedPart[]>();
  for (const part of nodes.flatMap((node) => partOf(node, 'RANGE')))
    fields.set(part.field, [...(fields.get(part.field) ?? []), part]);
  return [...fields.values()].map((parts) => ({ kind: 'RANGE', parts }));
}

function partOf(node: ASTNode, by: 'RANGE' | 'BITMAP'): TestedPart[] {
  const tested = testedField(node);
  const field = tested && WORD_FIELDS[tested.name];
  return field && foundBy(tested, WORD_FIELDS) === by ? [{ node, tested, field }] : [];
}
