// The hosts of vendors whose scripts run in a member's page, or whose answer authenticates a
// member. They are fixed here: a setting chooses among them, and no operator adds one.
import type { Config } from '../../platform/config.ts';
import type { Setting, SettingName } from './shapes.ts';

/** Geetest's servers that verify a puzzle. */
const GEETEST_SERVERS: readonly string[] = [
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
];

/** The hosts of Geetest's script. */
const GEETEST_SCRIPTS: readonly string[] = [
  'https://static.geetest.com/v4/gt4.js',
  'https://static.geevisit.com/v4/gt4.js',
];

/** The issuer of each sign-in provider. */
export const PROVIDER_ISSUERS = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  line: 'https://access.line.me',
  telegram: 'https://oauth.telegram.org',
} as const;

/** Google assigns these two domains to each Firebase project. */
const FIREBASE_DOMAIN = /^[a-z0-9-]+\.(firebaseapp\.com|web\.app)$/;

type Peers = Pick<Config, 'privatePeers'>;

/** Whether Geetest's hosts are the vendor's own; a peer on this machine is accepted in tests. */
export function isGeetestHost(
  { server, script }: Setting<'humanCheck'>['geetest'],
  { privatePeers }: Peers,
): boolean {
  return privatePeers || (GEETEST_SERVERS.includes(server) && GEETEST_SCRIPTS.includes(script));
}

/**
 * Whether the domain of a Firebase project's sign-in frame is one of Google's; an empty one is not.
 */
export function isFirebaseDomain(domain: string, { privatePeers }: Peers): boolean {
  return domain === '' || privatePeers || FIREBASE_DOMAIN.test(domain);
}

/** Whether an issuer is the provider's own; an empty one means the default. */
export function isProviderIssuer(
  name: keyof typeof PROVIDER_ISSUERS,
  issuer: string,
  { privatePeers }: Peers,
): boolean {
  return issuer === '' || privatePeers || issuer === PROVIDER_ISSUERS[name];
}

/** The path in the setting of a host that is not in the lists above, or undefined. */
export function findForeignHost(name: string, value: unknown, peers: Peers): string | undefined {
  const as = <Name extends SettingName>(_name: Name) => value as Setting<Name>;
  if (name === 'humanCheck') {
    return isGeetestHost(as('humanCheck').geetest, peers) ? undefined : 'geetest';
  }
  if (name === 'codes') {
    const { authDomain } = as('codes').firebase;
    return isFirebaseDomain(authDomain, peers) ? undefined : 'firebase.authDomain';
  }
  if (name === 'social') {
    const clients = as('social');
    const names = Object.keys(PROVIDER_ISSUERS) as (keyof typeof PROVIDER_ISSUERS)[];
    const strange = names.find((each) => !isProviderIssuer(each, clients[each].issuer, peers));
    return strange === undefined ? undefined : `${strange}.issuer`;
  }
  return undefined;
}
