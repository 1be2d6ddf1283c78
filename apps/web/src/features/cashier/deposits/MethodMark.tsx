import { Bitcoin, Landmark, QrCode, Smartphone, type LucideIcon } from 'lucide-react';

import type { Channel } from './deposit-preview.ts';

interface MethodMarkProps {
  /** The method's code, such as `GCASH` or `INSTAPAY`. */
  readonly method: string;
  readonly flow: Channel['flow'];
}

/** The icon of a payment method: a phone, a bank, a code to scan. */
export function MethodMark({ method, flow }: MethodMarkProps) {
  const Icon = flow === 'QR' ? QrCode : (ICONS[method] ?? Landmark);
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-surface-3 text-accent-text">
      <Icon aria-hidden size={22} />
    </span>
  );
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  GCASH: Smartphone,
  MAYA: Smartphone,
  MOMO: Smartphone,
  ZALOPAY: Smartphone,
  USDT: Bitcoin,
};
