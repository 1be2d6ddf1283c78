import clsx from 'clsx';
import { Link } from '../../navigation/Link.tsx';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { lotteryUrl } from '../../urls.ts';
import { DrawClock } from '../../draws/DrawClock.tsx';
import type { Game } from '../../draws/draw-view.ts';
import { WhenNear } from '../../ui/layout/WhenNear.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { ResultBalls } from '../../draws/results/ResultBalls.tsx';
import { usePace } from '../../draws/use-pace.ts';

interface DrawCardProps {
  readonly game: Game;
  /** Uses a horizontal layout on wide screens, for lists of few cards. */
  readonly wide?: boolean;
  /** Draws the art when it comes near the window; its frame has a height of its own. */
  readonly lazyArt?: boolean;
}

/** A lottery with its countdown and last result. The whole card links to its board. */
export function DrawCard({ game, wide = false, lazyArt = false }: DrawCardProps) {
  const pace = usePace();
  const art = <LotteryArt family={game.family} seed={game.gameCode} />;
  return (
    <article className={clsx(cardClass, wide && 'sm:flex-row')}>
      <div className={clsx('relative overflow-hidden', wide ? wideArtClass : 'aspect-[16/9]')}>
        <div className={artClass}>
          {lazyArt ? <WhenNear className="h-full">{art}</WhenNear> : art}
        </div>
        <p
          data-theme="dark"
          className="absolute right-1.5 bottom-1.5 flex rounded-full bg-night/80 px-2.5 py-0.5 text-xs font-semibold text-on-night"
        >
          <DrawClock game={game} />
        </p>
      </div>
      <div className={clsx('flex flex-1 flex-col gap-2 p-2.5', wide ? 'sm:p-6' : 'md:p-3.5')}>
        <div className="min-w-0">
          <h3 className={clsx('line-clamp-2 font-semibold', wide ? 'text-xl' : 'text-sm')}>
            <Link to={lotteryUrl(game.gameCode)} className="after:absolute after:inset-0">
              {game.name}
            </Link>
          </h3>
          <p className="line-clamp-2 text-xs text-ink-3">{pace(game.pace)}</p>
        </div>
        <LastNumbers game={game} wide={wide} />
      </div>
      <FavouriteButton
        game={game}
        className="absolute! top-0.5 right-0.5 text-on-night drop-shadow-[0_1px_3px_rgb(0_0_0/0.7)]"
      />
    </article>
  );
}

const cardClass = clsx(
  'group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-1',
  'shadow-card transition-colors duration-150 hover:border-accent-line',
);

/** Painted near the window only; its frame has a height of its own, so that nothing moves. */
const artClass = clsx(
  'absolute inset-0 transition-transform duration-240 ease-out [content-visibility:auto]',
  'group-hover:scale-104',
);

const wideArtClass = 'aspect-[16/9] sm:aspect-auto sm:min-h-48 sm:w-[46%]';

/** A card shows at most this many numbers. */
const MAX_NUMBERS = 10;

function LastNumbers({ game, wide }: { readonly game: Game; readonly wide: boolean }) {
  const t = useTexts('games');
  return (
    <div className="mt-auto flex min-h-5.5 items-center">
      {game.last === undefined ? (
        <p className="truncate text-xs text-ink-2">{t('noResult')}</p>
      ) : (
        <ResultBalls
          key={game.last.shortIssue}
          family={game.family}
          numbers={game.last.numbers}
          size={wide ? 'md' : 'xs'}
          label={t('lastNumbers')}
          most={MAX_NUMBERS}
          fresh
        />
      )}
    </div>
  );
}
