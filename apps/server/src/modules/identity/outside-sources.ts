// The hosts that a merchant's own choices let the page speak to: none, unless one of them is
// chosen.
import type { Site } from '../settings/index.ts';

/** What the page's policy allows beside the site itself. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  /** Styles of the vendor's own, which it also writes as attributes. */
  readonly styles: readonly string[];
}

const NONE: OutsideSources = { scripts: [], connects: [], frames: [], images: [], styles: [] };

/** The sources of the human check and of the codes, as the merchant's settings have them. */
export function outsideSources({ settings }: Site): OutsideSources {
  const chosen = [geetestSources(settings), firebaseSources(settings)];
  const all = (name: keyof OutsideSources) => [...new Set(chosen.flatMap((each) => each[name]))];
  return {
    scripts: all('scripts'),
    connects: all('connects'),
    frames: all('frames'),
    images: all('images'),
    styles: all('styles'),
  };
}

type Settings = Site['settings'];

function geetestSources({ humanCheck: { provider, geetest } }: Settings): OutsideSources {
  if (provider !== 'geetest') return NONE;
  const hosts = [new URL(geetest.script).origin, new URL(geetest.server).origin];
  return { scripts: hosts, connects: hosts, frames: [], images: hosts, styles: hosts };
}

function firebaseSources({ codes: { channel, firebase } }: Settings): OutsideSources {
  if (channel !== 'firebase') return NONE;
  const check = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  return {
    ...NONE,
    scripts: check,
    connects: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frames: [
      'https://www.google.com/recaptcha/',
      ...(firebase.authDomain === '' ? [] : [`https://${firebase.authDomain}`]),
    ],
  };
}
