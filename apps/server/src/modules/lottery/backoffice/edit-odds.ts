import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import {
  compare,
  defaultFixed,
  formatFixed,
  fraction,
  inParts,
  judgeTerms,
  parseFixed,
  returnToPlayer,
  type FixedTerms,
  type Play,
} from '@fairhouse/rules/lottery';
import { assert, fail, formatRate, ok, rate, type Result } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { changedParts, noteAudit, type TermsChange } from '../../operators/index.ts';
import {
  readCatalogue,
  changeLottery,
  putOdds,
  type Lottery,
  type OddsRow,
  type PlayOffer,
} from '../catalogue/index.ts';

type Edit = OperatorCalls['oddsEdit'];
type Change = CallOf<Edit>['input']['changes'][number];
type NewOdds = Omit<OddsRow, 'lottery'>;

const MILLION = 1_000_000n;
/** Above this return the console warns; above 100 % it refuses (lottery.md 0 rule 8). */
const WARNING_PPM = 995_000;

/** The odds of every play with their exact return to the player. */
export async function readOddsTable(
  call: CallOf<OperatorCalls['oddsTable']>,
): Promise<Answer<OperatorCalls['oddsTable']>> {
  const lottery = (await readCatalogue(call.sql, call.merchant)).find(call.input.code);
  return lottery === undefined ? refuse('lottery.unknown') : ok(showOdds(lottery));
}

/** The return of odds that are not saved yet. */
export async function previewOdds(
  call: CallOf<OperatorCalls['oddsPreview']>,
): Promise<Answer<OperatorCalls['oddsPreview']>> {
  const { code, play: name, odds } = call.input;
  const lottery = (await readCatalogue(call.sql, call.merchant)).find(code);
  if (lottery === undefined) return refuse('lottery.unknown');
  const play = lottery.family.plays.get(name);
  const terms = play?.styles.includes('FIXED') === true ? parseFixed(play, odds) : undefined;
  if (play === undefined || terms === undefined) {
    return refuse('lottery.odds_invalid', { params: { play: name } });
  }
  const returns = returnsOf(play, terms);
  return ok({
    tiers: play.tiers.map(({ code: tier }, index) => ({ tier, rtp: returns[index] ?? 0 })),
    rtp: Math.max(0, ...returns),
    verdict: judgeTerms(play, terms),
  });
}

/** Whether an edit does more than suspend or resume plays: first odds of a play are odds too. */
export async function changesOdds(
  call: CallContext,
  input: CallOf<Edit>['input'],
): Promise<boolean> {
  const lottery = (await readCatalogue(call.sql, call.merchant)).find(input.code);
  return input.changes.some(({ play, odds, maxNotes }) => {
    const offer = lottery?.plays.get(play);
    if (offer === undefined) return lottery?.family.plays.has(play) === true;
    return offer.maxNotes !== maxNotes || offer.oddsText !== odds;
  });
}

/** What an edit changes of the odds, by play; undefined for an unknown lottery. */
export async function changedPlays(
  call: CallContext,
  input: CallOf<Edit>['input'],
): Promise<TermsChange | undefined> {
  const lottery = (await readCatalogue(call.sql, call.merchant)).find(input.code);
  if (lottery === undefined) return undefined;
  const before: Record<string, TermsChange['before']> = {};
  const after: Record<string, TermsChange['after']> = {};
  for (const { play, ...terms } of input.changes) {
    const offer = lottery.plays.get(play);
    const { oddsText: odds, maxNotes, closed: suspended } = offer ?? {};
    const change = changedParts(offer === undefined ? {} : { odds, maxNotes, suspended }, terms);
    if (Object.keys(change.after).length === 0) continue;
    before[play] = change.before;
    after[play] = change.after;
  }
  return { before, after };
}

