// Bytes that are nearly a picture: one of the three that browsers send, changed somewhere.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Whole } from './odd-values.ts';

let drawn: Promise<readonly Buffer[]> | undefined;

async function draw(): Promise<readonly Buffer[]> {
  const make = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#8040c0' } });
  return Promise.all([make().png().toBuffer(), make().jpeg().toBuffer(), make().webp().toBuffer()]);
}

/** A picture with bits turned, bytes cut, doubled or put before it, or none at all. */
export async function oddPicture(whole: Whole): Promise<Uint8Array> {
  drawn ??= draw();
  const all = await drawn;
  const picture = Buffer.from(all[whole(all.length)] ?? []);
  const at = whole(picture.length);
  switch (whole(6)) {
    case 0:
      return randomBytes(whole(4096));
    case 1:
      return picture.subarray(0, at);
    case 2:
      return Buffer.concat([picture.subarray(0, at), picture.subarray(at >> 1)]);
    case 3:
      return Buffer.concat([randomBytes(whole(64)), picture]);
    default:
      for (let turns = 1 + whole(20); turns > 0; turns -= 1) {
        const place = whole(picture.length);
        picture[place] = (picture[place] ?? 0) ^ (1 << whole(8));
      }
      return picture;
  }
}

/** Heads in which a file is named; no call goes by them. */
export function oddName(text: string): Record<string, string> {
  const name = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).slice(0, 2000);
  return { 'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}` };
}
