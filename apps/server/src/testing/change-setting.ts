import { forgetSite, type Setting, type SettingName } from '../modules/settings/index.ts';
import type { TestHouse } from './test-house.ts';

/** Changes some keys of a setting for the tests that follow, without an operator. */
export async function changeSetting<Name extends SettingName>(
  { house, merchant }: Pick<TestHouse, 'house' | 'merchant'>,
  name: Name,
  change: Partial<Setting<Name>>,
): Promise<void> {
  await house.pool.query(
    `update settings.setting set value = value || $3::jsonb
     where merchant_id = $1 and name = $2`,
    [merchant.id, name, JSON.stringify(change)],
  );
  forgetSite(house, merchant.id);
}
