// The way back from a provider: whom it vouches for.
import { refuse, type Input, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { HOUR_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import { hashText } from '../secret-text.ts';
import { boundBrowser } from './bound-browser.ts';
import { facebookSubject } from './facebook.ts';
import { openidSubject } from './openid.ts';
import { findProvider, type Provider } from './provider.ts';
import { openWay } from './set-out.ts';
import { takeStart, spendAnswer, type Subject } from './store.ts';
import { telegramSubject } from './telegram.ts';
import type { Way } from './way.ts';

export type Vouched = Input<PlayerCalls['socialLogin']>;

/** Longer than any answer is young enough. */
const USED_FOR_MS = HOUR_MS;
const SUBJECT_LENGTH_MAX = 255;

/**
 * Whom the provider vouches for. The state is used up first, outside any transaction: of many that
 * come with one, a single one goes on to ask the provider.
 */
export async function comeBack(
  call: CallContext,
  vouched: Vouched,
  member?: Id<'member'>,
): Promise<Result<Subject, Refused<'social.failed' | 'feature.off'>>> {
  const { house, merchant, now } = call;
  const provider = await findProvider(house, merchant, vouched.provider);
  if (provider === undefined) return refuse('feature.off');
  const deviceHash = boundBrowser(call.cookies);
  if (deviceHash === undefined) return refuse('social.failed');
  const stateHash = hashText(vouched.state);
  const key = { provider: provider.name, stateHash, deviceHash, member };
  const start = await takeStart(house.pool, merchant.id, key, now);
  if (start === undefined) return refuse('social.failed');
  const way: Way = {
    ...openWay(call, stateHash, start.sealed),
    state: vouched.state,
    redirect: start.redirect,
  };
  const subject = await subjectOf(call, provider, { way, vouched });
  if (subject === undefined) return refuse('social.failed');
  return ok({ provider: provider.name, subject });
}

interface Back {
  readonly way: Way;
  readonly vouched: Vouched;
}

async function subjectOf(
  call: CallContext,
  provider: Provider,
  back: Back,
): Promise<string | undefined> {
  try {
    const subject = await askProvider(call, provider, back);
    const { length = 0 } = subject ?? {};
    return length > 0 && length <= SUBJECT_LENGTH_MAX ? subject : undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'unknown';
    const code = (error as { code?: unknown }).code;
    call.house.log.warn({ provider: provider.name, problem, code }, 'a provider did not vouch');
    return undefined;
  }
}

function askProvider(call: CallContext, provider: Provider, { way, vouched }: Back) {
  if (provider.name === 'telegram') return readTelegram(call, provider, vouched);
  const url = addressOf(way, vouched);
  if (provider.name === 'facebook') {
    return facebookSubject(call.house, provider, { way, back: url });
  }
  return openidSubject(call.house, provider, { way, back: url, now: call.now });
}

async function readTelegram(
  call: CallContext,
  provider: Provider,
  { fields = {} }: Vouched,
): Promise<string | undefined> {
  const { house, merchant, now } = call;
  const found = telegramSubject(fields, { token: provider.secret, now });
  if (found === undefined) return undefined;
  const answer = { hash: found.hash, endsAt: plus(now, USED_FOR_MS) };
  return (await spendAnswer(house.pool, merchant.id, answer)) ? found.subject : undefined;
}

/** The address that the provider sent the browser to, as the client library reads it. */
function addressOf(way: Way, { code = '', iss }: Vouched): URL {
  const url = new URL(way.redirect);
  url.searchParams.set('state', way.state);
  url.searchParams.set('code', code);
  if (iss !== undefined) url.searchParams.set('iss', iss);
  return url;
}
