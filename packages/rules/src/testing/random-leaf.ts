// Random tickets in the form that is hashed and published.
import { amount } from '@fairhouse/values';
import { findFamily } from '../lottery/families.ts';
import type { Family, Play } from '../lottery/plays/play.ts';
import { betCost, defaultOdds, formatFixed, type Terms } from '../lottery/pricing/terms.ts';
import type { TicketLeaf } from '../fair/proof.ts';
import { oneOf, type Chance } from './chance.ts';
import { randomBet, type SlipSize } from './random-slip.ts';

/** A random legal ticket of a play of the family, in a random style of the play. */
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
  const { cost } = chosen;
  const unit = amount(20_000n);
  const multiple = 1 + chance(3);
  const terms: Terms =
    style === 'FIXED' && odds
      ? { style, odds, ...(cost === undefined ? {} : { cost }) }
      : { style: style === 'FIXED' ? 'GROUP' : style, group: 1700 + chance(257) };
  const printed =
    terms.style === 'FIXED' ? { odds: formatFixed(terms) } : { group: String(terms.group) };
  return {
    id: `T${seq}`,
    seq,
    player: `p${chance(50)}`,
    play: chosen.code,
    pick: bet.pick,
    stake: String(betCost({ ...bet, unit, multiple, terms })),
    unit: String(unit),
    multiple,
    style: terms.style,
    ...printed,
    nonce: Array.from({ length: 32 }, () => chance(16).toString(16)).join(''),
  } as TicketLeaf;
}
