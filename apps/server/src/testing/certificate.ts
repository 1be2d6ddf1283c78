// A certificate for a server that a test starts: made anew each time, in DER, by hand.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  /** Signs itself, so it is also what must be trusted. */
  readonly cert: string;
}

const COMMON_NAME = Buffer.from('550403', 'hex');
const ALT_NAME = Buffer.from('551d11', 'hex');
const BASIC = Buffer.from('551d13', 'hex');
const ECDSA_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

/** A self-signed certificate of a host name, good from 2020 to 2049. */
export function makeCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, der(0x06, ECDSA_SHA256));
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, COMMON_NAME), der(0x0c, Buffer.from(host)))),
  );
  const validity = der(0x30, time('200101000000Z'), time('491231235959Z'));
  const altName = der(0x30, der(0x82, Buffer.from(host)));
  const extensions = der(
    0x30,
    der(0x30, der(0x06, BASIC), der(0x04, der(0x30, der(0x01, Buffer.from([0xff]))))),
    der(0x30, der(0x06, ALT_NAME), der(0x04, altName)),
  );
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const whole = der(0x30, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function time(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), body]);
}