/** Creates the next version of a lottery's odds; no play may return more than 100 %. */
export async function editOdds(call: CallOf<Edit>): Promise<Answer<Edit>> {
  const { input, merchant } = call;
  const lottery = (await readCatalogue(call.sql, merchant)).find(input.code);
  if (lottery === undefined) return refuse('lottery.unknown');
  const rows = changedOdds(lottery, input.changes);
  if (!rows.ok) return rows;
  const version = lottery.row.odds_version + 1;
  const changed = await changeLottery(call.sql, merchant.id, {
    ...lottery.row,
    version: input.version,
    odds_version: version,
    at: call.now,
    changed_by: call.operator.name,
  });
  if (changed === undefined) return refuse('lottery.changed');
  await putOdds(call.sql, {
    merchant: merchant.id,
    lottery: input.code,
    version,
    rows: rows.value,
  });
  const after = (await readCatalogue(call.sql, merchant)).find(input.code);
  assert(after !== undefined, 'a changed lottery exists');
  noteAudit(call, {
    target: `lottery:${input.code}`,
    before: { oddsVersion: lottery.row.odds_version },
    after: { oddsVersion: version, changes: input.changes },
    reason: input.reason,
  });
  call.after(() => call.app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(showOdds(after));
}

function changedOdds(
  lottery: Lottery,
  changes: readonly Change[],
): Result<NewOdds[], Refused<Edit['refusals'][number]>> {
  const rows = new Map<string, NewOdds>();
  for (const [play, offer] of lottery.plays) {
    const { oddsText, maxNotes, closed } = offer;
    rows.set(play, { play, odds: oddsText ?? '', max_notes: maxNotes, suspended: closed });
  }
  for (const change of changes) {
    const row = changedRow(lottery, change);
    if (!row.ok) return row;
    rows.set(change.play, row.value);
  }
  return ok([...rows.values()]);
}

function changedRow(
  { family }: Lottery,
  change: Change,
): Result<NewOdds, Refused<Edit['refusals'][number]>> {
  const { play: code, maxNotes, suspended } = change;
  const play = family.plays.get(code);
  const isFixed = play?.styles.includes('FIXED') === true;
  const terms = play && change.odds !== undefined ? parseFixed(play, change.odds) : undefined;
  if (play === undefined || isFixed !== (terms !== undefined)) {
    return fail({ code: 'lottery.odds_invalid', params: { play: code } });
  }
  const text = terms === undefined ? '' : formatFixed(terms);
  if (terms !== undefined) {
    const best = returnsOf(play, terms).reduce((most, each) => (each > most ? each : most), 0);
    if (best > Number(MILLION) || returnsMore(play, terms)) {
      const rtp = formatRate(rate(BigInt(best) * 100n));
      return fail({ code: 'lottery.rtp_over', params: { play: code, rtp } });
    }
  }
  return ok({ play: code, odds: text, max_notes: maxNotes, suspended });
}

/** A play that the lottery has never sold, at its default terms: an operator may put it on sale. */
function unsold(play: Play): PlayOffer {
  const fixed = play.styles.includes('FIXED') ? defaultFixed(play) : undefined;
  const oddsText = fixed === undefined ? undefined : formatFixed(fixed);
  return { oddsText, fixed, maxNotes: play.notesHint, closed: true };
}

/** Exact comparison: rounding to parts per million would hide a tiny excess over 100 %. */
function returnsMore(play: Play, terms: FixedTerms): boolean {
  return play.tiers.some(
    (_, tier) => compare(returnToPlayer(play, tier, terms), fraction(1, 1)) > 0,
  );
}

function returnsOf(play: Play, terms: FixedTerms): number[] {
  return play.tiers.map((_, tier) => Number(inParts(returnToPlayer(play, tier, terms), MILLION)));
}

function showOdds(lottery: Lottery) {
  const { row, family } = lottery;
  return {
    code: row.code,
    oddsVersion: row.odds_version,
    version: row.version,
    groupRtp: row.group_max * 500,
    plays: [...family.plays.values()].map((play) => showPlay(lottery, play)),
  };
}

function showPlay({ plays }: Lottery, play: Play) {
  const offer = plays.get(play.code) ?? unsold(play);
  const returns = offer.fixed === undefined ? [] : returnsOf(play, offer.fixed);
  const rtp = Math.max(0, ...returns);
  return {
    play: play.code,
    menu: play.menu,
    fixed: play.styles.includes('FIXED'),
    ...(offer.oddsText === undefined ? {} : { odds: offer.oddsText }),
    maxNotes: offer.maxNotes,
    suspended: offer.closed,
    isNew: !plays.has(play.code),
    tiers: play.tiers.map(({ code, chance }, tier) => ({
      tier: code,
      chance: Number(inParts(chance, MILLION)),
      rtp: returns[tier] ?? 0,
    })),
    rtp,
    warning: rtp > WARNING_PPM,
  };
}
