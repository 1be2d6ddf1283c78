import { Gift } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useSite } from '../../../site/use-site.ts';
import { gameUrl } from '../../../urls.ts';
import { useFreeRounds } from './use-free-rounds.ts';

/** The member's free rounds, those that end first before the others; nothing without any. */
export function FreeRoundsStrip() {
  const t = useTexts('vendorGames');
  const { money, dateTime } = useFormats();
  const currency = useSite()?.currency ?? '';
  const { list } = useFreeRounds();
  if (list.length === 0) return null;
  return (
    <section
      aria-label={t('free.title')}
      className="rounded-lg border border-accent-line bg-accent-soft p-4 md:p-5"
    >
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <Gift aria-hidden size={20} className="text-accent-text" />
        {t('free.title')}
      </h2>
      <ul className="rail mt-3 gap-2">
        {list.map(({ id, card, left, value, endsAt }) => (
          <li key={id} className="shrink-0">
            <Link
              to={gameUrl(card.nodeId)}
              className="flex min-h-11 flex-col justify-center rounded-lg border border-line-strong bg-surface-1 px-4 py-2 text-sm hover:border-accent-line"
            >
              <span className="font-medium">
                {t('free.of', { count: left, name: card.name, value: money(value, currency) })}
              </span>
              <span className="text-xs text-ink-3">
                {t('free.until', { time: dateTime(endsAt) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
