// A provider as configured by a merchant.
import type { SecretName } from '@fairhouse/calls/operator';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { isProviderIssuer, PROVIDER_ISSUERS, readSecret, siteOf } from '../../settings/index.ts';
import type { SocialProvider } from './social-provider.ts';

export interface Provider {
  readonly name: SocialProvider;
  readonly clientId: string;
  /** The client secret, or Telegram's bot token. */
  readonly secret: string;
  /** The provider's issuer, such as `https://accounts.google.com`. */
  readonly issuer: URL;
  /** Whether the issuer comes from a setting instead of the provider's default. */
  readonly isCustomAddress: boolean;
}

const SECRETS: Readonly<Record<SocialProvider, SecretName>> = {
  google: 'google.secret',
  facebook: 'facebook.secret',
  line: 'line.secret',
  telegram: 'telegram.token',
};

/** The provider, or undefined if it is disabled or incompletely configured. */
export async function findProvider(
  app: AppContext,
  merchant: Merchant,
  name: SocialProvider,
): Promise<Provider | undefined> {
  const { settings } = await siteOf(app, merchant);
  const { enabled, clientId, issuer: elsewhere } = settings.social[name];
  if (!enabled || clientId === '') return undefined;
  const secret = await readSecret(app, merchant, SECRETS[name]);
  if (!isProviderIssuer(name, elsewhere, app.config)) return undefined;
  const address = elsewhere === '' ? PROVIDER_ISSUERS[name] : elsewhere;
  if (secret === undefined || !URL.canParse(address)) return undefined;
  // A bot's token starts with the bot's id: with another bot's token, that bot could sign for any
  // subject.
  if (name === 'telegram' && !secret.startsWith(`${clientId}:`)) return undefined;
  const issuer = new URL(address);
  if (issuer.protocol !== 'https:' && !app.config.privatePeers) return undefined;
  return { name, clientId, secret, issuer, isCustomAddress: elsewhere !== '' };
}
