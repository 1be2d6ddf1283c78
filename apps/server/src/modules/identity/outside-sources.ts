// The hosts that a merchant's own choices let the page speak to: none, unless one of them is
// chosen.
import type { House } from '../../ground/house.ts';
import { isFirebaseDomain, isGeetestHost, type Site } from '../settings/index.ts';

/** What the page's policy allows beside the site itself. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  /** Styles of the vendor's own, which it also writes as attributes. */
  readonly styles: readonly string[];
  /** Who may show the pages below `/by-iframe` in a frame. */
  readonly embedders: readonly string[];
}

const NONE: OutsideSources = {
  scripts: [],
  connects: [],
  frames: [],
  images: [],
  styles: [],
  embedders: [],
};

/** The sources that the merchant's settings name. Another host for pictures brings no script. */
export function outsideSources({ config }: House, { settings }: Site): OutsideSources {
  const chosen = [
    geetestSources(settings, config),
    firebaseSources(settings, config),
    { ...NONE, images: settings.delivery.imageCDNs, embedders: embeddersOf(settings, config) },
  ];
  const all = (name: keyof OutsideSources) => [...new Set(chosen.flatMap((each) => each[name]))];
  return {
    scripts: all('scripts'),
    connects: all('connects'),
    frames: all('frames'),
    images: all('images'),
    styles: all('styles'),
    embedders: all('embedders'),
  };
}

/** A house without TLS, on a machine of its own, is framed by pages without it too. */
function embeddersOf(
  { embedding }: Settings,
  { publicOrigin }: Pick<House['config'], 'publicOrigin'>,
): readonly string[] {
  const isPlain = publicOrigin.startsWith('http:');
  return embedding.hosts.map((host) => (isPlain ? `http://${host}:*` : `https://${host}`));
}

type Settings = Site['settings'];
type Peers = Pick<House['config'], 'privatePeers'>;

function geetestSources(
  { humanCheck: { provider, geetest } }: Settings,
  peers: Peers,
): OutsideSources {
  if (provider !== 'geetest' || !isGeetestHost(geetest, peers)) return NONE;
  const hosts = [new URL(geetest.script).origin, new URL(geetest.server).origin];
  return { ...NONE, scripts: hosts, connects: hosts, images: hosts, styles: hosts };
}

function firebaseSources({ codes: { channel, firebase } }: Settings, peers: Peers): OutsideSources {
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
      ...(firebase.authDomain === '' || !isFirebaseDomain(firebase.authDomain, peers)
        ? []
        : [`https://${firebase.authDomain}`]),
    ],
  };
}
