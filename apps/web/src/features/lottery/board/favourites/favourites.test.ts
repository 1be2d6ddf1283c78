import { checkSlip, listFamilies } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import { draftSelection } from '../draft.ts';
import { randomDraft } from '../random-draft.ts';
import { draftOfPick } from './draft-of-pick.ts';
import {
  cleanName,
  formatFavourites,
  isFull,
  MOST_FAVOURITES,
  NAME_MAX,
  parseFavourites,
  PICK_MAX,
  renamed,
  withFavourite,
  withoutFavourite,
  type Favourite,
} from './favourite.ts';

const one: Favourite = {
  name: 'Birthday',
  family: 'SSC',
  gameCode: 'SSC1',
  style: 'GROUP',
  play: 'FixedPlace',
  pick: '7||||',
};

describe('the kept favourites', () => {
  test('are read again as they were kept', () => {
    const list = withFavourite([one], { ...one, name: 'Lucky', pick: '8||||' });
    expect(parseFavourites(formatFavourites(list))).toEqual(list);
    expect(list.map(({ name }) => name)).toEqual(['Lucky', 'Birthday']);
    expect(formatFavourites([])).toBe('');
  });

  test('hold the same picks once, under the last name', () => {
    const again = { ...one, name: 'Again', gameCode: 'SSC5' };
    expect(withFavourite([one], again)).toEqual([again]);
    expect(renamed([one], again, 'Third')).toEqual([{ ...one, name: 'Third' }]);
    expect(withoutFavourite([one], again)).toEqual([]);
  });

  test('are at most twenty of a family', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...one, pick: `${at}` }));
    const kept = parseFavourites(JSON.stringify([...many, { ...one, family: 'PK10' }]));
    expect(kept.filter(({ family }) => family === 'SSC')).toHaveLength(MOST_FAVOURITES);
    expect(kept.some(({ family }) => family === 'PK10')).toBe(true);
    expect([isFull(kept, 'SSC'), isFull(kept, 'PK10')]).toEqual([true, false]);
  });

  test.each([
    null,
    '',
    '{',
    '7',
    '{"0":{}}',
    '[null, 7, "x", [], {}]',
    JSON.stringify([{ ...one, name: '' }]),
    JSON.stringify([{ ...one, name: '\u202E\u0007' }]),
    JSON.stringify([{ ...one, style: 'FREE' }]),
    JSON.stringify([{ ...one, pick: 7 }]),
    JSON.stringify([{ ...one, pick: '7'.repeat(PICK_MAX + 1) }]),
    JSON.stringify([{ ...one, play: 'P'.repeat(41) }]),
  ])('leave out what is not one: %s', (text) => {
    expect(parseFavourites(text)).toEqual([]);
  });

  test('have names without control characters, and not longer than a line', () => {
    expect(cleanName('  a\u0000\n b\u202E ')).toBe('a b');
    expect([...cleanName('💛'.repeat(100))]).toHaveLength(NAME_MAX);
  });
});

describe('a favourite on the pad', () => {
  test.each(listFamilies().map((family) => [family.code, family] as const))(
    'is what was saved, for every play of %s',
    (_code, family) => {
      let turn = 0;
      const chance = (below: number) => (turn = (turn * 31 + 7) % 99_991) % below;
      for (const play of family.plays.values()) {
        const draft = randomDraft(play, chance);
        const selection = draftSelection(play.form, draft, draft.text.split(' '));
        const saved = checkSlip(family, { play: play.code, selection });
        const put = saved.ok ? draftOfPick(family, play, saved.value.pick) : undefined;
        expect([play.code, put?.rows, put?.places]).toEqual([play.code, draft.rows, draft.places]);
        const again = put && draftSelection(play.form, put, put.text.split(' '));
        const bet = again && checkSlip(family, { play: play.code, selection: again });
        expect(bet).toEqual(saved);
      }
    },
  );

  test('is nothing for a text that is not a legal selection', () => {
    const family = listFamilies().find(({ code }) => code === 'SSC');
    const play = family?.plays.get('FixedPlace');
    if (family === undefined || play === undefined) throw new Error('no such play');
    for (const pick of ['', '||||', 'x||||', '7|7', '77||||', '<b>', '7||||||||']) {
      expect([pick, draftOfPick(family, play, pick)]).toEqual([pick, undefined]);
    }
  });
});
