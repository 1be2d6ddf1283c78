import { describe, expect, it } from 'vitest';
import { sampleRules } from '../testing/make-proof.ts';
import { readRules } from './read-rules.ts';

describe('the rules of a draw of prizes of different lengths', () => {
  const ranks = { ...sampleRules(), format: 'ranks', layout: '5x1,5x2,2x4' };

  it('contain the layout', () => {
    expect(readRules(ranks)).toEqual(ranks);
  });

  it('are invalid without a layout, with a malformed one, or with one in another format', () => {
    const { layout, ...without } = ranks;
    expect(readRules(without)).toBeUndefined();
    for (const wrong of ['', '5', '5x', '5x0', '0x1', '5x1,', '5x1, 2x4', 'axb']) {
      expect(readRules({ ...ranks, layout: wrong }), wrong).toBeUndefined();
    }
    expect(readRules({ ...sampleRules(), layout })).toBeUndefined();
  });
});
