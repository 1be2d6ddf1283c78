// Bytes that are nearly a picture: one of the three formats that browsers send, modified somewhere.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { RandomBelow } from './odd-values.ts';

let drawn: Promise<readonly Buffer[]> | undefined;

async function draw(): Promise<readonly Buffer[]> {
  const make = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#8040c0' } });
  return Promise.all([make().png().toBuffer(), make().jpeg().toBuffer(), make().webp().toBuffer()]);
}

/** A picture with flipped bits, cut, duplicated or prefixed bytes, or random bytes. */
export async function oddPicture(randomBelow: RandomBelow): Promise<Uint8Array> {
  drawn ??= draw();
  const all = await drawn;
  const picture = Buffer.from(all[randomBelow(all.length)] ?? []);
  const at = randomBelow(picture.length);
  switch (randomBelow(6)) {
    case 0:
      return randomBytes(randomBelow(4096));
    case 1:
      return picture.subarray(0, at);
    case 2:
      return Buffer.concat([picture.subarray(0, at), picture.subarray(at >> 1)]);
    case 3:
      return Buffer.concat([randomBytes(randomBelow(64)), picture]);
    default:
      for (let turns = 1 + randomBelow(20); turns > 0; turns -= 1) {
        const place = randomBelow(picture.length);
        picture[place] = (picture[place] ?? 0) ^ (1 << randomBelow(8));
      }
      return picture;
  }
}

/** Headers that name a file; no call uses them. */
export function oddName(text: string): Record<string, string> {
  const name = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).slice(0, 2000);
  return { 'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}` };
}
