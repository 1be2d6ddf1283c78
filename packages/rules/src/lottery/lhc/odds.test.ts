import { amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { worstPayout } from '../pricing/exposure.ts';
import { add, fraction, inParts } from '../fraction.ts';
import { readBet } from '../slip/slip.ts';
import { defaultOdds, judgeTerms, returnToPlayer } from '../pricing/terms.ts';
import { LHC } from './index.ts';

/** Play, tier, and the return at default odds in hundredths of a per cent: lottery.md 6.6. */
const RETURNS = `
Special WIN 9592
Normal WIN 9551
NormalPlace1 WIN 9592
NormalPlace6 WIN 9592
SpecialTwoSide B 9853
SpecialTwoSide SUM_S 9853
SpecialTwoSide TAIL_B 9853
SpecialTwoSide BE 9755
SpecialAnimalGroup HOME 9853
Colour RED 9714
Colour BLUE 9698
Colour GREEN 9698
HalfColour RED_B 9490
HalfColour RED_S 9592
HalfColour RED_O 9510
HalfColour RED_E 9571
HalfColour BLUE_B 9571
HalfColour BLUE_S 9490
HalfColour BLUE_O 9510
HalfColour BLUE_E 9510
HalfColour GREEN_B 9510
HalfColour GREEN_S 9490
HalfColour GREEN_O 9510
HalfColour GREEN_E 9490
SpecialZodiac SIGN 9551
SpecialZodiac YEAR 9592
SpecialHead 0 9551
SpecialHead 3 9592
SpecialTail 0 9551
SpecialTail 9 9592
OneZodiac YEAR 9693
OneZodiac SIGN 9670
OneTail TAIL 9693
OneTail ZERO 9670
CombinedZodiac2 WIN 9673
CombinedZodiac3 WIN 9755
CombinedZodiac4 WIN 9739
CombinedZodiac5 WIN 9755
CombinedZodiac6 WIN 9755
Join2Zodiac SIGN 8206
Join2Zodiac YEAR 8250
Join3Zodiac SIGN 7886
Join3Zodiac YEAR 8060
Join4Zodiac SIGN 7705
Join4Zodiac YEAR 7949
Join5Zodiac SIGN 7760
Join5Zodiac YEAR 8024
Two_In_Normal WIN 8673
Three_In_Normal WIN 7599
Four_In_Normal WIN 7080
Three_In_Normal_Or_Two HIT3 9246
Two_In_Normal_Or_Special HIT2 8265
In_Normal_And_Special WIN 8418
NotIn5 WIN 9145
NotIn6 WIN 9191
NotIn7 WIN 9108
NotIn8 WIN 9160
NotIn9 WIN 9116
NotIn10 WIN 9132
NotIn11 WIN 9109
NotIn12 WIN 9109
TotalBSOE B 9909
TotalBSOE S 9691
TotalBSOE O 9800
`;

describe('default odds', () => {
  const returned = (code: string, tier: string) => {
    const play = LHC.plays.get(code);
    const at = play?.tiers.findIndex((each) => each.code === tier) ?? -1;
    if (!play || at < 0) throw new Error(`no ${code} ${tier}`);
    const terms = { style: 'FIXED', odds: defaultOdds(play) ?? [] } as const;
    const exact = returnToPlayer(play, at, terms);
    return Number(inParts(add(exact, fraction(1, 20_000)), 10_000n));
  };

  it.each(RETURNS.trim().split('\n'))('%s', (line) => {
    const [code = '', tier = '', expected] = line.split(' ');
    expect(returned(code, tier)).toBe(Number(expected));
  });

  it('may be sold, and return 90 % where the tables give none', () => {
    const given = new Set(RETURNS.split('\n').map((line) => line.split(' ')[0]));
    for (const play of LHC.plays.values()) {
      const odds = defaultOdds(play) ?? [];
      expect(judgeTerms(play, { style: 'FIXED', odds }), play.code).toBe('fine');
      if (given.has(play.code)) continue;
      for (const tier of play.tiers) {
        expect(returned(play.code, tier.code), play.code).toBeGreaterThanOrEqual(9000);
        expect(returned(play.code, tier.code), play.code).toBeLessThanOrEqual(9850);
      }
    }
  });
});

/** Play, picks, and the maximum payout of a ticket of one unit. */
const WORST: readonly (readonly [string, string, number])[] = [
  ['OneZodiac', 'horse', 2.05],
  ['OneZodiac', 'rat,ox,horse', 3 * 2.05],
  ['NormalZodiac', 'dog', 4 * 1.94],
  ['Join2Zodiac', 'rat,ox', 4],
  ['Join2Tail', '01', 3.75],
  ['SpecialTwoSide', 'B,S,O,E', 4],
  ['SpecialTwoSide', 'B,O,BO', 1.97 + 1.97 + 3.9],
  ['Three_In_Normal_Or_Two', '06,07,08', 110],
  ['Three_In_Normal_Or_Two', '06,07,08,21', 4 * 110],
  ['Two_In_Normal_Or_Special', '06,07', 52],
  ['CombinedZodiac2', 'rat,ox', 5.8],
  ['SevenColour', 'RED,BLUE,GREEN,H', 32 + 3],
];

it.each(WORST)('%s %s wins up to %d', (code, pick, expected) => {
  const bet = readBet(LHC, code, pick);
  if (!bet.ok) throw new Error(`no bet: ${bet.problem.name}`);
  const { play } = bet.value;
  const terms = { style: 'FIXED', odds: defaultOdds(play) ?? [] } as const;
  const worst = worstPayout({ ...bet.value, unit: amount(10_000n), multiple: 1, terms });
  expect(Number(worst)).toBe(Math.round(expected * 10_000));
});
