// Registration: new members with their inviters, and trial accounts.
export { affiliate } from './affiliate.ts';
export { freePlay } from './free-play.ts';
export { register, registerMobile } from './register.ts';
