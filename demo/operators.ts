// The people of the demo's console. Each enrols an authenticator at the first login, as anybody
// would.
import type { House, Merchant } from '../apps/server/src/ground/house.ts';
import { transaction } from '../apps/server/src/ground/sql.ts';
import {
  layOutOperator,
  layOutRoles,
  layOutSteward,
} from '../apps/server/src/modules/operators/index.ts';
import { stableId } from './stable-id.ts';

export const DEMO_OPERATOR_PASSWORD = 'Fair-evening-88';

interface Person {
  readonly name: string;
  readonly displayName: string;
  readonly role: string;
}

/** Two owners, so that what one asks for another can approve. */
export const DEMO_OPERATORS: readonly Person[] = [
  { name: 'owner', displayName: 'Olivia Reyes', role: 'owner' },
  { name: 'partner', displayName: 'Paolo Santos', role: 'owner' },
  { name: 'ops', displayName: 'Opal Cruz', role: 'ops' },
  { name: 'cashier', displayName: 'Carmen Diaz', role: 'cashier' },
  { name: 'draws', displayName: 'Dante Flores', role: 'draws' },
  { name: 'risk', displayName: 'Rafael Lim', role: 'risk' },
  { name: 'service', displayName: 'Sofia Tan', role: 'service' },
  { name: 'auditor', displayName: 'Aurora Navarro', role: 'auditor' },
];

/** Writes the merchant's roles, and the demo operators' posts for it. */
export async function layOutDemoOperators(house: House, merchant: Merchant): Promise<void> {
  await transaction(house.pool, async (sql) => {
    await layOutRoles(sql, merchant);
    for (const person of DEMO_OPERATORS) {
      await layOutOperator(sql, house, merchant, {
        ...person,
        id: stableId(`operator:${person.name}`),
        password: DEMO_OPERATOR_PASSWORD,
      });
    }
    for (const { name, role } of DEMO_OPERATORS) {
      if (role === 'owner') await layOutSteward(sql, name);
    }
    return { commit: true, value: undefined };
  });
}
