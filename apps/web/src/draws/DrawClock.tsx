import { useEffect } from 'react';
import { subscribeTopic } from '../calls/live.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Countdown } from '../ui/data/Countdown.tsx';
import { useServerClock } from '../ui/server-clock.ts';
import { WhileVisible } from '../ui/layout/WhileVisible.tsx';
import { cardDrawState, type Game } from './draw-view.ts';
import { renewMenusSoon } from './renew-menus.ts';

interface DrawClockProps {
  readonly game: Pick<Game, 'gameCode' | 'current'>;
  readonly className?: string;
}

/** The countdown to a draw's close. It runs only while it is in the window. */
export function DrawClock({ game, className = '' }: DrawClockProps) {
  return (
    <WhileVisible className={`inline-flex min-h-5 items-center ${className}`}>
      <RunningClock game={game} />
    </WhileVisible>
  );
}

function RunningClock({ game }: Pick<DrawClockProps, 'game'>) {
  const t = useTexts('games');
  const mood = cardDrawState(game.current, useServerClock());
  useEffect(() => subscribeTopic(`draw:${game.gameCode}`, renewMenusSoon), [game.gameCode]);
  if (mood === 'open' && game.current !== undefined) {
    return (
      <Countdown until={game.current.closesAt} label={t('closesIn')} onOver={renewMenusSoon} />
    );
  }
  return t(mood === 'closed' ? 'drawing' : 'notOnSale');
}
