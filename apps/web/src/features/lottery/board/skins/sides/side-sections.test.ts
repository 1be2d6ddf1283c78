import { findFamily } from '@fairhouse/rules/lottery';
import { expect, it } from 'vitest';
import { sideSections } from './side-sections.ts';

/** Sections as text: the look, and of each row the duels and the rest. */
function sections(code: string, plays: string): string[] {
  const family = findFamily(code);
  if (family === undefined) throw new Error(`no family ${code}`);
  return sideSections(family, plays.split(' ')).map(({ look, rows }) => {
    const said = rows.map(({ play, row, duels, rest }) => {
      const { form } = play;
      const symbols = form.kind === 'rows' ? (form.rows[row]?.symbols ?? []) : [];
      const name = ({ symbol, tone }: { symbol: number; tone: string }) =>
        `${symbols[symbol] ?? ''}${tone === 'plain' ? '' : `:${tone}`}`;
      const pairs = duels.map((duel) => duel.map(name).join('|')).join(' ');
      return [pairs, rest.map(name).join(',')].filter(Boolean).join(' + ');
    });
    return `${look} ${said.length > 2 ? `${said.length} × ${said[0] ?? ''}` : said.join(' / ')}`;
  });
}

it.each([
  [
    'BCR',
    'Main Pair SuperSix',
    ['panels PLAYER:cool|EQUAL:tie|BANKER:warm', 'panels PLAYER:cool|BANKER:warm', 'panels SIX'],
  ],
  ['VTX', 'TaiXiu BS', ['panels TAI:warm|XIU:cool', 'panels B:warm|S:cool']],
  ['VXD', 'XocDia', ['panels EVEN:cool|ODD:warm + ALLRED,ALLWHITE,R3W1,W3R1']],
  ['K3', 'BSOE', ['panels B:warm|S:cool O:warm|E:cool']],
  ['FANTAN', 'BSOE Fan', ['panels B:warm|S:cool O:warm|E:cool', 'panels 1,2,3,4']],
  [
    'SSC',
    'TotalBSOE DragonTiger_10T_T DragonTiger_10T_H DragonTiger_10T_1 BallBSOE',
    [
      'panels B:warm|S:cool O:warm|E:cool',
      'rows 3 × D:warm|H:tie|T:cool',
      'rows 5 × B:warm|S:cool O:warm|E:cool',
    ],
  ],
  ['PK10', 'PlaceBSOE', ['rows 10 × B:warm|S:cool O:warm|E:cool']],
])('%s with %s', (code, plays, expected) => {
  expect(sections(code, plays)).toEqual(expected);
});
