// Captchas: valid once, for two minutes, from the network that requested them (decisions.md 9).
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { MINUTE_MS, ok, plus } from '@fairhouse/values';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { makeSumQuestion } from './sum-question.ts';
import { networkOf } from '../../../platform/network.ts';
import { makeAltcha, readAltcha } from './altcha.ts';
import { consumeCaptcha, insertCaptcha, spendProof } from './store.ts';
import { hashText, randomText, sameHash } from '../../../platform/keys/random-text.ts';

const VALID_MS = 2 * MINUTE_MS;
const ID_BYTES = 16;
/** Prefix of the id of a captcha in words; no other id contains a full stop. */
const WORDS = 'w.';
/** A tilde cannot be in a username, so no remembered login has this name. */
const COOKIE = 'captcha~id';

/** Excludes letters and digits that are easily misread. */
const PICTURE = {
  size: 5,
  noise: 3,
  width: 160,
  height: 56,
  fontSize: 58,
  color: true,
  background: '#f4f1e8',
  ignoreChars: '0oO1iIlLq9gQ2zZ5sS8B',
};

type Row = PlayerCalls['captcha'];

/** A picture, or the sum of two spelled-out numbers for people who cannot see it. */
export async function captcha(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, now, merchant, sql, cookies, address, language, input } = call;
  const isText = input.alt === 'text';
  const drawn = isText ? makeSumQuestion(language) : await drawPicture();
  const scope = { merchant, scene: 'captcha', now, address } as const;
  const challenge = isText ? await makeAltcha(app, scope) : null;
  const captchaId = `${isText ? WORDS : ''}${randomText(ID_BYTES)}`;
  const expiresAt = plus(now, VALID_MS);
  await insertCaptcha(sql, merchant.id, {
    id: captchaId,
    answerHash: hashAnswer(captchaId, drawn.answer),
    network: networkOf(address),
    madeAt: now,
    endsAt: expiresAt,
  });
  cookies.set(COOKIE, captchaId, { httpOnly: true, maxAgeSeconds: VALID_MS / 1000 });
  return ok({ captchaId, image: drawn.image, question: drawn.question, challenge, expiresAt });
}

/**
 * Consumes a captcha and returns whether the answer was correct. It runs in a statement of its own
 * on the pool, so that the captcha stays used if the call is refused later.
 */
export async function isCaptchaRight(
  call: Pick<CallContext, 'app' | 'merchant' | 'cookies' | 'address' | 'now'>,
  given: {
    captcha?: string | undefined;
    captchaId?: string | undefined;
    captchaProof?: string | undefined;
  },
): Promise<boolean> {
  const id = given.captchaId ?? call.cookies.get(COOKIE);
  if (id === undefined || !given.captcha) return false;
  const kept = await consumeCaptcha(call.app.pool, call.merchant.id, id);
  if (kept === undefined || kept.endsAt <= call.now) return false;
  if (kept.network !== networkOf(call.address)) return false;
  if (!sameHash(kept.answerHash, hashAnswer(id, given.captcha))) return false;
  return !id.startsWith(WORDS) || (await hasProofOfWork(call, given.captchaProof));
}

/** A program can read a sum in words, so it also requires a proof of work. */
async function hasProofOfWork(
  { app, merchant, now, address }: Pick<CallContext, 'app' | 'merchant' | 'now' | 'address'>,
  proof: string | undefined,
): Promise<boolean> {
  if (proof === undefined) return false;
  const found = await readAltcha(app, proof, { merchant, scene: 'captcha', now, address });
  if (found === undefined) return false;
  const { mark, endsAt } = found;
  return spendProof(app.secondaryPool, merchant.id, { hash: hashText(mark), endsAt });
}

function hashAnswer(id: string, answer: string): Buffer {
  return hashText(`${id}:${answer.trim().toLowerCase()}`);
}

async function drawPicture(): Promise<{ answer: string; image: string; question: string }> {
  const { text, data } = svgCaptcha.create(PICTURE);
  // Rasterised: the paths of the SVG would reveal the letters.
  const png = await sharp(Buffer.from(data)).png({ compressionLevel: 6 }).toBuffer();
  return { answer: text, image: png.toString('base64'), question: '' };
}
