// The operators of the demo's console. Each enrols an authenticator at the first login, as in any
// installation.
import type { AppContext, Merchant } from '../apps/server/src/platform/app-context.ts';
import { transaction } from '../apps/server/src/platform/sql.ts';
import {
  provisionOperator,
  provisionRoles,
  provisionSteward,
} from '../apps/server/src/modules/operators/index.ts';
import { stableId } from './stable-id.ts';

export const DEMO_OPERATOR_PASSWORD = 'Fair-evening-88';

interface Person {
  readonly name: string;
  readonly displayName: string;
  readonly role: string;
}

/** Two owners, so that one can approve the other's requests. */
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

/** Writes the merchant's roles, and the demo operators' posts at it. */
export async function provisionDemoOperators(app: AppContext, merchant: Merchant): Promise<void> {
  await transaction(app.pool, async (sql) => {
    await provisionRoles(sql, merchant);
    for (const person of DEMO_OPERATORS) {
      await provisionOperator(sql, app, merchant, {
        ...person,
        id: stableId(`operator:${person.name}`),
        password: DEMO_OPERATOR_PASSWORD,
      });
    }
    for (const { name, role } of DEMO_OPERATORS) {
      if (role === 'owner') await provisionSteward(sql, name);
    }
    return { commit: true, value: undefined };
  });
}
