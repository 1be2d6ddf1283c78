// Writes contracts that were agreed elsewhere as agreed ones, those of uplines first.
import { payerOf } from '@fairhouse/rules/agency';
import { assert } from '@fairhouse/values';
import { changeRow, holdsFrom, insertContract, nextVersion, putEvent } from '../offers/index.ts';
import { termsToStore } from '../terms/index.ts';
import type { CheckedRow, ImportContext } from './check-import.ts';

/** Writes rows that have no problem, under the locks that their check has taken. */
export async function writeImport(
  context: ImportContext,
  rows: readonly CheckedRow[],
  operators: string,
): Promise<void> {
  const depth = ({ member }: CheckedRow) => member?.path.length ?? 0;
  const fromTheTop = [...rows].sort((one, other) => depth(one) - depth(other));
  for (const row of fromTheTop) await writeRow(context, row, operators);
}

async function writeRow(
  { sql, app, merchant, now }: ImportContext,
  { member, terms, settings }: CheckedRow,
  name: string,
): Promise<void> {
  assert(member !== undefined && terms !== undefined && settings !== undefined, 'it was checked');
  const { kind, period } = terms;
  const id = app.newId<'contract'>();
  const at = new Date(now);
  const parties = { agent: member.id, kind, upline: member.upline };
  await insertContract(sql, merchant.id, {
    id,
    ...parties,
    version: await nextVersion(sql, merchant.id, parties),
    payer: payerOf(kind, member.path.length + 1, settings.pay),
    period,
    terms: termsToStore(terms),
    note: '',
    state: 'pending',
    now: at,
    expiresAt: at,
    madeBy: 'admin',
    madeByName: name,
    approvedBy: name,
  });
  const from = new Date(
    await holdsFrom({ sql, merchant, now }, { agent_id: member.id, kind, period }),
  );
  const active = { id, before: 'pending', state: 'active', now: at } as const;
  await changeRow(sql, merchant.id, { ...active, acceptedAt: at, effectiveFrom: from });
  const event = { id, act: 'accept', state: 'active', actor: 'admin', name } as const;
  await putEvent(sql, merchant.id, { ...event, reason: '', now: at });
}
