import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findOwnGroup } from '../../agents/index.ts';
import { getCatalogue, listUnits, type Lottery } from '../catalogue/index.ts';
import { gameItems, lotteryName } from './draw-items.ts';

type Row = PlayerCalls['lotteryBoard'];

/** The data of a betting board: plays, odds, groups, units, limits. */
export async function readBoard(call: CallOf<Row>): Promise<Answer<Row>> {
  const lottery = (await getCatalogue(call.app, call.merchant)).find(call.input.gameCode);
  if (lottery === undefined) return refuse('lottery.unknown');
  const name = lotteryName(lottery.row, call.language);
  if (!lottery.row.enabled) return refuse('lottery.off_sale', { params: { name } });
  const [game] = await gameItems(call, [lottery]);
  assert(game !== undefined, 'one lottery is one game');
  const { row } = lottery;
  const max = await highestGroup(call, lottery);
  return ok({
    game,
    plays: playsOf(lottery),
    groups: { min: row.group_min, max, default: Math.min(row.group_default, max) },
    units: listUnits(row).map(({ mode, unit }) => ({ mode, unit })),
    limits: {
      minStake: amount(row.min_stake),
      minStakeOf: row.prize_mode === 'SEA' ? 'number' : 'order',
      maxStake: amount(row.max_stake),
      maxDrawStake: amount(row.max_draw_stake),
      maxNumberLiability: amount(row.max_number_liability),
      maxPayout: amount(row.max_payout),
      narrowPayout: amount(row.narrow_payout),
      memberDrawPayout: amount(row.member_draw_payout),
      memberDayPayout: amount(row.member_day_payout),
      narrowShare: row.narrow_share,
      maxMultiple: row.max_multiple,
    },
    numbers: lottery.limits.pays.map(({ number, percent, issue }) => ({
      item: number.item,
      payPercent: percent,
      ...(issue === undefined ? {} : { issue }),
    })),
    oddsVersion: row.odds_version,
    cancelLockSeconds: row.cancel_lock_seconds,
  });
}

/** The highest group that the caller may choose: visitors see what is sold. */
async function highestGroup(call: CallOf<Row>, { row }: Lottery): Promise<number> {
  if (call.session === undefined) return row.group_max;
  const { group, betMax } = await findOwnGroup(call, call.session.member);
  return Math.min(row.group_max, group ?? row.group_max, betMax);
}

function playsOf({ family, plays, row }: Lottery) {
  return [...family.plays.values()].flatMap((play) => {
    const offer = plays.get(play.code);
    if (offer === undefined) return [];
    return {
      play: play.code,
      menu: play.menu,
      styles: play.styles.filter((style) => row.styles.includes(style)),
      ...(offer.oddsText === undefined ? {} : { odds: offer.oddsText }),
      maxNotes: offer.maxNotes,
      closed: offer.closed,
    };
  });
}
