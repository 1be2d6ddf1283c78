import clsx from 'clsx';
import { useCall } from '../../../../../calls/use-call.ts';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { Link } from '../../../../../navigation/Link.tsx';
import { lotteryUrl } from '../../../../../urls.ts';
import type { Board } from '../../controls.ts';
import { periodsOf } from './periods.ts';

/** Links to the family's other lotteries, by how often they draw. Its height is reserved. */
export function PeriodTabs({ game }: Pick<Board, 'game'>) {
  const t = useTexts('skins');
  const { data } = useCall('gameMenus', {});
  const games = data?.groups.flatMap((group) => group.games) ?? [];
  const periods = periodsOf(games, game.family);
  if (data !== undefined && periods.length === 0) return null;
  return (
    <nav aria-label={t('periods')} className="grid min-h-12 auto-cols-fr grid-flow-col gap-1.5">
      {periods.map(({ gameCode, seconds }) => (
        <Link
          key={gameCode}
          to={lotteryUrl(gameCode)}
          aria-current={gameCode === game.gameCode ? 'page' : undefined}
          className={periodClass}
        >
          {seconds < 60
            ? t('period.seconds', { count: seconds })
            : t('period.minutes', { count: seconds / 60 })}
        </Link>
      ))}
    </nav>
  );
}

const periodClass = clsx(
  'figures grid min-h-12 place-items-center rounded-md border border-line bg-surface-2 px-2',
  'text-sm font-semibold text-ink-2 transition-colors hover:border-accent hover:text-ink',
  'aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-text',
);
