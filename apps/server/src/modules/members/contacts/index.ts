// Contacts: proven mobile numbers and e-mail addresses, and masks for personal data.
export { findMemberByMobile } from './find-member-by-mobile.ts';
export { maskEmail, maskName, maskNumber } from './mask.ts';
export { proveEmail, proveMobile } from './store.ts';
