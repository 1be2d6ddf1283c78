import { listFamilies } from '@fairhouse/rules/lottery';
import { describe, expect, it } from 'vitest';
import type { SoldPlay } from '../play-menu.ts';
import { openingView } from './board-view.ts';
import { skinOf } from './skin-of.ts';

/** All plays of a family, as on sale; those of `without` are not. */
function soldOf(code: string, without: readonly string[] = []): SoldPlay[] {
  const family = listFamilies().find((each) => each.code === code);
  return [...(family?.plays.values() ?? [])]
    .filter((play) => !without.includes(play.code))
    .map((play) => ({
      play: play.code,
      menu: play.menu,
      styles: play.styles,
      maxNotes: 0,
      closed: false,
    }));
}

const skin = (code: string, without?: readonly string[]) => skinOf(code, soldOf(code, without));

describe('the skin of a family', () => {
  it.each([
    ['WGG', 'sheet', 'FIXED', 'Color Number BigSmall', true],
    ['STOCK', 'keypad', 'FIXED', 'Top3 Tod3 Top2 Bottom2 RunTop RunBottom Tod2', true],
    [
      'TH',
      'keypad',
      'FIXED',
      'Top3 Tod3 Top2 Bottom2 RunTop RunBottom Front3 Back3 Tod2 Top4 Tod4',
      true,
    ],
    ['LAO', 'keypad', 'FIXED', 'Top3 Tod3 Top2 Bottom2 RunTop RunBottom Tod2 Top4 Tod4', true],
    ['BCR', 'sides', 'FIXED', 'Main Pair SuperSix', true],
    ['VTX', 'sides', 'FIXED', 'TaiXiu BS', true],
    ['K3', 'sides', 'FIXED', 'BSOE BSOE_TripleKill', true],
    ['FANTAN', 'sides', 'FIXED', 'BSOE Fan Kwok', true],
    ['11X5', 'sides', 'FIXED', 'SumBSOE DragonTiger_1v5 BallBSOE', false],
    ['3D', 'sides', 'FIXED', 'TotalBSOE DragonTiger_H_1 BallBSOE', false],
  ])('%s is a %s at %s odds with %s', (code, kind, style, plays, isFirst) => {
    expect(skin(code)).toEqual({ kind, style, plays: plays.split(' '), isFirst });
  });

  it('of Vietnam is a grid that begins with the special prize', () => {
    for (const code of ['VNN', 'VNS']) {
      expect(skin(code)?.kind).toBe('grid');
      expect(skin(code)?.plays.slice(0, 2)).toEqual(['DeSpecial', 'Lo2']);
      expect(skin(code)?.plays).toContain('Cang3Special');
    }
  });

  it('presents only what is on sale', () => {
    expect(skin('WGG', ['Number'])?.plays).toEqual(['Color', 'BigSmall']);
    expect(skin('VXD', ['XocDia'])).toBeUndefined();
    expect(skinOf('WGG', [])).toBeUndefined();
  });

  it('is sold by prize group where there are no fixed odds', () => {
    const sold = soldOf('K3').map((each) => ({ ...each, styles: ['GROUP'] as const }));
    expect(skinOf('K3', sold)).toMatchObject({ style: 'GROUP' });
  });

  it('is missing where players have no other way, and a board then has its tabs', () => {
    const without = 'KL8 LHC PC28 VNS2 ID MY4D VBC CLR TL2D VL645'.split(' ');
    expect(without.filter((code) => skin(code) !== undefined)).toEqual([]);
    expect(openingView('KL8_1', undefined)).toBe('plays');
  });

  it('is the first view where it fits, else the tabs are', () => {
    expect(openingView('WGG_1', skin('WGG'))).toBe('skin');
    expect(openingView('SSC1', skin('SSC'))).toBe('plays');
  });
});
