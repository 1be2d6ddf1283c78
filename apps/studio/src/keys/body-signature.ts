// X-Hub88-Signature: base64 of RSA-SHA256 over the raw bytes of a body (vendors.md).
import { sign, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

const signAside = promisify(sign);

export function signBody(key: KeyObject, body: string): string {
  return sign('sha256', Buffer.from(body), key).toString('base64');
}

/** The same on another thread: a signature takes a millisecond of a core. */
export async function signBodyAside(key: KeyObject, body: string): Promise<string> {
  return (await signAside('sha256', Buffer.from(body), key)).toString('base64');
}

/** Whether a header signs a body; false for anything that is no signature. */
export function isSignedBody(key: KeyObject | string, body: Buffer, header: unknown): boolean {
  if (typeof header !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(header)) return false;
  try {
    return verify('sha256', body, key, Buffer.from(header, 'base64'));
  } catch {
    return false;
  }
}
