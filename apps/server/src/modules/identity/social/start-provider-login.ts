// Starts a provider login: the stored request is consumed by the callback.
import { refuse, type Refused } from '@fairhouse/calls';
import { MINUTE_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { facebookAddress } from './facebook.ts';
import { openidAddress } from './openid.ts';
import { findProvider, type Provider } from './provider.ts';
import { findRedirectAddress } from './redirect-address.ts';
import type { SocialProvider } from './social-provider.ts';
import { bindBrowser } from './bound-browser.ts';
import { insertStart } from './store.ts';
import { telegramAddress } from './telegram.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

const VALID_MS = 10 * MINUTE_MS;

export interface ProviderRedirect {
  readonly url: string;
  readonly state: string;
}

/**
 * Creates a login request and returns the provider's address for it. The state is valid once, for
 * ten minutes and in this browser; with `member` it can only link.
 */
export async function startProviderLogin(
  call: CallContext,
  wanted: { provider: SocialProvider; origin: string; member?: Id<'member'> },
): Promise<Result<ProviderRedirect, Refused<'social.unavailable' | 'feature.off'>>> {
  const { app, merchant, now } = call;
  const provider = await findProvider(app, merchant, wanted.provider);
  const redirect = await findRedirectAddress(app, merchant, wanted.origin);
  if (provider === undefined || redirect === undefined) return refuse('feature.off');
  const authorization: AuthorizationRequest = {
    state: randomText(32),
    nonce: randomText(32),
    verifier: randomText(32),
    redirect,
  };
  const url = await addressOf(call, provider, authorization);
  if (url === undefined) return refuse('social.unavailable');
  const stateHash = hashText(authorization.state);
  await insertStart(app.pool, merchant.id, {
    provider: provider.name,
    stateHash,
    deviceHash: bindBrowser(call.cookies),
    sealed: sealAuthorization(call, stateHash, authorization),
    redirect,
    member: wanted.member,
    endsAt: plus(now, VALID_MS),
  });
  return ok({ url: url.href, state: authorization.state });
}

async function addressOf(
  { app }: CallContext,
  provider: Provider,
  authorization: AuthorizationRequest,
): Promise<URL | undefined> {
  try {
    if (provider.name === 'telegram') return telegramAddress(provider, authorization);
    if (provider.name === 'facebook') return await facebookAddress(app, provider, authorization);
    return await openidAddress(app, provider, authorization);
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'unknown';
    app.log.warn({ provider: provider.name, problem }, 'a provider could not be asked');
    return undefined;
  }
}

type SealedFields = Pick<AuthorizationRequest, 'nonce' | 'verifier'>;

function sealAuthorization(
  { app, merchant }: CallContext,
  stateHash: Buffer,
  authorization: AuthorizationRequest,
): Uint8Array {
  const fields: SealedFields = { nonce: authorization.nonce, verifier: authorization.verifier };
  const text = Buffer.from(JSON.stringify(fields));
  return app.keys.seal(text, contextOf(merchant.id, stateHash));
}

/** Decrypts the stored fields; bound to the row that they were encrypted for. */
export function openAuthorization(
  { app, merchant }: CallContext,
  stateHash: Buffer,
  sealed: Uint8Array,
): SealedFields {
  const text = app.keys.open(sealed, contextOf(merchant.id, stateHash));
  return JSON.parse(Buffer.from(text).toString('utf8')) as SealedFields;
}

function contextOf(merchant: number, stateHash: Buffer): string {
  return `social:${merchant}:${stateHash.toString('hex')}`;
}
