// The free rounds of the vendor that the lab tests, kept in memory.
import { VENDOR_PATHS } from '@fairhouse/calls/vendor';
import type { LabVendorFaults } from './lab-vendor-faults.ts';

interface Reward {
  readonly id: string;
  readonly content: string;
  readonly user: string;
  readonly count: number;
  state: 'OFFERED' | 'ACTIVE' | 'CANCELLED';
  used: number;
  won: number;
}

export interface LabRewards {
  /** Answers a call of the house about free rounds. */
  answer(path: string, body: Readonly<Record<string, unknown>>): object;
  accept(id: string, user: string): void;
  /** What the next round of a user is one of. */
  next(user: string): Reward | undefined;
  noteWin(id: string, amount: number): void;
}

export function openLabRewards(faults: LabVendorFaults): LabRewards {
  const rewards = new Map<string, Reward>();
  const list = () =>
    [...rewards.values()].map(({ id, state, count, used, won }) => ({
      reward_uuid: id,
      state: used >= count ? 'USED' : state,
      bet_count: count,
      used,
      won,
    }));
  return {
    answer: (path, body) => {
      if (path === VENDOR_PATHS.freeRoundsList) return { status: 'RS_OK', list: list() };
      const id = String(body['reward_uuid']);
      const known = rewards.get(id);
      if (path === VENDOR_PATHS.freeRoundsCancel) {
        if (known === undefined) return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
        if (!faults.forgetsCancellations) known.state = 'CANCELLED';
        return { status: 'RS_OK' };
      }
      const content = JSON.stringify(body);
      if (known !== undefined && known.content !== content) {
        return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
      }
      const user = String(body['user']);
      const count = Number(body['bet_count']);
      if (!known) rewards.set(id, { id, content, user, count, state: 'OFFERED', used: 0, won: 0 });
      return { status: 'RS_OK' };
    },
    accept: (id, user) => {
      const reward = rewards.get(id);
      if (reward?.user === user && reward.state === 'OFFERED') reward.state = 'ACTIVE';
    },
    next: (of) =>
      [...rewards.values()].find(
        ({ user, state, used, count }) => user === of && state === 'ACTIVE' && used < count,
      ),
    noteWin: (id, amount) => {
      const reward = rewards.get(id);
      if (reward !== undefined) reward.won += amount;
    },
  };
}
