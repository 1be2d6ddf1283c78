// SSC 时时彩: five digits, each 0–9 and independent (lottery.md 1.1).
import { defineFamily } from '../family.ts';
import { prepareSsc, type SscFacts } from './facts.ts';
import { sscPlays } from './plays.ts';

export const SSC = defineFamily<SscFacts>({
  code: 'SSC',
  drawFormat: { format: 'digits', length: 5, max: 9 },
  plays: sscPlays,
  prepare: prepareSsc,
  // A ZY prize pays 90 % when the 万 digit is 9 and 75 % when it is 6 (lottery.md 1.0).
  zyPercent: (facts) => (facts.digits[0] === 9 ? 90n : facts.digits[0] === 6 ? 75n : 100n),
});
