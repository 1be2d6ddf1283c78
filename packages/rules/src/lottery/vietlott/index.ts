// The lotteries of Vietlott; its keno is played by the rules of KL8 (lottery.md 1.8).
import type { Family } from '../plays/play.ts';
import { MEGA_645, POWER_655 } from './lotto.ts';
import { MAX_3D } from './max-3d.ts';

export const VIETLOTT: readonly Family[] = [MEGA_645, POWER_655, MAX_3D];
