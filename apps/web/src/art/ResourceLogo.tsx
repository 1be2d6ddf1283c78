import { Gauge, ShieldCheck, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { siGrab, siMastercard, siTether, siVisa } from 'simple-icons';

interface ResourceLogoProps {
  /** The resource's name: `visa`, `gcash`, `age`… */
  readonly name: string;
  /** The text shown if there is no drawing for the name. */
  readonly label: string;
}

/**
 * The logo of a payment method or of a responsibility resource; its name as text if no logo is
 * known.
 */
export function ResourceLogo({ name, label }: ResourceLogoProps) {
  const path = PATHS[name];
  const promise = PROMISES[name];
  if (path !== undefined) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="34"
        height="26"
        fill="currentColor"
        role="img"
        aria-label={label}
      >
        <path d={path} />
      </svg>
    );
  }
  return (
    <span className="flex items-center gap-2 text-sm font-bold tracking-tight whitespace-nowrap">
      {promise}
      {NAMES[name] ?? label}
    </span>
  );
}

const PATHS: Readonly<Record<string, string>> = {
  visa: siVisa.path,
  mastercard: siMastercard.path,
  usdt: siTether.path,
  grabpay: siGrab.path,
};

const PROMISES: Readonly<Record<string, ReactNode>> = {
  age: <UserRoundCheck aria-hidden size={18} />,
  limits: <Gauge aria-hidden size={18} />,
  proof: <ShieldCheck aria-hidden size={18} />,
};

/** Names in their owners' spelling, for those without a drawn logo. */
const NAMES: Readonly<Record<string, string>> = {
  gcash: 'GCash',
  maya: 'maya',
  momo: 'MoMo',
  qrph: 'QR Ph',
  vietqr: 'VietQR',
  instapay: 'InstaPay',
};
