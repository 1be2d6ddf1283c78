// Bet types as vector files spell them, brought to the codes of the family's plays.
import type { Play } from '../../lottery/play.ts';
import { SSC } from '../../lottery/families.ts';

export interface NamedPlay {
  readonly play: Play;
  readonly isZy: boolean;
}

/** Other spellings of the beginning and of the rest of a code. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^(First4|Front4)(?=[A-Z_])/, 'F4'],
  [/^(Last4|Back4)(?=[A-Z_])/, 'L4'],
  [/^(Middle3|Center3)/, 'Mid3'],
  [/^Front(?=[23])/, 'First'],
  [/^Back(?=[23])/, 'Last'],
  [/^(All5|All)(?=Com\d)/, 'All'],
  [/^All5(?=Times\d)/, ''],
  [/^All(?=NoPos)/, 'All5'],
  [/^(Any[234])Straight$/, '$1'],
  [/^(Any[234])(Straight_?)?_?Single$/, '$1_Single'],
  [/^((?:All5|F4|L4|First[23]|Mid3|Last[23]))_?Single$/, '$1Straight_Single'],
  [/^((?:All5|F4|L4|First[23]|Mid3|Last[23]))StraightSingle$/, '$1Straight_Single'],
  [/^(All5|F4|L4|First3|Mid3|Last3)Combo$/, '$1Join'],
  [/_(Com|Sum|Span|Join|Mixed|NoPos|BSOE|Special|Baodan|Straight)/, '$1'],
  [/^(.*[23])(?:Com2|Com_2)$/, '$1Com'],
  [/^(?:Ball(?:Num|No|Digit|Place)?|BallNumbers|FixedBall)$/, 'BallNumber'],
  [/^(?:SumBSOE|All5BSOE|All5TotalBSOE|Total_BSOE)$/, 'TotalBSOE'],
  [/^(?:BullBull|Niuniu|NiuNiu|Cow)$/, 'Bull'],
  [/^(.*)BaoDan$/, '$1Baodan'],
  [/^(.*)(?:Tail|SumTails)$/, '$1SumTail'],
  [/^(.*)(?:Shape|Shapes|ThreeShape|ThreeShapes)$/, '$1Special'],
  [/^(?:Contains|All5Contains|All5Contain)$/, 'All5NoPos1'],
];

const PLACE_ALIASES: Readonly<Record<string, string>> = {
  '10T': '10T',
  '10K': '10T',
  W: '10T',
  WAN: '10T',
  '10000': '10T',
  '0': '10T',
  T: 'T',
  '1T': 'T',
  K: 'T',
  '1K': 'T',
  Q: 'T',
  QIAN: 'T',
  '1000': 'T',
  H: 'H',
  '1H': 'H',
  B: 'H',
  BAI: 'H',
  '100': 'H',
  '3': 'H',
  '2': 'H',
  '10': '10',
  S: '10',
  SHI: '10',
  TEN: '10',
  X: '10',
  '1X': '10',
  '1': '1',
  G: '1',
  GE: '1',
  U: '1',
  ONE: '1',
  '4': '1',
};

/** Finds the SSC play a bet type names, `(tie refund)` and `@ZY` read as what they say. */
export function findSscPlay(betType: string, rule?: string): NamedPlay | undefined {
  const isZy = /@\s*(ZY|2)\b/i.test(betType);
  const refunds = /tie[ _-]?refund|refund/i.test(`${betType} ${rule ?? ''}`);
  const base = betType
    .replace(/@.*$/, '')
    .replace(/[({[].*$/, '')
    .trim();
  const code = base.startsWith('DragonTiger') ? dragonCode(base, refunds) : plainCode(base);
  const play = code === undefined ? undefined : SSC.plays.get(code);
  return play && { play, isZy };
}

function plainCode(base: string): string | undefined {
  if (SSC.plays.has(base)) return base;
  let code = base;
  for (const [pattern, replacement] of ALIASES) {
    code = code.replace(pattern, replacement);
    if (SSC.plays.has(code)) return code;
  }
  const lower = code.toLowerCase().replace(/_/g, '');
  return [...SSC.plays.keys()].find((each) => each.toLowerCase().replace(/_/g, '') === lower);
}

function dragonCode(base: string, refunds: boolean): string | undefined {
  const [left, right] = base
    .split('_')
    .slice(1)
    .filter((part) => part !== '');
  const from = PLACE_ALIASES[(left ?? '10T').toUpperCase()];
  const to = PLACE_ALIASES[(right ?? '1').toUpperCase()];
  const isRefund = refunds || base.startsWith('DragonTigerRefund');
  return from && to && `${isRefund ? 'DragonTigerRefund' : 'DragonTiger'}_${from}_${to}`;
}
