import { checkSlip, listFamilies } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { draftSelection } from './draft.ts';
import { randomDraft } from './random-draft.ts';

test.each(listFamilies().map((family) => [family.code, family] as const))(
  'a quick pick is a legal bet of every play of %s',
  (_code, family) => {
    let turn = 0;
    const chance = (below: number) => (turn = (turn * 31 + 7) % 99_991) % below;
    for (const play of family.plays.values()) {
      for (let each = 0; each < 3; each += 1) {
        const draft = randomDraft(play, chance);
        const selection = draftSelection(play.form, draft, draft.text.split(' '));
        const bet = checkSlip(family, { play: play.code, selection });
        expect([play.code, bet.ok || bet.problem.name]).toEqual([play.code, true]);
      }
    }
  },
);
