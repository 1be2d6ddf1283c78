import { forgetSite, type Setting, type SettingName } from '../modules/settings/index.ts';
import type { TestApp } from './test-app.ts';

/** Changes some keys of a setting for the following tests, without an operator. */
export async function changeSetting<Name extends SettingName>(
  { context: app, merchant }: Pick<TestApp, 'context' | 'merchant'>,
  name: Name,
  change: Partial<Setting<Name>>,
): Promise<void> {
  await app.pool.query(
    `update settings.setting set value = value || $3::jsonb
     where merchant_id = $1 and name = $2`,
    [merchant.id, name, JSON.stringify(change)],
  );
  forgetSite(app, merchant.id);
}
