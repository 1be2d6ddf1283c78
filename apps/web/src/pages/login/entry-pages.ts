// The bare pages before a session: they are small, and loaded together.
export { ResetPage } from '../reset/ResetPage.tsx';
export { SocialPage } from '../social/SocialPage.tsx';
export { LoginPage } from './LoginPage.tsx';
