// The settings of a merchant as they were: what a failed test left behind would fail later tests.
import { assert } from '@fairhouse/values';
import { isDeepStrictEqual } from 'node:util';
import { backofficeClient, changeSetting } from './backoffice-client.ts';

/** The values of a merchant's settings, by name. */
export async function readSettings(merchant: string): Promise<ReadonlyMap<string, unknown>> {
  const answer = await backofficeClient('owner', merchant).call('settingList', {});
  assert(answer.ok, 'the settings are read');
  return new Map(answer.value.map(({ name, value }) => [name, value]));
}

/** Writes those settings of a merchant that are not as they were. */
export async function restoreSettings(
  merchant: string,
  before: ReadonlyMap<string, unknown>,
): Promise<void> {
  const owner = backofficeClient('owner', merchant);
  for (const [name, value] of await readSettings(merchant)) {
    const wanted = before.get(name);
    if (isDeepStrictEqual(value, wanted)) continue;
    await changeSetting(owner, name, () => wanted, merchant);
  }
}
