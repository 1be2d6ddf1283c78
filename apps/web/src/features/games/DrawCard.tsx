import clsx from 'clsx';
import { useCallback, useEffect } from 'react';
import { hear } from '../../app/live.ts';
import { Link } from '../../app/navigation/Link.tsx';
import { renew } from '../../app/queries.ts';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useServerSecond } from '../../ui/clock.ts';
import { lotteryUrl } from '../../urls.ts';
import { drawMoodOf, type Game } from './draw-view.ts';
import { ResultBalls } from './ResultBalls.tsx';
import { usePace } from './use-pace.ts';

interface DrawCardProps {
  readonly game: Game;
  /** Lies on its side on wide screens, for places with few cards. */
  readonly wide?: boolean;
}

/** A lottery with the time that is left and what came last. The whole card leads to its board. */
export function DrawCard({ game, wide = false }: DrawCardProps) {
  const pace = usePace();
  useEffect(() => hear(`draw:${game.gameCode}`, renewMenus), [game.gameCode]);
  return (
    <article className={clsx(cardClass, wide && 'sm:flex-row')}>
      <div className={clsx('relative overflow-hidden', wide ? wideArtClass : 'aspect-[16/9]')}>
        <div className="absolute inset-0 transition-transform duration-240 ease-out group-hover:scale-104">
          <LotteryArt family={game.family} seed={game.gameCode} />
        </div>
        <DrawClock game={game} />
      </div>
      <div className={clsx('flex flex-1 flex-col gap-3 p-4', wide && 'sm:p-6')}>
        <div>
          <h3 className={clsx('font-semibold', wide ? 'text-xl' : 'text-base')}>
            <Link to={lotteryUrl(game.gameCode)} className="after:absolute after:inset-0">
              {game.name}
            </Link>
          </h3>
          <p className="text-xs text-ink-3">{pace(game.pace)}</p>
        </div>
        <LastNumbers game={game} wide={wide} />
      </div>
    </article>
  );
}

const cardClass = clsx(
  'group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-1',
  'shadow-card transition-colors duration-150 hover:border-accent-line',
);

const wideArtClass = 'aspect-[16/9] sm:aspect-auto sm:min-h-48 sm:w-[46%]';

const renewMenus = () => renew('gameMenus', 'popularNumbers');

/** The countdown to the close, on the picture. */
function DrawClock({ game }: { readonly game: Game }) {
  const t = useTexts('games');
  const mood = drawMoodOf(game.current, useServerSecond());
  const over = useCallback(() => setTimeout(renewMenus, 1500), []);
  return (
    <p className="absolute right-2.5 bottom-2.5 rounded-full bg-night/80 px-3 py-1 text-sm font-semibold text-on-night backdrop-blur-xs">
      {mood === 'open' && game.current !== undefined ? (
        <Countdown until={game.current.closesAt} label={t('closesIn')} onOver={over} />
      ) : (
        t(mood === 'closed' ? 'drawing' : 'notOnSale')
      )}
    </p>
  );
}

function LastNumbers({ game, wide }: { readonly game: Game; readonly wide: boolean }) {
  const t = useTexts('games');
  return (
    <div className="mt-auto flex min-h-13 flex-col gap-1.5">
      <p className="flex justify-between gap-2 text-xs text-ink-3">
        <span>{t('lastNumbers')}</span>
        {game.last !== undefined && (
          <span className="figures">{t('issue', { issue: game.last.shortIssue })}</span>
        )}
      </p>
      {game.last?.numbers !== undefined ? (
        <ResultBalls
          key={game.last.shortIssue}
          family={game.family}
          numbers={game.last.numbers}
          size={wide ? 'md' : 'sm'}
          label={t('lastNumbers')}
          fresh
        />
      ) : (
        <p className="text-sm text-ink-2">{t('noResult')}</p>
      )}
    </div>
  );
}
