// Makes certificates for test servers, encoded in DER without a library.
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** In PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The host name or address of the subject; for an authority, its name. */
  readonly host: string;
}

const COMMON_NAME = Buffer.from('550403', 'hex');
const ALT_NAME = Buffer.from('551d11', 'hex');
const BASIC = Buffer.from('551d13', 'hex');
const ECDSA_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

/**
 * Makes a certificate for a host name or IPv4 address, valid from 2020 to 2049 and signed by the
 * authority. Without an authority it is self-signed and can itself be used as an authority, like
 * one that is marked as an `intermediate`.
 */
export function makeCertificate(
  host: string,
  authority?: Certificate,
  { intermediate = authority === undefined }: { readonly intermediate?: boolean } = {},
): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, der(0x06, ECDSA_SHA256));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(authority?.host ?? host),
    der(0x30, time('200101000000Z'), time('491231235959Z')),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensionsOf(host, intermediate)),
  );
  const signer = authority === undefined ? privateKey : createPrivateKey(authority.key);
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signer)]));
  const whole = der(0x30, body, algorithm, signature).toString('base64');
  const lines = whole.match(/.{1,64}/g) ?? [];
  return {
    host,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function nameOf(host: string): Buffer {
  const common = der(0x30, der(0x06, COMMON_NAME), der(0x0c, Buffer.from(host)));
  return der(0x30, der(0x31, common));
}

function extensionsOf(host: string, isAuthority: boolean): Buffer {
  const basic = isAuthority ? der(0x30, der(0x01, Buffer.from([0xff]))) : der(0x30);
  const altName =
    isIP(host) === 4
      ? der(0x87, Buffer.from(host.split('.').map(Number)))
      : der(0x82, Buffer.from(host));
  return der(
    0x30,
    der(0x30, der(0x06, BASIC), der(0x04, basic)),
    der(0x30, der(0x06, ALT_NAME), der(0x04, der(0x30, altName))),
  );
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
