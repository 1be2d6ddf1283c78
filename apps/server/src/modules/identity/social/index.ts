// Social: login by an account at another provider, and the links to such accounts.
export { socialAddresses } from './social-addresses.ts';
export { socialLink, socialLinkStart, socialLinks, socialUnlink } from './social-links.ts';
export { socialLogin, socialStart } from './social-login.ts';
export { spendSocialTicket } from './spend-social-ticket.ts';
export { pruneSocial } from './store.ts';
