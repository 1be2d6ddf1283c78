// Settings: the cashier settings of a merchant.
export {
  type CashierSettings,
  fittingAmount,
  provisionSettings,
  readSettings,
  settingsCodec,
} from './cashier-settings.ts';
export { changeSettingRow } from './store.ts';
