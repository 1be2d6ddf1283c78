import clsx from 'clsx';
import { Flame } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useCall } from '../../calls/use-call.ts';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { type PrizeMode } from '../../features/games/popular.ts';
import { PrizeModes } from '../../features/games/PrizeModes.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/data/Money.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { lotteryUrl } from '../../urls.ts';

// The play catalogues are loaded after the page.
const HotItems = lazy(async () => ({
  default: (await import('../../features/games/HotItems.tsx')).HotItems,
}));

const NUMBERS = 5;
const SHOWN = 4;

/** The most staked numbers of the last day, by lottery. */
export function HotNumbers() {
  const t = useTexts('home');
  const site = useSite();
  const [mode, setMode] = useState<PrizeMode>();
  const { data, isPending } = useCall(
    'popularNumbers',
    { count: 20, ...(mode === undefined ? {} : { prizeMode: mode }) },
    { keepPrevious: true },
  );
  const hot = (data?.list ?? []).filter((each) => each.hot.length > 0).slice(0, SHOWN);
  return (
    <Card className="min-w-0">
      <h2 className="flex items-center gap-2.5 text-xl font-semibold">
        <Flame aria-hidden size={20} className="text-accent-text" />
        {t('hot')}
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-3">{t('hotAbout')}</p>
      <PrizeModes value={mode} onChoose={setMode} className="mb-4" />
      {isPending && <SkeletonRows rows={4} className="h-20" />}
      {!isPending && hot.length === 0 && <p className="min-h-81 py-6 text-ink-2">{t('hotNone')}</p>}
      <ul className={clsx('flex flex-col', hot.length > 0 && 'min-h-81')}>
        {hot.map(({ game, staked, hot: numbers }) => (
          <li
            key={game.gameCode}
            className="flex items-center gap-4 border-t border-line py-3 first:border-0"
          >
            <span className="h-14 w-18 shrink-0 overflow-hidden rounded-md">
              <LotteryArt family={game.family} seed={game.gameCode} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex justify-between gap-3">
                <Link
                  to={lotteryUrl(game.gameCode)}
                  className="truncate font-medium hover:text-accent-text"
                >
                  {game.name}
                </Link>
                <Money
                  value={staked}
                  currency={site?.currency ?? ''}
                  className="text-sm text-ink-2"
                />
              </p>
              <Suspense fallback={<span className="mt-1.5 block h-6.5" />}>
                <HotItems
                  family={game.family}
                  label={t('hot')}
                  items={numbers.slice(0, NUMBERS).map((each) => each.item)}
                />
              </Suspense>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
