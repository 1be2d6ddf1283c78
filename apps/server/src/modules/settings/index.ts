export { SETTINGS, type LocalText, type Setting, type SettingName } from './shapes.ts';
export { directoryOf, forgetSite, readSite, siteOf, type Directory, type Site } from './site.ts';
export { layOutMerchant, type MerchantLayout } from './lay-out.ts';
