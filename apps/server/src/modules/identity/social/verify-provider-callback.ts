// Verifies the callback of a provider and returns its subject.
import { refuse, type Input, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { HOUR_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { boundBrowser } from './bound-browser.ts';
import { facebookSubject } from './facebook.ts';
import { openidSubject } from './openid.ts';
import { findProvider, type Provider } from './provider.ts';
import { openAuthorization } from './start-provider-login.ts';
import { takeStart, spendAnswer, type Subject } from './store.ts';
import { telegramSubject } from './telegram.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

export type ProviderCallback = Input<PlayerCalls['socialLogin']>;

/** Longer than the maximum age of any answer. */
const ANSWER_KEPT_MS = HOUR_MS;
const SUBJECT_LENGTH_MAX = 255;

/**
 * The subject that the provider authenticated. The state is consumed first, outside any
 * transaction: of many callbacks with one state, only one continues to the provider.
 */
export async function verifyProviderCallback(
  call: CallContext,
  callback: ProviderCallback,
  member?: Id<'member'>,
): Promise<Result<Subject, Refused<'social.failed' | 'feature.off'>>> {
  const { app, merchant, now } = call;
  const provider = await findProvider(app, merchant, callback.provider);
  if (provider === undefined) return refuse('feature.off');
  const deviceHash = boundBrowser(call.cookies);
  if (deviceHash === undefined) return refuse('social.failed');
  const stateHash = hashText(callback.state);
  const key = { provider: provider.name, stateHash, deviceHash, member };
  const start = await takeStart(app.pool, merchant.id, key, now);
  if (start === undefined) return refuse('social.failed');
  const authorization: AuthorizationRequest = {
    ...openAuthorization(call, stateHash, start.sealed),
    state: callback.state,
    redirect: start.redirect,
  };
  const subject = await subjectOf(call, provider, { authorization, callback });
  if (subject === undefined) return refuse('social.failed');
  return ok({ provider: provider.name, subject });
}

interface CallbackContext {
  readonly authorization: AuthorizationRequest;
  readonly callback: ProviderCallback;
}

async function subjectOf(
  call: CallContext,
  provider: Provider,
  context: CallbackContext,
): Promise<string | undefined> {
  try {
    const subject = await askProvider(call, provider, context);
    const { length = 0 } = subject ?? {};
    return length > 0 && length <= SUBJECT_LENGTH_MAX ? subject : undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'unknown';
    const code = (error as { code?: unknown }).code;
    call.app.log.warn({ provider: provider.name, problem, code }, 'a provider did not vouch');
    return undefined;
  }
}

function askProvider(
  call: CallContext,
  provider: Provider,
  { authorization, callback }: CallbackContext,
) {
  if (provider.name === 'telegram') return readTelegram(call, provider, callback);
  const url = addressOf(authorization, callback);
  if (provider.name === 'facebook') {
    return facebookSubject(call.app, provider, { authorization, callback: url });
  }
  return openidSubject(call.app, provider, { authorization, callback: url, now: call.now });
}

async function readTelegram(
  call: CallContext,
  provider: Provider,
  { fields = {} }: ProviderCallback,
): Promise<string | undefined> {
  const { app, merchant, now } = call;
  const found = telegramSubject(fields, { token: provider.secret, now });
  if (found === undefined) return undefined;
  const answer = { hash: found.hash, endsAt: plus(now, ANSWER_KEPT_MS) };
  return (await spendAnswer(app.pool, merchant.id, answer)) ? found.subject : undefined;
}

/**
 * The callback address as the provider redirected to it, in the form that the client library reads.
 */
function addressOf(authorization: AuthorizationRequest, { code = '', iss }: ProviderCallback): URL {
  const url = new URL(authorization.redirect);
  url.searchParams.set('state', authorization.state);
  url.searchParams.set('code', code);
  if (iss !== undefined) url.searchParams.set('iss', iss);
  return url;
}
