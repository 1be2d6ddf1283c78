// The lotteries of Vietlott (lottery.md 1.8), drawn in the evening; keno every eight minutes.
import { minutesBetween, type LotteryPlan } from './lottery-plan.ts';
import { sameName, type Names } from './names.ts';
import { VIETNAM_ZONE } from './vietnam-stations.ts';

const EVENING = [1080];

function vietlottLottery(
  code: string,
  family: string,
  names: Names,
  weekdays: readonly number[],
): LotteryPlan {
  return {
    code,
    family,
    names,
    menu: 'VNC',
    schedule: { kind: 'calendar', zone: VIETNAM_ZONE, times: EVENING, weekdays },
    closeLeadSeconds: 900,
    mode: 'entered',
    prizeMode: 'SEA',
  };
}

export const VIETLOTT_PLANS: readonly LotteryPlan[] = [
  vietlottLottery('VLMEGA', 'VL645', sameName('Vietlott Mega 6/45'), [3, 5, 7]),
  vietlottLottery('VLPOWER', 'VL655', sameName('Vietlott Power 6/55'), [2, 4, 6]),
  vietlottLottery('VLMAX3D', 'MAX3D', sameName('Vietlott Max 3D'), [1, 3, 5]),
  {
    code: 'VLKENO',
    family: 'KL8',
    menu: 'VNC',
    names: sameName('Vietlott Keno'),
    schedule: {
      kind: 'calendar',
      zone: VIETNAM_ZONE,
      times: minutesBetween('06:00', '21:52', 8),
    },
    closeLeadSeconds: 60,
    mode: 'entered',
    prizeMode: 'SEA',
    needsFeed: true,
  },
];
