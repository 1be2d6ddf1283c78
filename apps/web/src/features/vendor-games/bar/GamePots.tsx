import clsx from 'clsx';
import { Trophy } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { CountingMoney } from '../../../ui/data/CountingMoney.tsx';
import { potsOfGame } from '../cards/greatest-of-games.ts';
import { useJackpots } from '../cards/use-jackpots.ts';

interface GamePotsProps {
  /** The number of the game. */
  readonly node: number;
  readonly className: string;
}

/** What is in the pots that a game can win; nothing where it takes no part in any. */
export function GamePots({ node, className }: GamePotsProps) {
  const t = useTexts('vendorGames');
  const currency = useSite()?.currency ?? '';
  const pots = potsOfGame(useJackpots().list, node);
  if (pots.length === 0) return null;
  return (
    <div className={clsx('flex min-w-0 items-center gap-2 text-xs', className)}>
      <Trophy aria-hidden size={14} className="shrink-0 text-accent-text" />
      <dl aria-label={t('jackpots')} className="flex min-w-0 gap-x-3 overflow-hidden">
        {pots.map(({ id, name, amount }) => (
          <div key={id} className="flex min-w-0 gap-1 whitespace-nowrap">
            <dt className="truncate text-ink-3">{name}</dt>
            <dd className="shrink-0 font-semibold text-ink-2">
              <CountingMoney value={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
