import type { SoldBet } from '../board/pads/number-pays.ts';
import { CoachButton } from './CoachButton.tsx';
import { SessionNet } from './SessionNet.tsx';

export interface CoachLineProps {
  readonly gameCode: string;
  /** The bets of the picks; empty while they are none. */
  readonly bets: readonly SoldBet[];
  readonly memberGroup: number;
}

/** One line above the bet: what the picks can be expected to bring, and the session's net. */
export function CoachLine({ gameCode, bets, memberGroup }: CoachLineProps) {
  return (
    <>
      {bets.length === 0 ? (
        <span />
      ) : (
        <CoachButton bets={bets.map(({ bet }) => ({ bet, memberGroup }))} />
      )}
      <SessionNet gameCode={gameCode} />
    </>
  );
}
