// Time-based codes (RFC 6238: SHA-1, six digits, thirty seconds); a step either side is taken.
import { Secret, TOTP } from 'otpauth';
import { SECOND_MS, type Instant } from '@fairhouse/values';

const PERIOD_SECONDS = 30;

/** A new secret in base32, as authenticator apps take it. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address that a QR code shows: who issued it, and whose it is. */
export function totpUri(secret: string, of: { issuer: string; name: string }): string {
  return totpOf(secret, of).toString();
}

/** The time step whose code this is, or undefined when it is none of the three nearest. */
export function stepOfCode(secret: string, code: string, now: Instant): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret, { issuer: '', name: '' }).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  if (delta === null) return undefined;
  return Math.floor(now / (PERIOD_SECONDS * SECOND_MS)) + delta;
}

function totpOf(secret: string, { issuer, name }: { issuer: string; name: string }): TOTP {
  return new TOTP({
    issuer,
    label: name === '' ? 'account' : name,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
