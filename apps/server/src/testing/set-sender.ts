// Sets a sender up as operators do: one requests, another approves.
import { assert } from '@fairhouse/values';
import { DEFAULTS, forgetSite, type Setting } from '../modules/settings/index.ts';
import { agree } from './agree.ts';
import { logInOperator } from './log-in-operator.ts';
import type { TestApp } from './test-app.ts';

type Senders = Setting<'senders'>;

const reason = 'because the test says so';

export interface WantedSenders {
  readonly sms?: Partial<Senders['sms']>;
  readonly mail?: Partial<Senders['mail']>;
}

/** The senders of the first merchant; those that are not given have their default. */
export async function setSenders(app: TestApp, wanted: WantedSenders): Promise<void> {
  const ops = app.backoffice({ token: await logInOperator(app, 'ops') });
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  const all = await ops.call('settingList', {});
  assert(all.ok, 'settings are read');
  const version = all.value.find(({ name }) => name === 'senders')?.version ?? 0;
  const value = {
    sms: { ...DEFAULTS.senders.sms, ...wanted.sms },
    mail: { ...DEFAULTS.senders.mail, ...wanted.mail },
  };
  const asked = await ops.call('settingChange', { name: 'senders', value, version, reason });
  assert(asked.ok && asked.value.approvalId !== null, 'the request waits for a second person');
  const id = asked.value.approvalId;
  const agreed = await owner.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, 'a second person agrees');
  // The signal to the processes may still be on its way.
  forgetSite(app.context, app.merchant.id);
}

export async function setSecret(
  app: TestApp,
  name: 'smtp.password' | 'sms.token',
  value: string,
): Promise<void> {
  const ops = app.backoffice({ token: await logInOperator(app, 'ops') });
  await agree(app, await ops.call('secretSet', { name, value, reason }));
}
