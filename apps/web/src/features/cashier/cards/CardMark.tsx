import { Bitcoin, Landmark, Smartphone } from 'lucide-react';

const ICONS = { BANK: Landmark, EWALLET: Smartphone, CRYPTO: Bitcoin } as const;

/** The icon of a kind of account. */
export function CardMark({ kind }: { readonly kind: keyof typeof ICONS }) {
  const Icon = ICONS[kind];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-3 text-accent-text">
      <Icon aria-hidden size={20} />
    </span>
  );
}
