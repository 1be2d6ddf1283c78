// Runs an example of a bet with the reader of its family.
import { settleBet, type SettledBet } from '../../lottery/settling/settle.ts';
import { checkSlip } from '../../lottery/slip/slip.ts';
import { compareFields } from './compare.ts';
import { failed, PASSED, type JsonObject, type Outcome } from './example.ts';
import type { FamilyReader } from './families/reader.ts';
import { readSelection } from './read-selection.ts';
import { readMoney, readTerms, stakeOf } from './run-bet.ts';

/** Runs an example: count, settle, compare (lottery.md 4.2). */
export function runFamilyBet(reader: FamilyReader, example: JsonObject): Outcome {
  const found = reader.findPlay(example);
  if (!found) return failed(`betType: ${String(example.betType)} is no play of ${reader.name}`);
  const { family, play } = found;
  const draw = reader.readDraw(family, example);
  if (!draw) return failed(`draw: no result of ${family.code}`);
  const selection = reader.readSelection
    ? reader.readSelection(play, example)
    : readSelection(play.form, example.selection ?? null);
  if (!selection) return failed(`selection: not in a form of ${play.code}`);
  const checked = checkSlip(family, { play: play.code, selection });
  if (!checked.ok) return failed(`selection: refused as ${checked.problem.name}`);
  const unit = readMoney(example.unitStake);
  const terms = reader.readTerms
    ? reader.readTerms(play, example)
    : readTerms(play, example, false);
  if (unit === undefined || !terms) return failed('unitStake or terms cannot be read');
  const { picks, notes } = checked.value;
  const bet: SettledBet = {
    play,
    picks,
    notes,
    unit,
    multiple: Number(example.multiple ?? 1),
    terms,
  };
  const settled = settleBet(bet, draw);
  const given = {
    notes: bet.notes,
    wins: settled.winningNotes,
    stake: stakeOf(bet),
    payout: settled.payout,
    result: settled.result,
    tiers: settled.tiers,
    cappedAmount: settled.cappedAmount,
  };
  const wrong = compareFields(
    example,
    reader.adjustResult ? reader.adjustResult(given, bet, example) : given,
  );
  return wrong.length === 0 ? PASSED : failed(...wrong);
}
