// What statements cost, and how PostgreSQL reads them.
import { assert } from '@fairhouse/values';
import type pg from 'pg';
import type { SentStatement } from '../../apps/server/src/testing/lists/record-statements.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }];
}

export interface Cost {
  readonly text: string;
  readonly buffers: number;
  /** Every node with its table or index: equal for two plans of one shape. */
  readonly plan: string;
  /** The plan if every table and index had ten times the rows. */
  readonly grownPlan: string;
}

/**
 * For the grown plan. It multiplies the rows of each page, because the planner takes the number of
 * pages from the files: a member then has ten times the bets, too.
 */
const GROW = 'update pg_class set reltuples = reltuples * 10 where reltuples > 1000';

/** Explains each statement as it runs once more, and is taken back. */
export async function explainAll(
  client: pg.Client,
  statements: readonly SentStatement[],
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(--.*\s*)*(select|with|insert|update|delete)/i.test(text)) continue;
    await client.query('begin');
    try {
      const { rows } = await client.query<Explained>(
        `explain (analyze, buffers, format json) ${text}`,
        [...values],
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (plan === undefined) continue;
      const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      const grown = await explainGrown(client, text, values);
      costs.push({ text, buffers, plan: shapeOf(plan), grownPlan: shapeOf(grown) });
    } finally {
      await client.query('rollback');
    }
  }
  return costs;
}

/** In a transaction that is taken back. */
async function explainGrown(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
): Promise<Plan> {
  await client.query(GROW);
  const { rows } = await client.query<Explained>(`explain (format json) ${text}`, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  assert(plan !== undefined, 'the statement has a plan');
  return plan;
}

function shapeOf(plan: Plan): string {
  const read = plan['Index Name'] ?? plan['Relation Name'] ?? '';
  return `${plan['Node Type']} ${read}(${(plan.Plans ?? []).map(shapeOf).join(', ')})`;
}
