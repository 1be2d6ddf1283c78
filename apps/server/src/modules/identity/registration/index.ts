// Registration: new members with their inviters, and trial accounts.
export type { Invitation, InvitationLinks } from './affiliate.ts';
export { freePlay } from './free-play.ts';
export { makeRegistration } from './make-registration.ts';
export { isReservedName } from './reserved-name.ts';
