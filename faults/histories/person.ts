// Players, created without the registration, which these histories do not test.
import { amount, type Id } from '@fairhouse/values';
import { currencyOf, mainAccount, worldAccount } from '../../apps/server/src/accounts.ts';
import { transaction } from '../../apps/server/src/platform/sql.ts';
import { openRequirement } from '../../apps/server/src/modules/cashier/payment-profiles/turnover.ts';
import { hashText, randomText } from '../../apps/server/src/platform/keys/random-text.ts';
import { insertSession } from '../../apps/server/src/modules/identity/sessions/store/sessions.ts';
import { createMember } from '../../apps/server/src/modules/members/index.ts';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { DAY_MS, plus } from '@fairhouse/values';

export interface Person {
  readonly member: Id<'member'>;
  readonly client: ReturnType<TestApp['client']>;
}

/** More than any history stakes, so that every stake counts towards it. */
export const TURNOVER_REQUIRED = amount(10_000_000_000_000n);

/** A member with a session and a turnover requirement. */
export async function openPerson(test: TestApp, index: number): Promise<Person> {
  const { context: app, merchant } = test;
  const token = randomText(32);
  const now = app.clock.now();
  const member = await transaction(app.pool, async (sql) => {
    const made = await createMember(sql, app, merchant, {
      username: `walker${index}`,
      kind: 'member',
      group: 'formal',
      language: 'EN',
      address: '127.0.0.1',
      method: 'WEB',
      now,
    });
    if (made === undefined) throw new Error(`walker${index} is there already`);
    await insertSession(sql, merchant.id, {
      id: app.newId<'session'>(),
      tokenHash: hashText(token),
      member: made,
      method: 'password',
      mustChange: false,
      deviceHash: hashText(token),
      device: 'test',
      address: '127.0.0.1',
      openedAt: now,
      endsAt: plus(now, DAY_MS),
    });
    const wanted = {
      member: made,
      kind: 'OPERATOR',
      reference: '',
      required: TURNOVER_REQUIRED,
    } as const;
    await openRequirement({ app, sql, merchant }, { ...wanted, now });
    return { commit: true, value: made };
  });
  return { member, client: test.client({ token }) };
}

/** Credits a member's account as a deposit does. */
export async function deposit(test: TestApp, member: Id<'member'>, units: bigint): Promise<void> {
  const paid = await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', member),
        amount: amount(units),
      },
    ],
  });
  if (paid.status !== 'booked') throw new Error(`a deposit is ${paid.status}`);
}
