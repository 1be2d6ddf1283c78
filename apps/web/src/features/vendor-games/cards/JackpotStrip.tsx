import { Trophy } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useSite } from '../../../site/use-site.ts';
import { CountingMoney } from '../../../ui/data/CountingMoney.tsx';
import { gameUrl } from '../../../urls.ts';
import { useJackpots } from './use-jackpots.ts';

const SHOWN = 6;

/** The pots, greatest first, each with the way to its game; renders nothing without any. */
export function JackpotStrip() {
  const t = useTexts('vendorGames');
  const { money } = useFormats();
  const currency = useSite()?.currency ?? '';
  const { list, total } = useJackpots();
  if (list.length === 0) return null;
  return (
    <section
      aria-label={t('jackpots')}
      className="rounded-lg border border-accent-line bg-accent-soft p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <Trophy aria-hidden size={20} className="text-accent-text" />
          {t('jackpots')}
        </h2>
        <p className="figures text-2xl font-semibold text-accent-text">
          <CountingMoney value={total} currency={currency} />
        </p>
      </div>
      <ul className="rail mt-3 gap-2">
        {list.slice(0, SHOWN).map(({ id, name, amount, nodeIds }) => (
          <li key={id} className="shrink-0">
            <Link
              to={gameUrl(nodeIds[0] ?? 0)}
              className="flex min-h-11 items-center gap-3 rounded-full border border-line-strong bg-surface-1 px-4 text-sm hover:border-accent-line"
            >
              <span className="font-medium">{name}</span>
              <span className="figures font-semibold text-accent-text">
                {money(amount, currency)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
