import type { ReactNode } from 'react';
import { BetBar } from '../BetBar.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import { NumberNotes } from '../pads/NumberNotes.tsx';
import { TermsBar } from '../TermsBar.tsx';
import { useBetKeys } from '../use-bet-keys.ts';
import type { SkinProps } from './skin-props.ts';
import type { SkinBets } from './use-skin-bets.ts';

interface SkinFrameProps extends SkinProps {
  readonly bets: SkinBets;
  readonly children: ReactNode;
  /** What stands below the terms. */
  readonly below?: ReactNode;
}

/** A skin's pad, and below it the same terms and bar as on every board. */
export function SkinFrame(props: SkinFrameProps) {
  const { board, family, picks, open, state, bets, children, below } = props;
  const { controls, priced, sold } = bets;
  const play = family.plays.get(sold.play);
  useBetKeys(open ? () => bets.bet() : undefined);
  return (
    <>
      <div data-pad className="relative flex min-h-32 flex-col gap-4">
        {children}
        {bets.plays.map((each) => (
          <NumberNotes key={each.play} pays={each.pays} />
        ))}
        {!open && <ClosedNote />}
      </div>
      {play !== undefined && (
        <TermsBar board={board} play={play} controls={controls} onChange={picks.change} />
      )}
      {below}
      <BetBar
        board={board}
        controls={controls}
        priced={priced}
        sold={sold}
        open={open}
        state={state}
        onChange={picks.change}
        onAdd={bets.add}
        onBet={() => bets.bet()}
        onPickRandom={bets.pickRandom}
        onAddRandom={bets.addRandom}
      />
    </>
  );
}
