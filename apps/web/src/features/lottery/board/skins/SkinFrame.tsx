import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../../../parts/load-chunk.ts';
import { SkeletonRows } from '../../../../ui/layout/Skeleton.tsx';
import { acceptsTypedBets } from '../../text/accepts-typed-bets.ts';
import { BetBar } from '../BetBar.tsx';
import { boundsOf } from '../controls.ts';
import type { Draft } from '../draft.ts';
import type { Favourite } from '../favourites/favourite.ts';
import { FavouritesButton } from '../favourites/FavouritesButton.tsx';
import { NumberNotes } from '../pads/NumberNotes.tsx';
import { EntryRow, EntrySwitch } from '../plays/entry-choice.tsx';
import { NOTHING_PICKED } from '../price-draft.ts';
import { TermsBar } from '../TermsBar.tsx';
import { useBetKeys } from '../use-bet-keys.ts';
import { ClosedNote } from './ClosedNote.tsx';
import type { SkinProps } from './skin-props.ts';
import type { SkinBets } from './use-skin-bets.ts';

const textPad = lazyPart(
  () => import('../../text/TextPad.tsx'),
  (m) => m.TextPad,
);

interface SkinFrameProps extends SkinProps {
  readonly bets: SkinBets;
  /** What chooses the plays, also of typed bets. */
  readonly chooser?: ReactNode;
  readonly children: ReactNode;
  /** What stands below the terms. */
  readonly below?: ReactNode;
  /** Opens the play of a favourite whose picks are on the pad now. */
  readonly onFavourite?: (play: string, draft: Draft) => void;
}

/** A skin's pad, and below it the same terms and bar as on every board. */
export function SkinFrame(props: SkinFrameProps) {
  const { skin, board, family, picks, open, state, tools, bets, chooser, children, below } = props;
  const { controls, priced, sold } = bets;
  const [isWritten, setWritten] = useState(false);
  const play = family.plays.get(sold.play);
  const sells = useMemo(
    () => ({ family, plays: board.plays, bounds: boundsOf(board) }),
    [family, board],
  );
  useBetKeys(open && !isWritten ? () => bets.bet() : undefined);
  const isTyped = acceptsTypedBets(family.code);
  const put = ({ style, play: code }: Favourite, draft: Draft) => {
    setWritten(false);
    if (style !== skin.style || !skin.plays.includes(code)) {
      picks.put(style, code, draft);
      props.onAllPlays();
      return;
    }
    picks.clearPlays(skin.plays);
    picks.editPlay(code, () => draft);
    props.onFavourite?.(code, draft);
  };
  return (
    <>
      {tools !== null &&
        createPortal(
          <>
            {isTyped && <EntryRow isWritten={isWritten} onWritten={setWritten} />}
            {isTyped && <EntrySwitch isWritten={isWritten} onWritten={setWritten} />}
            <FavouritesButton board={board} family={family} picked={bets.picked} onPut={put} />
          </>,
          tools,
        )}
      {chooser}
      {isWritten ? (
        <div className="relative min-h-32">
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <textPad.Part board={sells} play={sold.play} disabled={!open} onAdd={bets.addTyped} />
          </Suspense>
          {!open && <ClosedNote />}
        </div>
      ) : (
        <div data-pad className="relative flex min-h-32 flex-col gap-4">
          {children}
          {bets.plays.map((each) => (
            <NumberNotes key={each.play} pays={each.pays} />
          ))}
          {!open && <ClosedNote />}
        </div>
      )}
      {play !== undefined && !isWritten && (
        <TermsBar board={board} play={play} controls={controls} onChange={picks.change} />
      )}
      {below}
      <BetBar
        board={board}
        controls={controls}
        priced={isWritten ? NOTHING_PICKED : priced}
        sold={sold}
        open={open}
        state={state}
        onChange={picks.change}
        onAdd={bets.add}
        onBet={() => bets.bet()}
        onPickRandom={() => {
          setWritten(false);
          bets.pickRandom();
        }}
        onAddRandom={bets.addRandom}
      />
    </>
  );
}
