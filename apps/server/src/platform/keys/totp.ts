// Time-based codes (RFC 6238: SHA-1, six digits, 30 seconds); one step either side is accepted.
import { Secret, TOTP } from 'otpauth';
import { SECOND_MS, type Instant } from '@fairhouse/values';

const PERIOD_SECONDS = 30;

/** A new secret in base32, as authenticator apps take it. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address that a QR code shows, with its issuer and account name. */
export function totpUri(secret: string, of: { issuer: string; name: string }): string {
  return totpOf(secret, of).toString();
}

/** The time step of the code, or undefined when it matches none of the three nearest steps. */
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
