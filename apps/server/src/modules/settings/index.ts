export { settingsDesk, settingsOperations } from './calls.ts';
export { announceChange, overwriteSetting } from './change-setting.ts';
export { layOutMerchant, type MerchantLayout } from './lay-out.ts';
export { localTextOf } from './local.ts';
export { isSafeLink } from './safe-link.ts';
export { SETTINGS, type LocalText, type Setting, type SettingName } from './shapes.ts';
export { directoryOf, forgetSite, readSite, siteOf, type Directory, type Site } from './site.ts';
