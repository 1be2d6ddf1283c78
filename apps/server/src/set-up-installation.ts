// Creates an installation of the operator's own, in one transaction.
import { merchantOwner } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext } from './platform/app-context.ts';
import { transaction } from './platform/sql.ts';
import { CATALOGUE } from './modules/lottery/index.ts';
import { MERCHANT_LAYERS } from './modules/merchants/index.ts';
import { createFirstOwner, renewOwnerLink } from './modules/operators/index.ts';
import {
  createMerchant,
  directoryOf,
  markInstallation,
  merchantPlan,
  readInstallation,
} from './modules/settings/index.ts';

export const setUpPlan = z.strictObject({
  merchant: merchantPlan
    .extend({ lotteries: z.union([merchantPlan.shape.lotteries, z.literal('all')]) })
    .optional(),
  owners: z.array(merchantOwner).max(5).default([]),
  /** Owners who get a new link, because they have not used theirs. */
  newLinks: z.array(z.string()).default([]),
});

export type SetUpResult =
  | { readonly state: 'demo' }
  | { readonly state: 'refused'; readonly problems: readonly string[] }
  | {
      readonly state: 'made' | 'there';
      readonly merchants: readonly string[];
      readonly links: readonly { readonly name: string; readonly link: string }[];
    };

/**
 * Creates what the plan lists in an empty installation. A second run changes only the links that it
 * is asked to renew, and only for owners who have never logged in.
 */
export async function setUpInstallation(
  app: AppContext,
  input: unknown,
  linkMs: number,
): Promise<SetUpResult> {
  const parsed = setUpPlan.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    return { state: 'refused', problems };
  }
  const plan = parsed.data;
  const kind = await readInstallation(app.pool);
  if (kind === 'demo') return { state: 'demo' };
  if (kind === 'own') return renew(app, plan.newLinks, linkMs);
  const { merchant } = plan;
  if (merchant === undefined || plan.owners.length === 0) {
    return { state: 'refused', problems: ['a merchant and an owner are needed'] };
  }
  const codes = CATALOGUE.map(({ code }) => code);
  const lotteries = merchant.lotteries === 'all' ? codes : merchant.lotteries;
  const unknown = lotteries.filter((code) => !codes.includes(code));
  if (unknown.length > 0) {
    return { state: 'refused', problems: [`lotteries: unknown ${unknown.join(', ')}`] };
  }
  return transaction(app.pool, async (sql) => {
    await markInstallation(sql, 'own', app.clock.now());
    const made = await createMerchant(sql, app, { ...merchant, lotteries }, MERCHANT_LAYERS);
    assert(made.ok, 'no code or host is taken in an empty installation');
    const links: { name: string; link: string }[] = [];
    for (const person of plan.owners) {
      const link = await createFirstOwner(sql, app, made.merchant, { ...person, linkMs });
      if (link === undefined) {
        return refused([`owners: ${person.name} is named twice`]);
      }
      links.push({ name: person.name, link });
    }
    const value: SetUpResult = { state: 'made', merchants: [made.merchant.code], links };
    return { commit: true, value };
  });
}

function refused(problems: readonly string[]): { commit: boolean; value: SetUpResult } {
  return { commit: false, value: { state: 'refused', problems } };
}

async function renew(
  app: AppContext,
  names: readonly string[],
  linkMs: number,
): Promise<SetUpResult> {
  const { merchants } = await directoryOf(app);
  return transaction(app.pool, async (sql) => {
    const links: { name: string; link: string }[] = [];
    for (const name of names) {
      const link = await renewOwnerLink(sql, app, { name, linkMs });
      if (link === undefined) {
        return refused([`${name} is no owner who has yet to come in`]);
      }
      links.push({ name, link });
    }
    const value: SetUpResult = {
      state: 'there',
      merchants: merchants.map(({ code }) => code),
      links,
    };
    return { commit: true, value };
  });
}
