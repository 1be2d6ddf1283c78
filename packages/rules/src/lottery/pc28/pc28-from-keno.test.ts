import { expect, it } from 'vitest';
import { pc28FromCanadaKeno, pc28FromKeno } from './pc28-from-keno.ts';

const balls = [79, 1, 5, 9, 12, 20, 22, 25, 31, 33, 38, 41, 44, 47, 52, 58, 60, 63, 70, 74];

it('sums the balls of a keno draw by sixes', () => {
  // 1+5+9+12+20+22 = 69, 25+31+33+38+41+44 = 212, 47+52+58+60+63+70 = 350.
  expect(pc28FromKeno(balls)).toBe('920');
});

it('sums every third ball by the Canadian formula', () => {
  // 5+20+31+41+52+63 = 212, 9+22+33+44+58+70 = 236, 12+25+38+47+60+74 = 256.
  expect(pc28FromCanadaKeno(balls)).toBe('266');
});

it('accepts twenty balls only', () => {
  expect(() => pc28FromKeno(balls.slice(1))).toThrow('twenty');
});
