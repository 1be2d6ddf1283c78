// Contacts: members' mobile numbers and e-mail addresses, and the security notices that are sent
// to them.
export { type ContactKind, contactOf, isProven, readContact } from './contact.ts';
export { type MobileNumber, isCountryServed, readMobile } from './mobile-number.ts';
export { saveProvenContact } from './save-proven-contact.ts';
export { sendSecurityNotice } from './send-security-notice.ts';
