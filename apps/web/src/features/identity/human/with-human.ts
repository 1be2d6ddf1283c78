// Makes a call that the human check may stand before: asks what is wanted, proves it, and goes on.
import { call, type AnswerOf, type InputOf, type ValueOf } from '../../../app/calls.ts';
import { findTexts } from '../../../i18n/catalogues.ts';
import { currentLanguage } from '../../../i18n/language.ts';

export type HumanScene = InputOf<'humanCheck'>['scene'];

/** The calls that take a proof. */
type Guarded =
  | 'login'
  | 'loginCode'
  | 'registerSms'
  | 'forgotSms'
  | 'forgotByEmail'
  | 'register'
  | 'registerMobile'
  | 'contactCode';

/** A proof that ran out on its way is worth one more. */
const TRIES = 2;

/**
 * The call's answer. Where a check is asked and cannot be passed the call is not made: the answer
 * is a refusal `human.closed` or `human.failed`, its text in the page's language.
 */
export async function withHuman<Name extends Guarded>(
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
