import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { isGeetestHost, siteOf } from '../../settings/index.ts';
import { makeAltcha } from './altcha.ts';
import { isGeetestAway } from './geetest.ts';

type Row = PlayerCalls['humanCheck'];

/** What this scene asks for; the site's own check while the vendor does not answer. */
export async function humanCheck(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, merchant, now, address, input } = call;
  const { provider, scenes, geetest } = (await siteOf(house, merchant)).settings.humanCheck;
  if (provider === 'off' || !scenes[input.scene]) return ok({ kind: 'off' });
  const isAtHome = isGeetestHost(geetest, house.config);
  if (provider === 'geetest' && isAtHome && !isGeetestAway(merchant, now)) {
    return ok({ kind: 'geetest', captchaId: geetest.captchaId, script: geetest.script });
  }
  const challenge = await makeAltcha(house, { merchant, scene: input.scene, now, address });
  return ok({ kind: 'altcha', challenge });
}
