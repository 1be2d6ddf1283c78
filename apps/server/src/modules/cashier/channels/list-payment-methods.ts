import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { siteOf } from '../../settings/index.ts';
import { readSettings } from '../settings/index.ts';
import { channelName } from './channel-name.ts';
import { listChannels } from './store.ts';
import { isOffered } from './transfer-channel.ts';

type Row = PlayerCalls['paymentMethods'];

/** The methods of the merchant's enabled channels, heaviest first; none while deposits are off. */
export async function listPaymentMethods(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, sql, merchant, language } = call;
  const site = await siteOf(app, merchant);
  if (!site.settings.features.depositV2) return ok([]);
  const { value: settings } = await readSettings(sql, merchant);
  const methods = new Map<string, string>();
  for (const channel of await listChannels(sql, merchant.id)) {
    if (!isOffered(channel, settings) || methods.has(channel.method)) continue;
    methods.set(channel.method, channelName(channel, language));
  }
  return ok([...methods].map(([method, name]) => ({ method, name })));
}
