// Maps bet types in the spelling of vector files to the codes of the family's plays.
import type { Play } from '../../lottery/plays/play.ts';
import { SSC } from '../../lottery/families.ts';
import { PLACE_NAMES } from '../../lottery/ssc/dragon-tiger.ts';

export interface NamedPlay {
  readonly play: Play;
  readonly isZy: boolean;
}

/** Alternative spellings of the prefix and of the rest of a code. */
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
  [/^Ball.*(?:BSOE|BS|OE).*$/, 'BallBSOE'],
  [/^(?:Ball|FixedBall).*$/, 'BallNumber'],
  [/^(?:SumBSOE|All5BSOE|All5TotalBSOE|Total_BSOE)$/, 'TotalBSOE'],
  [/^(?:BullBull|Niuniu|NiuNiu|Cow)$/, 'Bull'],
  [/^(.*)BaoDan$/, '$1Baodan'],
  [/^(.*)(?:Tail|SumTails)$/, '$1SumTail'],
  [/^(.*)(?:Shape|Shapes|ThreeShape|ThreeShapes)$/, '$1Special'],
  [/^(?:Contains|All5Contains|All5Contain)$/, 'All5NoPos1'],
];

const PLACE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  '10T': ['10T', '10K', 'W', 'WAN', '10000'],
  T: ['T', '1T', 'K', '1K', 'Q', 'QIAN', '1000'],
  H: ['H', '1H', 'B', 'BAI', '100'],
  '10': ['10', 'S', 'SHI', 'TEN', 'X', '1X'],
  '1': ['1', 'G', 'GE', 'U', 'ONE'],
};

/** Finds the SSC play of a bet type; `(tie refund)` and `@ZY` select the variant. */
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
  const parts = base.split('_').slice(1);
  const pair = parts.filter((part) => part !== '');
  const areIndexes = pair.length === 2 && pair.every((part) => /^[0-4]$/.test(part));
  const [from, to] = pair.map((part) => (areIndexes ? PLACE_NAMES[Number(part)] : placeName(part)));
  const name =
    refunds || base.startsWith('DragonTigerRefund') ? 'DragonTigerRefund' : 'DragonTiger';
  return pair.length === 0 ? `${name}_10T_1` : `${name}_${from}_${to}`;
}

function placeName(part: string): string | undefined {
  const upper = part.toUpperCase();
  return Object.keys(PLACE_ALIASES).find((name) => PLACE_ALIASES[name]?.includes(upper));
}
