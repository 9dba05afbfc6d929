import type { PoolClient } from 'pg';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The way in which a statement read a table. */
export interface Scan {
  node: string;
  table: string;
  /** All that were read, those that a filter threw away included. */
  rows: number;
}

/** Every scan of a statement's plan, as it was run; its changes are rolled back. */
export async function explainScans(
  connection: PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<Scan[]> {
  await connection.query('savepoint before');
  const plan = await connection.query(`explain (analyze, format json) ${text}`, [...values]);
  await connection.query('rollback to before');
  return scansOf(plan.rows[0]['QUERY PLAN'][0].Plan);
}

function scansOf(plan: PlanNode): Scan[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans = [] } = plan;
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const own = / Scan$/.test(node) ? [{ node, table, rows }] : [];
  return [...own, ...Plans.flatMap(scansOf)];
}
