// Sets a sender up in the way operators do: one asks, another agrees.
import { assert } from '@fairhouse/values';
import { DEFAULTS, forgetSite, type Setting } from '../modules/settings/index.ts';
import { agree } from './agree.ts';
import { logInOperator } from './log-in-operator.ts';
import type { TestHouse } from './test-house.ts';

type Senders = Setting<'senders'>;

const reason = 'because the test says so';

export interface WantedSenders {
  readonly sms?: Partial<Senders['sms']>;
  readonly mail?: Partial<Senders['mail']>;
}

/** The senders of the house's first merchant, with what is not named at its default. */
export async function setSenders(house: TestHouse, wanted: WantedSenders): Promise<void> {
  const ops = house.desk({ token: await logInOperator(house, 'ops') });
  const owner = house.desk({ token: await logInOperator(house, 'owner') });
  const all = await ops.call('settingList', {});
  assert(all.ok, 'settings are read');
  const version = all.value.find(({ name }) => name === 'senders')?.version ?? 0;
  const value = {
    sms: { ...DEFAULTS.senders.sms, ...wanted.sms },
    mail: { ...DEFAULTS.senders.mail, ...wanted.mail },
  };
  const asked = await ops.call('settingChange', { name: 'senders', value, version, reason });
  assert(asked.ok && asked.value.approvalId !== null, 'a second person is asked');
  const id = asked.value.approvalId;
  const agreed = await owner.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, 'a second person agrees');
  // The signal that tells every process may still be on its way.
  forgetSite(house.house, house.merchant.id);
}

export async function setSecret(
  house: TestHouse,
  name: 'smtp.password' | 'sms.token',
  value: string,
): Promise<void> {
  const ops = house.desk({ token: await logInOperator(house, 'ops') });
  await agree(house, await ops.call('secretSet', { name, value, reason }));
}
