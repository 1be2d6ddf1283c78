// One launch of a game for each time that its page is opened, or that another one is asked for.
import { useEffect, useRef, useState } from 'react';
import type { ClientRefusal } from '../../../calls/calls.ts';
import type { GameCardView } from '../cards/game-view.ts';
import { launch, type Launched, type LaunchKind } from '../open/launch.ts';

export type LaunchState =
  | { readonly state: 'waiting' }
  | { readonly state: 'launched'; readonly launched: Launched }
  | { readonly state: 'refused'; readonly refusal: ClientRefusal | 'unsafe' };

/** Launches while `game` is given; `attempt` counts the presses on "try again". */
export function useLaunch(
  game: GameCardView | undefined,
  kind: LaunchKind,
  attempt: number,
): LaunchState {
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly is: LaunchState }>();
  const nodeId = game?.nodeId;
  const key = `${nodeId ?? ''} ${kind} ${attempt}`;
  // The card may be read again while the game is open; its number decides.
  const latest = useRef({ game, kind });
  useEffect(() => {
    latest.current = { game, kind };
  });
  useEffect(() => {
    const wanted = latest.current;
    if (wanted.game === undefined) return undefined;
    let isWanted = true;
    void launch(wanted.game, wanted.kind).then((answer) => {
      if (!isWanted) return;
      setOutcome({
        key,
        is: answer.ok
          ? { state: 'launched', launched: answer.value }
          : { state: 'refused', refusal: answer.refusal },
      });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return outcome?.key === key ? outcome.is : { state: 'waiting' };
}
