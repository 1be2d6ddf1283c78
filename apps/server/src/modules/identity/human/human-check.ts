import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { isGeetestHost, siteOf } from '../../settings/index.ts';
import { makeAltcha } from './altcha.ts';
import { isGeetestUnavailable } from './geetest.ts';

type Row = PlayerCalls['humanCheck'];

/** The check that this scene requires; the built-in one while the vendor does not answer. */
export async function humanCheck(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, now, address, input } = call;
  const { provider, scenes, geetest } = (await siteOf(app, merchant)).settings.humanCheck;
  if (provider === 'off' || !scenes[input.scene]) return ok({ kind: 'off' });
  const isAtHome = isGeetestHost(geetest, app.config);
  if (provider === 'geetest' && isAtHome && !isGeetestUnavailable(merchant, now)) {
    return ok({ kind: 'geetest', captchaId: geetest.captchaId, script: geetest.script });
  }
  const challenge = await makeAltcha(app, { merchant, scene: input.scene, now, address });
  return ok({ kind: 'altcha', challenge });
}
