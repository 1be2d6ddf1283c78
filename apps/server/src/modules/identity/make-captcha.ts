// A captcha is good once, for two minutes, and from the network that asked for it (decisions.md 9).
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { MINUTE_MS, ok, plus } from '@fairhouse/values';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import { askSum } from './captcha-question.ts';
import { networkOf } from '../../ground/network.ts';
import { makeAltcha, readAltcha } from './human/altcha.ts';
import { spendProof } from './human/store.ts';
import { hashText, randomText, sameHash } from './secret-text.ts';
import { insertCaptcha, takeCaptcha } from './store/secrets.ts';

const GOOD_MS = 2 * MINUTE_MS;
const ID_BYTES = 16;
/** What the id of a captcha in words begins with; no other has a full stop. */
const WORDS = 'w.';
/** A tilde cannot be in a username, so no remembered login has this name. */
const COOKIE = 'captcha~id';

/** Letters and digits that are read wrongly are left out. */
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

/** A picture, or the sum of two spelled-out numbers for who cannot see it. */
export async function captcha(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, now, merchant, sql, cookies, address, language, input } = call;
  const isText = input.alt === 'text';
  const drawn = isText ? askSum(language) : await drawPicture();
  const bound = { merchant, scene: 'captcha', now, address } as const;
  const challenge = isText ? await makeAltcha(house, bound) : null;
  const captchaId = `${isText ? WORDS : ''}${randomText(ID_BYTES)}`;
  const expiresAt = plus(now, GOOD_MS);
  await insertCaptcha(sql, merchant.id, {
    id: captchaId,
    answerHash: hashAnswer(captchaId, drawn.answer),
    network: networkOf(address),
    madeAt: now,
    endsAt: expiresAt,
  });
  cookies.set(COOKIE, captchaId, { httpOnly: true, maxAgeSeconds: GOOD_MS / 1000 });
  return ok({ captchaId, image: drawn.image, question: drawn.question, challenge, expiresAt });
}

/**
 * Uses a captcha up and says whether the answer was right. It runs in a statement of its own on the
 * pool: a call that is refused later has used the captcha all the same.
 */
export async function isCaptchaRight(
  call: Pick<CallContext, 'house' | 'merchant' | 'cookies' | 'address' | 'now'>,
  given: {
    captcha?: string | undefined;
    captchaId?: string | undefined;
    captchaProof?: string | undefined;
  },
): Promise<boolean> {
  const id = given.captchaId ?? call.cookies.get(COOKIE);
  if (id === undefined || !given.captcha) return false;
  const kept = await takeCaptcha(call.house.pool, call.merchant.id, id);
  if (kept === undefined || kept.endsAt <= call.now) return false;
  if (kept.network !== networkOf(call.address)) return false;
  if (!sameHash(kept.answerHash, hashAnswer(id, given.captcha))) return false;
  return !id.startsWith(WORDS) || (await hasWorked(call, given.captchaProof));
}

/** A sum in words is read by any program: what it costs is the work that comes with it. */
async function hasWorked(
  { house, merchant, now, address }: Pick<CallContext, 'house' | 'merchant' | 'now' | 'address'>,
  proof: string | undefined,
): Promise<boolean> {
  if (proof === undefined) return false;
  const found = await readAltcha(house, proof, { merchant, scene: 'captcha', now, address });
  if (found === undefined) return false;
  const { mark, endsAt } = found;
  return spendProof(house.aside, merchant.id, { hash: hashText(mark), endsAt });
}

function hashAnswer(id: string, answer: string): Buffer {
  return hashText(`${id}:${answer.trim().toLowerCase()}`);
}

async function drawPicture(): Promise<{ answer: string; image: string; question: string }> {
  const { text, data } = svgCaptcha.create(PICTURE);
  // Drawn as points: the paths of the drawing would spell the letters for any program.
  const png = await sharp(Buffer.from(data)).png({ compressionLevel: 6 }).toBuffer();
  return { answer: text, image: png.toString('base64'), question: '' };
}
