import { assert, DAY_MS, HOUR_MS } from '@fairhouse/values';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openTestApp, type TestApp } from '../../testing/index.ts';
import { cleanPicture } from './clean-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8040c0' } });
const text = (words: string) => Buffer.from(words);

let test: TestApp;
let token = '';
const client = (as = token) => test.client({ token: as });

beforeAll(async () => {
  test = await openTestApp();
  token = await register('painter01');
});
afterAll(() => test.close());

async function register(username: string): Promise<string> {
  const answer = await openBrowser(test).call('register', {
    username,
    password: 'Long-corridor-19',
    confirmPassword: 'Long-corridor-19',
    birthday: '1990-04-04',
  });
  assert(answer.ok, 'a member registers');
  return answer.value.token;
}

async function send(bytes: Uint8Array, as = token) {
  return client(as).call('pictureUpload', { purpose: 'avatar', picture: new Uint8Array(bytes) });
}

async function sent(bytes: Uint8Array, as = token) {
  const answer = await send(bytes, as);
  assert(answer.ok, 'a picture is taken');
  return answer.value.id;
}

const show = (path: string) => fetch(`${test.origin}${path}`);

describe('an uploaded avatar', () => {
  it('is shown once it is chosen, re-encoded as a small square without its metadata', async () => {
    const exif = { exif: { IFD0: { Copyright: 'where I live' } } } as const;
    const id = await sent(await drawn(900, 600).withMetadata(exif).jpeg().toBuffer());
    expect((await show(`/media/manila/${id}`)).status).toBe(404);

    expect(await client().call('memberInfoUpdate', { avatarPicture: id })).toMatchObject({
      ok: true,
    });
    const info = await client().call('memberInfo', {});
    assert(info.ok, 'a member reads its account');
    expect(info.value).toMatchObject({ avatar: `/media/manila/${id}`, avatarType: 'CUSTOM' });

    const shown = await show(info.value.avatar);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    expect(bytes.includes('where I live')).toBe(false);
  });

  it('is deleted when another one is chosen', async () => {
    const first = await sent(await drawn(300, 300).png().toBuffer());
    await client().call('memberInfoUpdate', { avatarPicture: first });
    await client().call('memberInfoUpdate', { avatar: 'comet' });
    expect((await show(`/media/manila/${first}`)).status).toBe(404);
    const info = await client().call('memberInfo', {});
    assert(info.ok, 'a member reads its account');
    expect(info.value).toMatchObject({ avatar: 'comet', avatarType: 'STATIC' });
  });

  it('cannot be another member’s picture, nor one that was uploaded for another purpose', async () => {
    const recent = await sent(await drawn(300, 300).png().toBuffer());
    const other = await register('painter02');
    const refused = { ok: false, refusal: { code: 'picture.unknown' } };
    const stolen = await client(other).call('memberInfoUpdate', { avatarPicture: recent });
    expect(stolen).toMatchObject(refused);
    const paper = await client().call('pictureUpload', {
      purpose: 'identity',
      picture: new Uint8Array(await drawn(300, 300).png().toBuffer()),
    });
    assert(paper.ok, 'a paper is taken');
    const { id } = paper.value;
    expect(await client().call('memberInfoUpdate', { avatarPicture: id })).toMatchObject(refused);
    expect((await show(`/media/manila/${id}`)).status).toBe(404);
  });

  it('is deleted after a day if it is not in use', async () => {
    const id = await sent(await drawn(300, 300).png().toBuffer());
    await test.turnClock(DAY_MS + HOUR_MS);
    await test.runJobs('forget-pictures');
    token = await register('painter03');
    const { rows } = await test.context.pool.query(
      'select 1 from uploads.picture where merchant_id = $1 and picture_id = $2',
      [test.merchant.id, id],
    );
    expect(rows).toEqual([]);
  });
});

describe('an identity document', () => {
  it('is encrypted in the database', async () => {
    const answer = await client().call('pictureUpload', {
      purpose: 'identity',
      picture: new Uint8Array(await drawn(3000, 200).png().toBuffer()),
    });
    assert(answer.ok, 'a paper is taken');
    expect(answer.value).toMatchObject({ width: 2000, height: 133 });
    const { rows } = await test.context.pool.query<{ bytes: Buffer }>(
      'select bytes from uploads.picture where merchant_id = $1 and picture_id = $2',
      [test.merchant.id, answer.value.id],
    );
    expect(rows[0]?.bytes.subarray(0, 4).toString('latin1')).not.toBe('RIFF');
    expect(rows[0]?.bytes.includes('WEBP')).toBe(false);
  });
});

describe('a file that is not a picture', () => {
  const png = drawn(20, 20).png().toBuffer();
  const hostile: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
    ['nothing at all', () => Buffer.alloc(0)],
    [
      'a drawing with a script',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a GIF', () => text('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['a GIF', () => drawn(20, 20).gif().toBuffer()],
    ['a WebP', () => drawn(20, 20).webp().toBuffer()],
    ['a TIFF', () => drawn(20, 20).tiff().toBuffer()],
    ['an archive', () => text('PK\u0003\u0004 and so on')],
    ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['a PNG’s first bytes alone', async () => (await png).subarray(0, 8)],
    ['a PNG that ends too early', async () => (await png).subarray(0, (await png).length - 20)],
    [
      'a JPEG’s first bytes before a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('<script>alert(1)</script>')]),
    ],
    ['more pixels than anybody needs', () => bomb(30_000)],
  ];

  it.each(hostile)('is refused: %s', async (_name, make) => {
    const bytes = await make();
    expect(await cleanPicture(bytes, { width: 256, height: 256, cropped: true })).toBeUndefined();
    expect(await send(bytes)).toMatchObject({ ok: false, refusal: { code: 'picture.unreadable' } });
  });

  it('loses data appended to the picture', async () => {
    const bytes = Buffer.concat([await png, text('<script>alert(1)</script> PK\u0003\u0004')]);
    const clean = await cleanPicture(bytes, { width: 64, height: 64, cropped: true });
    expect(clean?.bytes.includes('script')).toBe(false);
    expect(clean?.bytes.includes('PK')).toBe(false);
  });

  it('is refused above five megabytes', async () => {
    const bytes = Buffer.concat([await png, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await send(bytes)).toMatchObject({ ok: false, refusal: { code: 'request.too_large' } });
  });
});

/** A PNG whose header declares a square of `side` pixels. */
async function bomb(side: number): Promise<Buffer> {
  const bytes = Buffer.from(await drawn(20, 20).png().toBuffer());
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
