// Tickets by chance, in the form that is hashed and published.
import { findFamily } from '../lottery/families.ts';
import type { Family, Play } from '../lottery/play.ts';
import { defaultOdds, formatOdds } from '../lottery/terms.ts';
import type { TicketLeaf } from '../fair/proof.ts';
import { oneOf, type Chance } from './chance.ts';
import { randomBet, type SlipSize } from './random-slip.ts';

/** A legal ticket of a play of the family, its style by chance among those of the play. */
export function randomLeaf(
  family: string,
  seq: number,
  chance: Chance,
  play?: Play,
  size?: SlipSize,
): TicketLeaf {
  const found: Family | undefined = findFamily(family);
  if (!found) throw new Error(`no family ${family}`);
  const chosen = play ?? oneOf(chance, [...found.plays.values()]);
  const { bet } = randomBet(found, chosen, chance, size);
  const styles = chosen.styles.filter((style) => style !== 'ZY' || chosen.zyAllows?.(bet.picks));
  const style = oneOf(chance, styles);
  const odds = defaultOdds(chosen);
  const unit = 20_000n;
  const multiple = 1 + chance(3);
  const terms =
    style === 'FIXED' && odds
      ? { style, odds: formatOdds(odds) }
      : { style: style === 'FIXED' ? 'GROUP' : style, group: String(1700 + chance(257)) };
  return {
    id: `T${seq}`,
    seq,
    player: `p${chance(50)}`,
    play: chosen.code,
    pick: bet.pick,
    stake: String(unit * BigInt(chosen.stakeUnits ?? 1) * BigInt(bet.notes) * BigInt(multiple)),
    unit: String(unit),
    multiple,
    ...terms,
    nonce: Array.from({ length: 32 }, () => chance(16).toString(16)).join(''),
  } as TicketLeaf;
}
