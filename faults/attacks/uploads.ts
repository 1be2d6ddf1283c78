// Sixty files that are no harmless picture, sent as avatars: each is refused or drawn anew, and
// none lies or is shown as it came.
import { CAST_PASSWORD } from '../../demo/cast.ts';
import type { TestHouse } from '../../apps/server/src/testing/index.ts';
import { isDrawnAnew, makeCorpus } from '../../apps/server/src/testing/picture-corpus.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-house.ts';
import { broken, codeOf, type Attack, type How, type Outcome } from './attack.ts';

export const uploads: Attack = {
  name: 'uploads',
  about: 'sixty files that are two things at once, none at all, or too much',
  run: upload,
};

async function upload(house: TestHouse, { small }: How): Promise<Outcome> {
  const login = await house
    .client()
    .call('login', { username: 'player1', password: CAST_PASSWORD });
  const client = house.client({ token: valueOf(login).token });
  const corpus = await makeCorpus();
  const chosen = small ? corpus.filter((_, index) => index % 3 === 0) : corpus;
  const raw: string[] = [];
  let taken = 0;
  for (const [name, bytes] of chosen) {
    const picture = new Uint8Array(bytes);
    const answer = await client.call('pictureUpload', { purpose: 'avatar', picture });
    if (!answer.ok) {
      const code = codeOf(answer);
      if (code !== 'picture.unreadable' && code !== 'request.too_large')
        raw.push(`${name}: ${code}`);
      continue;
    }
    taken += 1;
    if (await isRaw(house, answer.value.id)) raw.push(`${name}: stored as it came`);
    await house.house.pool.query('delete from uploads.picture where merchant_id = $1', [
      house.merchant.id,
    ]);
  }
  return {
    figures: { files: chosen.length, 'drawn anew': taken, 'stored raw': raw.length },
    breaches: [...raw, ...broken([[taken === 0, 'no picture was drawn anew at all']])],
  };
}

/** Whether what is stored is anything but a WebP of our own drawing without the planted words. */
async function isRaw({ house, merchant }: TestHouse, id: string): Promise<boolean> {
  const { rows } = await house.pool.query<{ bytes: Buffer }>(
    'select bytes from uploads.picture where merchant_id = $1 and picture_id = $2',
    [merchant.id, id],
  );
  const bytes = rows[0]?.bytes;
  return bytes === undefined || !(await isDrawnAnew(bytes));
}
