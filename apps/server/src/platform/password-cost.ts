// What it costs to hash a password of a member or an operator with argon2id.
import type { Config } from './config.ts';

/** argon2id's parameters; the memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB and two passes take 14 ms of a core. */
const FULL: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes 0.2 ms: for tests that log in often and do not ask what a password costs. */
const LEAST: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The cost of new hashes; a hash states its own cost, with which it is verified. */
export function passwordCost({ hasCheapPasswords }: Pick<Config, 'hasCheapPasswords'>) {
  return hasCheapPasswords ? LEAST : FULL;
}
