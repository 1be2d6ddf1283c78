// Deposits: an order at the cashier, then the provider's payment page, as a browser would use it.
import { oneOf } from '@fairhouse/rules/testing';
import { chance, onceIn } from './chance.ts';
import { resultOfRefusal, type ActionResult, type MemberPlayer } from './player.ts';

/** Uses only the smaller amounts that the cashier proposes. */
const PRESETS = 4;

/** Deposits one of the amounts that the cashier proposes; occasionally a payment is declined. */
export async function deposit(player: MemberPlayer): Promise<ActionResult> {
  const { client, context } = player;
  const settings = await client.call('depositSettings', {});
  if (!settings.ok) return resultOfRefusal(settings.refusal);
  const channels = settings.value.groups
    .flatMap((group) => group.channels)
    .filter(({ maintenance, openOrder }) => !maintenance && openOrder === null);
  if (channels.length === 0) return 'refused';
  const channel = oneOf(chance, channels);
  const amount = oneOf(chance, channel.presets.slice(0, PRESETS));
  const order = await client.call(
    'depositCreate',
    { channel: channel.id, amount },
    { idempotencyKey: context.site.newId() },
  );
  if (!order.ok) return resultOfRefusal(order.refusal);
  const page = order.value.payUrl ?? order.value.qr;
  if (page === null || !URL.canParse(page)) return 'refused';
  return (await payAt(page, onceIn(25) ? 'fail' : 'pay')) ? 'done' : 'away';
}

/** Submits a button of the provider's page. */
async function payAt(page: string, choice: 'pay' | 'fail'): Promise<boolean> {
  const answer = await fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }).toString(),
    redirect: 'manual',
  }).catch(() => undefined);
  return answer !== undefined && answer.status < 400;
}
