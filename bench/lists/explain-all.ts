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
}

/** Explains each statement as it runs once more, and is taken back. */
export async function explainAll(
  client: pg.Client,
  statements: readonly SentStatement[],
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const { text, values } of statements) {
    if (!hasPlan(text)) continue;
    await client.query('begin');
    try {
      const { rows } = await client.query<Explained>(
        `explain (analyze, buffers, format json) ${text}`,
        [...values],
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (plan === undefined) continue;
      const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      costs.push({ text, buffers, plan: shapeOf(plan) });
    } finally {
      await client.query('rollback');
    }
  }
  return costs;
}

/** How each statement would be read: its plan by its text. Nothing runs. */
export async function planAll(
  client: pg.Client,
  statements: readonly SentStatement[],
): Promise<Map<string, string>> {
  const plans = new Map<string, string>();
  for (const { text, values } of statements.filter((one) => hasPlan(one.text))) {
    const { rows } = await client.query<Explained>(`explain (format json) ${text}`, [...values]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    assert(plan !== undefined, 'the statement has a plan');
    plans.set(text, shapeOf(plan));
  }
  return plans;
}

const hasPlan = (text: string): boolean =>
  /^\s*(--.*\s*)*(select|with|insert|update|delete)/i.test(text);

function shapeOf(plan: Plan): string {
  const read = plan['Index Name'] ?? plan['Relation Name'] ?? '';
  return `${plan['Node Type']} ${read}(${(plan.Plans ?? []).map(shapeOf).join(', ')})`;
}
