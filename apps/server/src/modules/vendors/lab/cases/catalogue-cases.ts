import { vendorGame, VENDOR_PATHS, type VendorGame } from '@fairhouse/calls/vendor';
import { defineCases, type Lab } from './case.ts';
import { ask, browse, readFields, statusOf, textOf, type Steps } from './vendor-steps.ts';

const ART_MOST = 5;
const RTP_LEAST = 700_000;

/** The rows of the vendor's list; compares that it is one, and its rows if that is asked. */
function* readList(lab: Lab, comparesRows = false): Steps<VendorGame[]> {
  const reply = yield* ask(VENDOR_PATHS.gameList, { operator_id: lab.subject.operator });
  const fields = readFields(reply.text);
  lab.check('list: HTTP', 'HTTP 200', statusOf(reply));
  lab.check('list: status', 'RS_OK', textOf(fields, 'status'));
  const rows: readonly unknown[] = Array.isArray(fields['games']) ? fields['games'] : [];
  return rows.flatMap((row, at) => {
    const parsed = vendorGame.safeParse(row);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    const why = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
    if (comparesRows) lab.verify(`row ${at + 1}`, 'a game', false, why);
    return [];
  });
}

const ten = (text: string): number => Number(text);

export const catalogueCases = defineCases(
  { group: 'catalogue', side: 'VENDOR' },
  {
    *'list-readable'(lab) {
      const games = yield* readList(lab, true);
      lab.verify('list: games', 'at least one', games.length > 0, String(games.length));
      const codes = new Set(games.map(({ game_code: code }) => code));
      lab.check('list: codes that are one game’s', String(games.length), String(codes.size));
      return undefined;
    },
    *'list-limits'(lab) {
      const { currency } = lab.subject;
      const games = yield* readList(lab);
      const offered = games.filter((game) => game.currencies[currency] !== undefined);
      lab.verify(`games in ${currency}`, 'at least one', offered.length > 0, `${offered.length}`);
      for (const { game_code: code, currencies } of offered) {
        const limits = currencies[currency];
        if (limits === undefined) continue;
        const { min, max, levels } = limits;
        const stakes = [...levels, ...(limits.default === undefined ? [] : [limits.default])];
        const isIn = stakes.every((each) => ten(each) >= ten(min) && ten(each) <= ten(max));
        const isRange = ten(min) > 0 && ten(min) <= ten(max);
        lab.verify(code, '0 < min ≤ level ≤ max', isRange && isIn, JSON.stringify(limits));
      }
      return undefined;
    },
    *'list-return'(lab) {
      for (const { game_code: code, rtp } of yield* readList(lab)) {
        const rates = Array.isArray(rtp) ? rtp : [rtp];
        const isStated = rates.every((each) => each >= RTP_LEAST && each <= 1_000_000);
        lab.verify(code, `rtp ${RTP_LEAST} to 1000000`, isStated, rates.join());
      }
      return undefined;
    },
    *'list-art'(lab) {
      const games = yield* readList(lab);
      const thumbs = games.flatMap(({ url_thumb: url }) => url ?? []).slice(0, ART_MOST);
      if (thumbs.length === 0) return 'no-art';
      for (const url of thumbs) {
        lab.check(url, 'HTTP 200', statusOf(yield* browse(url)));
      }
      return undefined;
    },
  },
  ['list-art'],
);
