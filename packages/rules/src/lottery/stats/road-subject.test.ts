import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { findFamily, listFamilies } from '../families.ts';
import type { Family } from '../plays/play.ts';
import { hasRoads } from './followed-plays.ts';
import { randomResult } from '../random-result.ts';
import { readRoadDraws, listRoadSubjects, readSides } from './road-subject.ts';

const familyOf = (code: string): Family => {
  const family = findFamily(code);
  if (family === undefined) throw new Error(`no family ${code}`);
  return family;
};

/** The sides of a subject over results, concatenated. */
function road(code: string, subject: string, results: readonly string[]): string {
  const family = familyOf(code);
  const followed = listRoadSubjects(family).find((each) => each.subject === subject);
  if (followed === undefined) return 'not followed';
  return readSides(followed, readRoadDraws(family, results)).join(' ');
}

describe('the road subjects', () => {
  it('exist for the families of which it is said', () => {
    const found = listFamilies().filter((family) => listRoadSubjects(family).length > 0);
    const said = listFamilies().filter(({ code }) => hasRoads(code));
    expect(said).toEqual(found);
  });

  it('give the side that pays in a draw, and neither in a tie', () => {
    const table = [
      ['SSC', 'TotalBSOE.0.B', ['12345', '99999', 'x', '00000'], 'S B S'],
      ['SSC', 'BallBSOE.2.O', ['12345', '00400'], 'O E'],
      ['SSC', 'DragonTiger_10T_1.0.D', ['90001', '10009', '50005'], 'D T H'],
      ['3D', 'BallBSOE.0.B', ['512', '499'], 'B S'],
      ['3D', 'DragonTiger_H_1.0.D', ['512', '222', '189'], 'D H T'],
      ['K3', 'BSOE_TripleKill.0.B', ['466', '112', '666'], 'B S H'],
      ['K3', 'BSOE_TripleKill.0.O', ['456', '112'], 'O E'],
      ['SEAK3', 'BSOE_TripleKill.0.B', ['466', '111'], 'B H'],
      ['PK10', 'PlaceBSOE.0.B', ['10,01,02,03,04,05,06,07,08,09'], 'B'],
      ['PK10', 'DragonTiger_1v10.0.D', ['10,01,02,03,04,05,06,07,08,09'], 'D'],
      ['PK10', 'SumBSOE_Tie11.0.B', ['10,01,02,03,04,05,06,07,08,09'], 'H'],
      ['PC28', 'BSOE.0.B', ['067', '995'], 'S B'],
      ['PC28', 'DragonTiger.0.D', ['067', '717', '601'], 'T H D'],
      ['LHC', 'SpecialTwoSide.0.B', specials('25', '24', '49'), 'B S H'],
      ['LHC', 'SpecialTwoSide.0.O', specials('25', '24', '49'), 'O E H'],
      ['11X5', 'DragonTiger_1v5.0.D', ['03,11,05,01,08', '09,11,05,01,08'], 'T D'],
      ['WGG', 'BigSmall.0.B', ['0', '5'], 'S B'],
    ] as const;
    for (const [code, subject, results, sides] of table) {
      expect([code, subject, road(code, subject, results)]).toEqual([code, subject, sides]);
    }
  });

  it('have a side in every draw of a family with roads', () => {
    const chance = makeChance(7);
    for (const family of listFamilies()) {
      const results = Array.from({ length: 40 }, () => randomResult(family.drawFormat, chance));
      const draws = readRoadDraws(
        family,
        results.flatMap((each) => each ?? []),
      );
      for (const followed of listRoadSubjects(family)) {
        const name = `${family.code} ${followed.subject}`;
        const sides = readSides(followed, draws);
        expect([name, sides.length]).toEqual([name, 40]);
        for (const side of followed.sides) expect([name, ...sides]).toContain(side);
      }
    }
  });

  it('exist for the games whose players follow roads, without duplicates', () => {
    const counts = (codes: string) =>
      codes.split(' ').map((code) => listRoadSubjects(familyOf(code)).length);
    expect(counts('SSC 3D P5 11X5 PK10 K3 PC28 LHC')).toEqual([22, 9, 13, 14, 27, 2, 9, 7]);
    expect(counts('VNN VNS 5D SEAPK10 VTX BCR')).toEqual([2, 2, 12, 20, 2, 1]);
    expect(counts('VNS2 TH STOCK')).toEqual([0, 0, 0]);
    for (const family of listFamilies()) {
      const subjects = listRoadSubjects(family).map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
    }
  });
});

/** Draws of Mark Six with these special balls. */
function specials(...balls: readonly string[]): string[] {
  return balls.map((ball) => `01,02,03,04,05,06,${ball}@horse`);
}
