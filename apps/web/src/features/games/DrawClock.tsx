import { useEffect } from 'react';
import { hear } from '../../app/live.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useServerSecond } from '../../ui/clock.ts';
import { WhileSeen } from '../../ui/WhileSeen.tsx';
import { drawMoodOf, type Game } from './draw-view.ts';
import { renewMenusSoon } from './renew-menus.ts';

interface DrawClockProps {
  readonly game: Pick<Game, 'gameCode' | 'current'>;
  readonly className?: string;
}

/** How long a lottery's draw can still be bet on. It runs only while it is in the window. */
export function DrawClock({ game, className = '' }: DrawClockProps) {
  return (
    <WhileSeen className={`inline-flex min-h-5 items-center ${className}`}>
      <RunningClock game={game} />
    </WhileSeen>
  );
}

function RunningClock({ game }: Pick<DrawClockProps, 'game'>) {
  const t = useTexts('games');
  const mood = drawMoodOf(game.current, useServerSecond());
  useEffect(() => hear(`draw:${game.gameCode}`, renewMenusSoon), [game.gameCode]);
  if (mood === 'open' && game.current !== undefined) {
    return (
      <Countdown until={game.current.closesAt} label={t('closesIn')} onOver={renewMenusSoon} />
    );
  }
  return t(mood === 'closed' ? 'drawing' : 'notOnSale');
}
