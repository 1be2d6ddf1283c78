import type { Chance } from '@fairhouse/rules/testing';
import { randomInt } from 'node:crypto';

/** Chance without a seed: no two evenings are alike. */
export const chance: Chance = (below) => randomInt(below);

/** True once in `count` times. */
export const onceIn = (count: number): boolean => chance(count) === 0;

/** A whole number between both, each included. */
export const between = (least: number, most: number): number => least + chance(most - least + 1);
