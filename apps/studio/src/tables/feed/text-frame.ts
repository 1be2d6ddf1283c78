// A message to thousands of sockets is framed once (RFC 6455: final, text, unmasked) and written
// to each as it is.

const [SHORT_MOST, MEDIUM_MOST] = [125, 0xffff];
const FINAL_TEXT = 0x81;

export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length <= SHORT_MOST) {
    return Buffer.concat([Buffer.from([FINAL_TEXT, body.length]), body]);
  }
  if (body.length <= MEDIUM_MOST) {
    const header = Buffer.from([FINAL_TEXT, 126, 0, 0]);
    header.writeUInt16BE(body.length, 2);
    return Buffer.concat([header, body]);
  }
  const header = Buffer.alloc(10);
  header.writeUInt8(FINAL_TEXT, 0);
  header.writeUInt8(127, 1);
  header.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([header, body]);
}
