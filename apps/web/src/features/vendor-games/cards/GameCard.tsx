import clsx from 'clsx';
import { Award, Flame, Gem, Gift, Sparkles, ThumbsUp, Trophy } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useSite } from '../../../site/use-site.ts';
import { gameUrl } from '../../../urls.ts';
import { FavouriteGameButton } from './FavouriteGameButton.tsx';
import { GamePicture } from './GamePicture.tsx';
import { rateOf, type GameCardView } from './game-view.ts';
import { useFreeRounds } from './use-free-rounds.ts';
import { useJackpots } from './use-jackpots.ts';
import type { LaunchKind } from '../open/launch.ts';
import { openGame } from '../open/open-game.ts';
import { VolatilityDots } from './VolatilityDots.tsx';

/** A game: the whole card opens it, its heart and its demo have places of their own. */
export function GameCard({ game }: { readonly game: GameCardView }) {
  const t = useTexts('vendorGames');
  const { money, percent } = useFormats();
  const currency = useSite()?.currency ?? '';
  const open = (kind: LaunchKind) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openGame(game, kind);
  };
  return (
    <article className={clsx(cardClass, !game.isAvailable && 'opacity-80')}>
      <div className="relative aspect-[4/3] overflow-hidden">
        <div className={clsx(artClass, !game.isAvailable && 'grayscale')}>
          <GamePicture game={game} />
        </div>
        <Badges game={game} />
        {!game.isAvailable && (
          <p className="absolute inset-x-0 bottom-0 bg-night/85 px-2.5 py-1.5 text-center text-xs font-semibold text-on-night">
            {t('notNow')}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-2.5 md:p-3">
        <div className="min-w-0">
          <h3 className="truncate text-sm font-semibold">
            <Link
              to={gameUrl(game.nodeId)}
              onClick={open('real')}
              className="after:absolute after:inset-0"
            >
              {game.name}
            </Link>
          </h3>
          <p className="truncate text-xs text-ink-3">{game.vendorName}</p>
        </div>
        <div className="mt-auto flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
          <span className="figures" title={t('rtp')}>
            <span className="sr-only">{t('rtp')} </span>
            {percent(rateOf(game.rtpHigh))}
          </span>
          {game.volatility !== null && <VolatilityDots level={game.volatility} />}
          {game.minBet !== null && (
            <span className="figures text-ink-3 max-xl:hidden">
              {t('from', { amount: money(game.minBet, currency) })}
            </span>
          )}
          {game.hasDemo && game.isAvailable && (
            <Link
              to={gameUrl(game.nodeId, 'demo')}
              onClick={open('demo')}
              aria-label={t('demoOf', { name: game.name })}
              className={demoClass}
            >
              {t('demo')}
            </Link>
          )}
        </div>
      </div>
      <FavouriteGameButton
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

const artClass = clsx(
  'absolute inset-0 transition-transform duration-240 ease-out [content-visibility:auto]',
  'group-hover:scale-104',
);

const demoClass = clsx(
  'relative z-1 ml-auto inline-flex min-h-7 items-center rounded-full border border-line-strong px-2.5',
  'font-semibold text-ink-2 transition-colors hover:border-accent-line hover:text-ink',
  'phone:min-h-9 phone:after:absolute phone:after:-inset-y-1 phone:after:inset-x-0',
);

const BADGE_ICONS = { TOP: Award, EXCLUSIVE: Gem, PICK: ThumbsUp } as const;

function Badges({ game }: { readonly game: GameCardView }) {
  const t = useTexts('vendorGames');
  const { money } = useFormats();
  const currency = useSite()?.currency ?? '';
  const pot = useJackpots().ofGame.get(game.nodeId);
  const free = useFreeRounds().leftOf.get(game.nodeId);
  return (
    <p data-theme="dark" className="absolute top-2 left-2 flex max-w-[72%] flex-wrap gap-1">
      {free !== undefined && (
        <Mark isLoud>
          <Gift aria-hidden size={12} />
          {t('free.mark', { count: free })}
        </Mark>
      )}
      {pot !== undefined && (
        <Mark isLoud>
          <Trophy aria-hidden size={12} />
          <span className="sr-only">{t('jackpot')} </span>
          <span className="figures">{money(pot, currency)}</span>
        </Mark>
      )}
      {game.isHot && (
        <Mark>
          <Flame aria-hidden size={12} />
          {t('hot')}
        </Mark>
      )}
      {game.isNew && (
        <Mark>
          <Sparkles aria-hidden size={12} />
          {t('new')}
        </Mark>
      )}
      {game.badges.map((badge) => {
        const Icon = BADGE_ICONS[badge];
        return (
          <Mark key={badge}>
            <Icon aria-hidden size={12} />
            {t(`badge.${badge}`)}
          </Mark>
        );
      })}
    </p>
  );
}

function Mark({
  isLoud = false,
  children,
}: {
  readonly isLoud?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-[0.6875rem] font-semibold',
        isLoud ? 'bg-accent text-on-accent' : 'bg-night/85 text-on-night',
      )}
    >
      {children}
    </span>
  );
}
