// The external hosts that a merchant's settings allow in the page's content security policy; none
// by default.
import type { AppContext } from '../../platform/app-context.ts';
import { isFirebaseDomain, isGeetestHost, type Site } from '../settings/index.ts';

/** Hosts that the policy allows in addition to the site itself. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  /** Styles of the vendor, which also sets style attributes. */
  readonly styles: readonly string[];
  /** Sites that may frame the pages under `/by-iframe`. */
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

/**
 * The sources that the merchant's settings name. An additional image host does not allow scripts.
 */
export function outsideSources({ config }: AppContext, { settings }: Site): OutsideSources {
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

/** An installation without TLS (local use) may also be framed by pages without TLS. */
function embeddersOf(
  { embedding }: Settings,
  { publicOrigin }: Pick<AppContext['config'], 'publicOrigin'>,
): readonly string[] {
  const isPlain = publicOrigin.startsWith('http:');
  return embedding.hosts.map((host) => (isPlain ? `http://${host}:*` : `https://${host}`));
}

type Settings = Site['settings'];
type Peers = Pick<AppContext['config'], 'privatePeers'>;

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
