import {
  jackpotsAnswer,
  transactionsListAnswer,
  VENDOR_PATHS,
  type VendorTransaction,
} from '@fairhouse/calls/vendor';
import { defineCases, type Lab } from './case.ts';
import { ask, expectRefused, readFields, statusOf, textOf } from './vendor-steps.ts';

const HOUR_MS = 3_600_000;
const PAGES_MOST = 20;

const roundFields = (lab: Lab) => ({
  operator_id: lab.subject.operator,
  user: lab.subject.user,
  game_code: lab.subject.game,
  round: lab.id('round'),
});

const spanFields = (lab: Lab, from: number, to: number) => ({
  operator_id: lab.subject.operator,
  start_time: from,
  end_time: to,
});

export const queryCases = defineCases(
  { group: 'query', side: 'VENDOR' },
  {
    *'queries-signed'(lab) {
      const asked = {
        [VENDOR_PATHS.gameRound]: roundFields(lab),
        [VENDOR_PATHS.transactionsList]: spanFields(lab, 0, 1000),
      };
      for (const [path, fields] of Object.entries(asked)) {
        for (const signature of ['none', 'stranger'] as const) {
          const reply = yield* ask(path, fields, signature);
          expectRefused(lab, `${path}, signature ${signature}`, reply, [401, 403]);
        }
      }
      return undefined;
    },
    *'round-unknown'(lab) {
      const reply = yield* ask(VENDOR_PATHS.gameRound, roundFields(lab));
      lab.check('round: HTTP', 'HTTP 200', statusOf(reply));
      const status = textOf(readFields(reply.text), 'status');
      lab.check('round: status', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', status);
      return undefined;
    },
    *'span-empty'(lab) {
      const reply = yield* ask(VENDOR_PATHS.transactionsList, spanFields(lab, 0, 1000));
      lab.check('list: HTTP', 'HTTP 200', statusOf(reply));
      const fields = readFields(reply.text);
      lab.check('list: status', 'RS_OK', textOf(fields, 'status'));
      lab.check('list', '[]', textOf(fields, 'list'));
      return undefined;
    },
    *'span-kept'(lab) {
      const [from, to] = [lab.subject.now - 24 * HOUR_MS, lab.subject.now];
      const rows: VendorTransaction[] = [];
      let cursor: string | undefined;
      for (let page = 1; page <= PAGES_MOST; page++) {
        const fields = { ...spanFields(lab, from, to), cursor };
        const reply = yield* ask(VENDOR_PATHS.transactionsList, fields);
        const parsed = transactionsListAnswer.safeParse(readFields(reply.text));
        const [issue] = parsed.error?.issues ?? [];
        const why = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`;
        lab.verify(`page ${page}`, 'a list', parsed.success, why || statusOf(reply));
        rows.push(...(parsed.data?.list ?? []));
        cursor = parsed.data?.cursor;
        if (cursor === undefined) break;
      }
      const times = rows.map(({ created_at: at }) => at);
      const isKept = times.every((at) => at >= from && at < to);
      lab.verify('created_at', 'within the span', isKept, `${times.length} rows`);
      const isOrdered = times.every((at, index) => index === 0 || at >= (times[index - 1] ?? 0));
      lab.verify('order', 'oldest first', isOrdered, `${times.length} rows`);
      return undefined;
    },
    *jackpots(lab) {
      const named = new Set(lab.subject.games.flatMap((game) => game.jackpots));
      if (named.size === 0) return 'no-jackpots';
      const reply = yield* ask(VENDOR_PATHS.jackpots, { operator_id: lab.subject.operator });
      const parsed = jackpotsAnswer.safeParse(readFields(reply.text));
      lab.verify('jackpots', 'a list', parsed.success, statusOf(reply));
      const listed = new Set(parsed.data?.list.map(({ id }) => id));
      for (const id of named) lab.verify(id, 'listed', listed.has(id), [...listed].join());
      return undefined;
    },
  },
);
