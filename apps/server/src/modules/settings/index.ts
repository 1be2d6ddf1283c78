export { settingsBackoffice, settingsOperations } from './calls.ts';
export {
  signalSettingsChange,
  checkSetting,
  overwriteSetting,
  writeSetting,
} from './change-setting.ts';
export { eachMerchant, eachMerchantDue } from './merchants/each-merchant.ts';
export {
  createMerchant,
  isZone,
  merchantPlan,
  type MerchantLayer,
  type MerchantPlan,
} from './merchants/create-merchant.ts';
export { DEFAULTS } from './defaults.ts';
export { hostProblem } from './merchants/host-problem.ts';
export { addHosts, closeMerchant, removeHosts, renameSite } from './merchants/change-merchant.ts';
export { readMerchants } from './merchants/read-merchants.ts';
export { markInstallation, readInstallation } from './installation.ts';
export {
  requiredSettingApproval,
  needsSecondOperator,
  describeSetting,
} from './setting-approvals.ts';
export { provisionMerchant, type MerchantDefinition } from './merchants/provision-merchant.ts';
export { localizeText } from './localize-text.ts';
export { listSiteOrigins, siteOrigin } from './site-origin.ts';
export { readStored } from './read-stored.ts';
export { isSafeLink, isExternalLink } from './safe-link.ts';
export {
  isFirebaseDomain,
  isGeetestHost,
  isProviderIssuer,
  PROVIDER_ISSUERS,
} from './outside-hosts.ts';
export { putResource } from './backoffice.ts';
export { DEFAULT_PASSWORD, putSecret, readSecret, sealSecret } from './secrets.ts';
export type { LocalText, Setting, SettingName } from './shapes.ts';
export { directoryOf, forgetSite, readSite, siteOf, type Directory, type Site } from './site.ts';
