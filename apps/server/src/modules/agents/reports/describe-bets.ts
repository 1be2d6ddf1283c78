// What a team bet on, in the reader's words.
import { loadFamily, type Style } from '@fairhouse/rules/lottery';
import { betName, loadPlayWords, pickWords } from '@fairhouse/rules/words';
import { amount, type Amount, type Language } from '@fairhouse/values';
import type { TeamBetRow, TeamTicketRow } from './store/bets.ts';

/** A bet of an order. */
export interface DescribedBet {
  /** The play by the tabs under which it was picked; its code where the family is gone. */
  readonly play: string;
  readonly pick: string;
  readonly notes: number;
  readonly multiple: number;
  /** The stake on one note. */
  readonly unit: Amount;
  readonly stake: Amount;
}

/** The given tickets by their order, in the order of `bets`. */
export async function describeBets(
  language: Language,
  bets: readonly TeamBetRow[],
  tickets: readonly TeamTicketRow[],
): Promise<DescribedBet[][]> {
  const byDraw = new Map<bigint, TeamTicketRow[]>();
  for (const ticket of tickets) {
    const known = byDraw.get(ticket.draw_id);
    if (known === undefined) byDraw.set(ticket.draw_id, [ticket]);
    else known.push(ticket);
  }
  const words = new Map<string, Awaited<ReturnType<typeof load>>>();
  for (const family of new Set(bets.map((bet) => bet.family))) {
    words.set(family, await load(language, family));
  }
  return bets.map((bet) => {
    const { first_seq: first, bets: count, share_no: share } = bet;
    const own = share > 0 ? [] : (byDraw.get(bet.draw_id) ?? []);
    return own
      .filter(({ seq }) => seq >= first && seq < first + count)
      .toSorted((a, b) => a.seq - b.seq)
      .map((ticket) => describe(ticket, words.get(bet.family)));
  });
}

async function load(language: Language, name: string) {
  return { family: await loadFamily(name), words: await loadPlayWords(language, name) };
}

function describe(
  ticket: TeamTicketRow,
  known: Awaited<ReturnType<typeof load>> | undefined,
): DescribedBet {
  const play = known?.family?.plays.get(ticket.play);
  const style = ticket.style as Style;
  const isKnown = play !== undefined && known !== undefined;
  return {
    play: isKnown ? betName(known.words, { play, style }) : ticket.play,
    pick: isKnown ? pickWords(known.words, play, ticket.pick) : ticket.pick,
    notes: ticket.notes,
    multiple: ticket.multiple,
    unit: amount(ticket.unit),
    stake: amount(ticket.stake),
  };
}
