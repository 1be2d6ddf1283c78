// The price of picks on several plays at once: each play is priced as on its own pad, and the sums
// are those of all of them.
import type { Family } from '@fairhouse/rules/lottery';
import { emptyDraft, isEmptyDraft, type Draft } from '../draft.ts';
import type { SoldPlay } from '../play-menu.ts';
import { priceDraft, type Bounds, type PricedDraft, type RequestedTerms } from '../price-draft.ts';

export interface DraftedPlays {
  readonly family: Family;
  readonly plays: readonly SoldPlay[];
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly asked: RequestedTerms;
  readonly bounds: Bounds;
}

export interface PricedPlays {
  readonly priced: PricedDraft;
  /** The play that cannot be bet on as picked. */
  readonly problemOf: SoldPlay | undefined;
}

/** Prices all plays with picks. While one of them lacks something, none is sold. */
export function pricePlays({ family, plays, drafts, asked, bounds }: DraftedPlays): PricedPlays {
  const parts = plays.flatMap((sold) => {
    const play = family.plays.get(sold.play);
    const draft = play && (drafts[sold.play] ?? emptyDraft(play.form));
    if (play === undefined || draft === undefined || isEmptyDraft(draft)) return [];
    return [{ sold, priced: priceDraft(family, play, sold, draft, asked, bounds) }];
  });
  const lacking = parts.find(({ priced }) => priced.problem !== undefined);
  const bets = lacking === undefined ? parts.flatMap(({ priced }) => priced.bets) : [];
  return {
    priced: {
      empty: parts.length === 0,
      notes: parts.reduce((notes, { priced }) => notes + priced.notes, 0),
      bet: bets.length === 1 ? bets[0]?.bet : undefined,
      bets,
      problem: lacking?.priced.problem,
      imported: undefined,
    },
    problemOf: lacking?.sold,
  };
}
