import { DEMO_CURRENCY, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { defineCases, type Lab } from './case.ts';
import {
  ask,
  browse,
  expectRefused,
  launch,
  launchFields,
  listenUntil,
  statusOf,
} from './vendor-steps.ts';
import { arrange } from './wallet-steps.ts';

const LANGUAGES = ['en', 'zh', 'id', 'th', 'vi'];
const QUIET_MS = 2000;
const UNSIGNED: readonly number[] = [401, 403];

const refuseLaunch = (lab: Lab, more: Readonly<Record<string, unknown>>) =>
  ask(VENDOR_PATHS.gameUrl, launchFields(lab, more));

export const launchCases = defineCases(
  { group: 'launch', side: 'VENDOR' },
  {
    *'launch-everywhere'(lab) {
      for (const platform of ['GPL_DESKTOP', 'GPL_MOBILE']) {
        for (const lang of LANGUAGES) {
          yield* launch(lab, `${platform} ${lang}`, { platform, lang });
        }
      }
      return undefined;
    },
    *'launch-page'(lab) {
      const url = yield* launch(lab, 'launch');
      if (url === undefined) return undefined;
      lab.check('page: HTTP', 'HTTP 200', statusOf(yield* browse(url.href)));
      return undefined;
    },
    *'launch-demo'(lab) {
      if (!lab.subject.hasDemo) return 'no-demo';
      // The vendor knows a member now, and has no reason to ask for it.
      yield* launch(lab, 'launch');
      const after = Number(yield* arrange({ what: 'record' }));
      const demo = { user: undefined, token: undefined, currency: DEMO_CURRENCY };
      yield* launch(lab, 'demo', demo);
      const calls = yield* listenUntil(after, QUIET_MS, (each) => each.length > 0);
      lab.check('calls of the wallet', '0', String(calls.length));
      return undefined;
    },
    *'launch-unknown-game'(lab) {
      expectRefused(lab, 'launch', yield* refuseLaunch(lab, { game_code: 'no-such-game' }));
      return undefined;
    },
    *'launch-currency'(lab) {
      expectRefused(lab, 'launch in ZZZ', yield* refuseLaunch(lab, { currency: 'ZZZ' }));
      return undefined;
    },
    *'launch-unsigned'(lab) {
      for (const signature of ['none', 'garbled'] as const) {
        const reply = yield* ask(VENDOR_PATHS.gameUrl, launchFields(lab), signature);
        expectRefused(lab, `signature ${signature}`, reply, UNSIGNED);
      }
      return undefined;
    },
    *'launch-forged'(lab) {
      for (const signature of ['stranger', 'other-body'] as const) {
        const reply = yield* ask(VENDOR_PATHS.gameUrl, launchFields(lab), signature);
        expectRefused(lab, `signature ${signature}`, reply, UNSIGNED);
      }
      return undefined;
    },
    *'launch-next-key'(lab) {
      if (!lab.subject.hasNextKey) return 'no-next-key';
      for (const signature of ['next', 'own'] as const) {
        const reply = yield* ask(VENDOR_PATHS.gameUrl, launchFields(lab), signature);
        lab.check(`signature ${signature}: HTTP`, 'HTTP 200', statusOf(reply));
      }
      return undefined;
    },
    *'launch-former-key'(lab) {
      if (!lab.subject.hasFormerKey) return 'no-former-key';
      const reply = yield* ask(VENDOR_PATHS.gameUrl, launchFields(lab), 'former');
      expectRefused(lab, 'signature former', reply, UNSIGNED);
      return undefined;
    },
    *'launch-mistyped'(lab) {
      const wrong = { platform: 7, currency: null, game_code: undefined };
      for (const [name, value] of Object.entries(wrong)) {
        expectRefused(lab, `launch with ${name}`, yield* refuseLaunch(lab, { [name]: value }));
      }
      return undefined;
    },
  },
);
