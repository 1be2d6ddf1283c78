// Sixty files that are not harmless pictures, sent as avatars: each is refused or re-encoded, and
// none is stored or served unchanged.
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { isReencoded, makePictureCorpus } from '../../apps/server/src/testing/picture-corpus.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import {
  listBroken,
  answerCode,
  type Attack,
  type AttackOptions,
  type AttackResult,
} from './attack.ts';

export const uploads: Attack = {
  name: 'uploads',
  about: 'sixty files that are two things at once, none at all, or too much',
  run: upload,
};

async function upload(app: TestApp, { small }: AttackOptions): Promise<AttackResult> {
  const login = await app.client().call('login', { username: 'player1', password: DEMO_PASSWORD });
  const client = app.client({ token: valueOf(login).token });
  const corpus = await makePictureCorpus();
  const chosen = small ? corpus.filter((_, index) => index % 3 === 0) : corpus;
  const raw: string[] = [];
  let taken = 0;
  for (const [name, bytes] of chosen) {
    const picture = new Uint8Array(bytes);
    const answer = await client.call('pictureUpload', { purpose: 'avatar', picture });
    if (!answer.ok) {
      const code = answerCode(answer);
      if (code !== 'picture.unreadable' && code !== 'request.too_large')
        raw.push(`${name}: ${code}`);
      continue;
    }
    taken += 1;
    if (await isRaw(app, answer.value.id)) raw.push(`${name}: stored as it came`);
    await app.context.pool.query('delete from uploads.picture where merchant_id = $1', [
      app.merchant.id,
    ]);
  }
  return {
    figures: { files: chosen.length, 'drawn anew': taken, 'stored raw': raw.length },
    breaches: [...raw, ...listBroken([[taken === 0, 'no picture was drawn anew at all']])],
  };
}

/** Whether a stored file is anything but our WebP without the planted words. */
async function isRaw({ context: app, merchant }: TestApp, id: string): Promise<boolean> {
  const { rows } = await app.pool.query<{ bytes: Buffer }>(
    'select bytes from uploads.picture where merchant_id = $1 and picture_id = $2',
    [merchant.id, id],
  );
  const bytes = rows[0]?.bytes;
  return bytes === undefined || !(await isReencoded(bytes));
}
