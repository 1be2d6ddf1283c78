import type pg from 'pg';
import { recordStatements } from './record-statements.ts';

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

export interface ReadBuffers {
  readonly statements: number;
  readonly buffers: number;
}

/** The statements of a list: its pages, counts and sums. */
const OF_LISTS = /cursor_position|as counted|as summed/;

/**
 * The buffers of the statements on business tables that a call sends, by default those of a list:
 * each is explained as it runs once more. Nothing else may use the database of this process at the
 * same time.
 */
export async function buffersOf(
  superuser: pg.Client,
  call: () => Promise<unknown>,
  measured: RegExp = OF_LISTS,
): Promise<ReadBuffers> {
  const { statements } = await recordStatements(call);
  const asked = statements.filter(({ text }) => measured.test(text));
  let buffers = 0;
  for (const { text, values } of asked) {
    const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return { statements: asked.length, buffers };
}
