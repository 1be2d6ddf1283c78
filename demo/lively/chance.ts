import type { Chance } from '@fairhouse/rules/testing';
import { randomInt } from 'node:crypto';

/** Random numbers without a seed: every run is different. */
export const chance: Chance = (below) => randomInt(below);

/** True with a probability of 1 in `count`. */
export const onceIn = (count: number): boolean => chance(count) === 0;

/** A random whole number between both bounds, inclusive. */
export const randomBetween = (least: number, most: number): number =>
  least + chance(most - least + 1);
