// The way to a provider: made before a window goes there, and used up by the way back.
import { refuse, type Refused } from '@fairhouse/calls';
import type { SocialProvider } from '@fairhouse/calls/player';
import { MINUTE_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import { hashText, randomText } from '../secret-text.ts';
import { facebookAddress } from './facebook.ts';
import { openidAddress } from './openid.ts';
import { findProvider, type Provider } from './provider.ts';
import { redirectFor } from './redirect-address.ts';
import { bindBrowser } from './bound-browser.ts';
import { insertStart } from './store.ts';
import { telegramAddress } from './telegram.ts';
import type { Way } from './way.ts';

const LASTS_MS = 10 * MINUTE_MS;

export interface SetOut {
  readonly url: string;
  readonly state: string;
}

/**
 * Where a window must go so that the provider vouches for whoever sits before it. The state is good
 * once, for ten minutes and in this browser; with a member it links and does nothing else.
 */
export async function setOut(
  call: CallContext,
  wanted: { provider: SocialProvider; origin: string; member?: Id<'member'> },
): Promise<Result<SetOut, Refused<'social.unavailable' | 'feature.off'>>> {
  const { house, merchant, now } = call;
  const provider = await findProvider(house, merchant, wanted.provider);
  const redirect = await redirectFor(house, merchant, wanted.origin);
  if (provider === undefined || redirect === undefined) return refuse('feature.off');
  const way: Way = {
    state: randomText(32),
    nonce: randomText(32),
    verifier: randomText(32),
    redirect,
  };
  const url = await addressOf(call, provider, way);
  if (url === undefined) return refuse('social.unavailable');
  const stateHash = hashText(way.state);
  await insertStart(house.pool, merchant.id, {
    provider: provider.name,
    stateHash,
    deviceHash: bindBrowser(call.cookies),
    sealed: sealWay(call, stateHash, way),
    redirect,
    member: wanted.member,
    endsAt: plus(now, LASTS_MS),
  });
  return ok({ url: url.href, state: way.state });
}

async function addressOf(
  { house }: CallContext,
  provider: Provider,
  way: Way,
): Promise<URL | undefined> {
  try {
    if (provider.name === 'telegram') return telegramAddress(provider, way);
    if (provider.name === 'facebook') return await facebookAddress(house, provider, way);
    return await openidAddress(house, provider, way);
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'unknown';
    house.log.warn({ provider: provider.name, problem }, 'a provider could not be asked');
    return undefined;
  }
}

type Kept = Pick<Way, 'nonce' | 'verifier'>;

function sealWay({ house, merchant }: CallContext, stateHash: Buffer, way: Way): Uint8Array {
  const kept: Kept = { nonce: way.nonce, verifier: way.verifier };
  const text = Buffer.from(JSON.stringify(kept));
  return house.keys.seal(text, contextOf(merchant.id, stateHash));
}

/** What was kept of a way; only with the row that it was sealed for. */
export function openWay(
  { house, merchant }: CallContext,
  stateHash: Buffer,
  sealed: Uint8Array,
): Kept {
  const text = house.keys.open(sealed, contextOf(merchant.id, stateHash));
  return JSON.parse(Buffer.from(text).toString('utf8')) as Kept;
}

function contextOf(merchant: number, stateHash: Buffer): string {
  return `social:${merchant}:${stateHash.toString('hex')}`;
}
