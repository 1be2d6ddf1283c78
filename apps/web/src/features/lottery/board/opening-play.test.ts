import { listFamilies } from '@fairhouse/rules/lottery';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board } from './controls.ts';
import { openingPlay, parseStyledPlay, saveOpenPlay } from './opening-play.ts';
import { simplestPlay } from './simplest-play.ts';

function boardOf(family: string, without: readonly string[] = []): Pick<Board, 'game' | 'plays'> {
  const plays = [
    ...(listFamilies()
      .find(({ code }) => code === family)
      ?.plays.values() ?? []),
  ]
    .filter(({ code }) => !without.includes(code))
    .map(({ code, menu, styles }) => ({ play: code, menu, styles, maxNotes: 0, closed: false }));
  const game = { gameCode: `${family}_TEST`, family } as Board['game'];
  return { game, plays };
}

describe('the simplest play of a family', () => {
  test.each(listFamilies().map((family) => ({ code: family.code, family })))(
    '$code has one, which is sold in its style',
    ({ code, family }) => {
      const simplest = simplestPlay(code);
      expect(simplest).toBeDefined();
      const play = family.plays.get(simplest?.play ?? '');
      expect(play?.styles).toContain(simplest?.style);
    },
  );
});

describe('a board opens', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('with the simplest play', () => {
    expect(openingPlay(boardOf('WGG'))).toEqual({ style: 'FIXED', play: 'Color' });
    expect(openingPlay(boardOf('SSC'))).toEqual({ style: 'GROUP', play: 'FixedPlace' });
  });

  test('with the play that was used last on this lottery', () => {
    saveOpenPlay('SSC_TEST', { style: 'FIXED', play: 'TotalBSOE' });
    expect(openingPlay(boardOf('SSC'))).toEqual({ style: 'FIXED', play: 'TotalBSOE' });
    expect(openingPlay(boardOf('K3'))).toEqual({ style: 'GROUP', play: 'BSOE' });
  });

  test('with another play where that one is no longer sold', () => {
    saveOpenPlay('SSC_TEST', { style: 'FIXED', play: 'TotalBSOE' });
    expect(openingPlay(boardOf('SSC', ['TotalBSOE'])).play).toBe('FixedPlace');
    expect(openingPlay(boardOf('WGG', ['Color'])).play).toBe('Number');
  });

  test('with the simplest play in another mode where its own is not sold', () => {
    const { game, plays } = boardOf('K3');
    const fixed = plays.map((each) => ({ ...each, styles: ['FIXED'] as const }));
    expect(openingPlay({ game, plays: fixed })).toEqual({ style: 'FIXED', play: 'BSOE' });
  });

  test('with the simplest play where the stored text is no play', () => {
    for (const text of [null, '', 'FIXED', 'SOME Color', 'FIXED Color more']) {
      expect(parseStyledPlay(text)).toBeUndefined();
    }
  });
});
