// Lotteries whose numbers follow from the balls of a keno draw of their own (lottery.md 1.6).
import { intervalLottery, type LotteryPlan } from './lottery-plan.ts';
import { intervalName, type Names } from './names.ts';

const KENO_SSC: Names = {
  EN: 'Keno SSC',
  CN: '快乐8时时彩',
  ID: 'SSC Keno',
  TH: 'SSC คีโน',
  VI: 'SSC Keno',
};
const HASH_PK10: Names = {
  EN: 'Hash PK10',
  CN: '哈希赛车',
  ID: 'PK10 Hash',
  TH: 'PK10 แฮช',
  VI: 'PK10 Hash',
};

/**
 * Games of five digits and of ten cars that follow from the balls of a keno draw. The digits are
 * not exactly uniform: the likeliest five are 2.26 % above their share, and group 1930 returns
 * 98.7 % on them.
 */
export const KENO_DERIVED: readonly LotteryPlan[] = [
  intervalLottery(60, {
    code: 'KENOSSC',
    family: 'SSC',
    menu: 'SSC',
    names: intervalName(KENO_SSC, 60),
    prizeMode: 'Lott',
    kenoRule: 'places',
    groupMax: 1930,
  }),
  intervalLottery(60, {
    code: 'HASHPK10',
    family: 'PK10',
    menu: 'PK10',
    names: intervalName(HASH_PK10, 60),
    prizeMode: 'Lott',
    kenoRule: 'sha512',
  }),
];
