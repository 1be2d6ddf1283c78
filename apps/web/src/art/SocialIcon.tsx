import { siDiscord, siFacebook, siInstagram, siTelegram, siYoutube } from 'simple-icons';

/** No icon package with a suitable licence has the LinkedIn logo, so its letters are drawn here. */
const LINKEDIN =
  'M5.500 3A2.200 2.200 0 1 1 5.500 7.400 2.200 2.200 0 0 1 5.500 3zM3.600 9H7.400V21H3.600zM9.800 9H13.400V10.700C14 9.600 15.300 8.700 17.100 8.700 20.600 8.700 21.300 11 21.300 14V21H17.500V14.800C17.500 13.400 17.400 11.900 15.600 11.900 13.900 11.900 13.600 13.200 13.600 14.700V21H9.800z';

const PATHS = {
  FACEBOOK: siFacebook.path,
  INSTAGRAM: siInstagram.path,
  YOUTUBE: siYoutube.path,
  TELEGRAM: siTelegram.path,
  DISCORD: siDiscord.path,
  LINKEDIN,
} as const;

/** The logo of a social site. */
export function SocialIcon({ type }: { readonly type: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden>
      <path d={PATHS[type]} />
    </svg>
  );
}
