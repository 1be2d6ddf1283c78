// Makes a call that may require the human check: fetches the challenge, solves it, and sends the
// proof with the call.
import { call, type AnswerOf, type InputOf, type ValueOf } from '../../../calls/calls.ts';
import { findTexts } from '../../../i18n/catalogues.ts';
import { currentLanguage } from '../../../i18n/language.ts';

export type HumanScene = InputOf<'humanCheck'>['scene'];

/** The calls that accept a proof. */
type HumanCheckedCall =
  | 'login'
  | 'loginCode'
  | 'registerSms'
  | 'forgotSms'
  | 'forgotByEmail'
  | 'register'
  | 'registerMobile'
  | 'contactCode';

/** A proof that expired before the call arrived is retried once. */
const TRIES = 2;

/**
 * The call's answer. If a check is required and fails, the call is not made: the answer is a
 * refusal `human.closed` or `human.failed` with its text in the page's language.
 */
export async function withHuman<Name extends HumanCheckedCall>(
  scene: HumanScene,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> {
  for (let left = TRIES; ; left--) {
    const asked = await call('humanCheck', { scene });
    if (!asked.ok) return asked;
    const proof = await prove(asked.value);
    if (proof === 'closed' || proof === 'failed') return unproven(proof);
    const answer = await call(name, { ...input, ...proof });
    if (answer.ok || answer.refusal.code !== 'human.wrong' || left <= 1) return answer;
  }
}

type Proof = Pick<InputOf<'login'>, 'geetest'>;

async function prove(asked: ValueOf<'humanCheck'>): Promise<Proof | 'closed' | 'failed'> {
  if (asked.kind === 'off') return {};
  if (asked.kind === 'altcha') {
    const { solveAltcha } = await import('./solve-altcha.ts');
    const geetest = await solveAltcha(asked.challenge).catch(() => undefined);
    return geetest === undefined ? 'failed' : { geetest };
  }
  const { solveGeetest } = await import('./solve-geetest.ts');
  const geetest = await solveGeetest(asked);
  if (geetest === 'closed') return 'closed';
  return geetest === undefined ? 'failed' : { geetest };
}

function unproven(why: 'closed' | 'failed'): AnswerOf<never> {
  const text = findTexts(currentLanguage(), 'identity')?.[`human.${why}`];
  const message = typeof text === 'string' ? text : '';
  const code = `human.${why}`;
  return { ok: false, refusal: { code, message, status: 422, fields: {}, value: {} } };
}
