import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { gameRoundAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { isOwnRound, letters } from '../lobby/index.ts';
import { askVendor, operatorRefOf } from '../outbound/index.ts';
import { formatVendorUser, vendorsOf } from '../records/index.ts';
import { checkUrl } from './check-url.ts';

type Row = PlayerCalls['gameRoundPage'];

/**
 * Asks the vendor for its page of one of the caller's rounds (games.md 3.12). A vendor has no page
 * of every round, and one outside of its hosts is none.
 */
export async function gameRoundPage(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, session, sql, input, language } = call;
  const { games, vendors } = await vendorsOf(app, merchant.id);
  const game = games.get(BigInt(input.nodeId));
  const vendor = vendors.get(game?.vendor ?? '');
  if (game === undefined || vendor === undefined) return refuse('game.unavailable');
  const { round } = input;
  const asked = { vendor: vendor.code, member: session.member, node: game.node_id, round };
  if (!(await isOwnRound(sql, merchant.id, asked))) return refuse('game.round_unknown');
  const answer = await askVendor(app, vendor, {
    path: VENDOR_PATHS.gameRound,
    body: {
      operator_id: operatorRefOf(merchant, vendor, session.group === 'trial'),
      user: formatVendorUser(merchant.code, session.member),
      game_code: game.code,
      round,
      lang: letters(language),
    },
    schema: gameRoundAnswer,
  });
  if (!answer.ok) {
    app.log.warn({ vendor: vendor.code, ...answer.problem }, 'a vendor showed no page of a round');
    return ok({ url: null });
  }
  const { url } = answer.value;
  const checked = url === undefined ? undefined : await checkUrl(call, vendor, url);
  return ok({ url: checked?.ok === true ? checked.value : null });
}
