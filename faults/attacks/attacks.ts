// All attacks, in the order in which they run.
import { captchas } from './captchas.ts';
import { enumeration } from './enumeration.ts';
import { flood } from './flood.ts';
import { fuzz } from './fuzz.ts';
import { guessing } from './guessing.ts';
import { massAssignment } from './mass-assignment.ts';
import { attackProtection } from './protection.ts';
import { redirects } from './redirects.ts';
import { fixation, replay, theft } from './session-attacks.ts';
import { pumpSms } from './pump-sms.ts';
import { stuffing } from './stuffing.ts';
import { uploads } from './uploads.ts';
import type { Attack, AttackOptions, AttackResult } from './attack.ts';

/** Attacks on a server that the caller opens. */
export const ATTACKS: readonly Attack[] = [
  massAssignment,
  redirects,
  replay,
  theft,
  fixation,
  captchas,
  guessing,
  uploads,
  enumeration,
  stuffing,
  flood,
];

interface Own {
  readonly name: string;
  readonly about: string;
  run(how: AttackOptions): Promise<AttackResult>;
}

/** Attacks that open a server of their own, each with a test of its own. */
export const ATTACKS_WITH_OWN_SERVER: readonly Own[] = [
  fuzz,
  {
    name: 'sms-pumping',
    about: 'codes asked for from thousands of addresses',
    run: async ({ small, seed, say }) => {
      const [requests, budget] = small ? [900, 150] : [100_000, 2000];
      const { breaches, answers, ...figures } = await pumpSms({ requests, budget, seed, say });
      return { figures: { ...figures, ...answers }, breaches };
    },
  },
  {
    name: 'protection',
    about: 'bets and deposits past limits and breaks, on every path',
    run: async ({ small, seed, say }) => {
      const found = await attackProtection({ tries: small ? 800 : 10_000, seed, say });
      const { tries, leaks, loosened, plansStoppedMs } = found;
      const figures = { tries, leaks, loosened, 'plans stopped after, ms': plansStoppedMs };
      return { figures, breaches: found.breaches };
    },
  },
];
