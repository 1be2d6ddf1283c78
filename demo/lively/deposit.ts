// Paying in: an order at the cashier, then the provider's own page, as a browser would open it.
import { oneOf } from '@fairhouse/rules/testing';
import { chance, onceIn } from './chance.ts';
import { actOf, type Act, type MemberPlayer } from './player.ts';

/** The smaller ones of what the cashier proposes: this is an ordinary evening. */
const PRESETS = 4;

/** Pays in one of the amounts that the cashier proposes; now and then somebody thinks again. */
export async function deposit(player: MemberPlayer): Promise<Act> {
  const { client, around } = player;
  const settings = await client.call('depositSettings', {});
  if (!settings.ok) return actOf(settings.refusal);
  const channels = settings.value.groups
    .flatMap((group) => group.channels)
    .filter(({ maintenance, openOrder }) => !maintenance && openOrder === null);
  if (channels.length === 0) return 'refused';
  const channel = oneOf(chance, channels);
  const amount = oneOf(chance, channel.presets.slice(0, PRESETS));
  const order = await client.call(
    'depositCreate',
    { channel: channel.id, amount },
    { idempotencyKey: around.site.newId() },
  );
  if (!order.ok) return actOf(order.refusal);
  const page = order.value.payUrl ?? order.value.qr;
  if (page === null || !URL.canParse(page)) return 'refused';
  return (await payAt(page, onceIn(25) ? 'fail' : 'pay')) ? 'done' : 'away';
}

/** Presses a button of the provider's page. */
async function payAt(page: string, choice: 'pay' | 'fail'): Promise<boolean> {
  const answer = await fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }).toString(),
    redirect: 'manual',
  }).catch(() => undefined);
  return answer !== undefined && answer.status < 400;
}
