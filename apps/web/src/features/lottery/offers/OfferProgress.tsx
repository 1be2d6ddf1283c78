import { useTexts } from '../../../i18n/use-texts.ts';
import type { OfferItem } from './OfferCard.tsx';

/** How many shares of an offer are sold, and how many the initiator guarantees. */
export function OfferProgress({ offer }: { readonly offer: OfferItem }) {
  const t = useTexts('offers');
  const { sold, shares, guarantee } = offer;
  const percent = Math.floor((sold * 100) / shares);
  const certain = Math.min(100, Math.floor(((sold + guarantee) * 100) / shares));
  const label = t('sold', { sold, shares, percent });
  return (
    <div>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="relative h-2 overflow-hidden rounded-full bg-line"
      >
        <span
          className="absolute inset-y-0 left-0 bg-accent-soft"
          style={{ width: `${certain}%` }}
        />
        <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="figures mt-1 text-xs text-ink-2">
        {label}
        {guarantee > 0 && ` · ${t('guaranteed', { count: guarantee })}`}
      </p>
    </div>
  );
}
