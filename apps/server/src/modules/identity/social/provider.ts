// A provider as a merchant has set it up.
import type { SecretName } from '@fairhouse/calls/operator';
import type { SocialProvider } from '@fairhouse/calls/player';
import type { House, Merchant } from '../../../ground/house.ts';
import { isProviderIssuer, PROVIDER_ISSUERS, readSecret, siteOf } from '../../settings/index.ts';

export interface Provider {
  readonly name: SocialProvider;
  readonly clientId: string;
  /** The client's secret, or Telegram's token of the bot. */
  readonly secret: string;
  /** Where the provider is, such as `https://accounts.google.com`. */
  readonly issuer: URL;
  /** It stands at an address that a setting names, and not at its own. */
  readonly isElsewhere: boolean;
}

const SECRETS: Readonly<Record<SocialProvider, SecretName>> = {
  google: 'google.secret',
  facebook: 'facebook.secret',
  line: 'line.secret',
  telegram: 'telegram.token',
};

/** The provider, or undefined where it is off or not set up whole. */
export async function findProvider(
  house: House,
  merchant: Merchant,
  name: SocialProvider,
): Promise<Provider | undefined> {
  const { settings } = await siteOf(house, merchant);
  const { enabled, clientId, issuer: elsewhere } = settings.social[name];
  if (!enabled || clientId === '') return undefined;
  const secret = await readSecret(house, merchant, SECRETS[name]);
  if (!isProviderIssuer(name, elsewhere, house.config)) return undefined;
  const address = elsewhere === '' ? PROVIDER_ISSUERS[name] : elsewhere;
  if (secret === undefined || !URL.canParse(address)) return undefined;
  // A bot's token begins with its number: another bot's could sign for everybody.
  if (name === 'telegram' && !secret.startsWith(`${clientId}:`)) return undefined;
  const issuer = new URL(address);
  if (issuer.protocol !== 'https:' && !house.config.privatePeers) return undefined;
  return { name, clientId, secret, issuer, isElsewhere: elsewhere !== '' };
}
