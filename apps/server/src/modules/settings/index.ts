export { settingsDesk, settingsOperations } from './calls.ts';
export { announceChange, checkSetting, overwriteSetting, writeSetting } from './change-setting.ts';
export { DEFAULTS } from './defaults.ts';
export { layOutMerchant, type MerchantLayout } from './lay-out.ts';
export { localTextOf } from './local.ts';
export { readStored } from './read-stored.ts';
export { isSafeLink } from './safe-link.ts';
export type { LocalText, Setting, SettingName } from './shapes.ts';
export { directoryOf, forgetSite, readSite, siteOf, type Directory, type Site } from './site.ts';
