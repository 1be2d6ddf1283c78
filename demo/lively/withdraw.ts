// Withdrawals: a payment password and a card the first time, then a request for the officers.
import { oneOf } from '@fairhouse/rules/testing';
import { amount, formatAmount, parseAmount, UNITS_PER_ONE, ZERO } from '@fairhouse/values';
import { randomBetween, chance } from './chance.ts';
import { PASSWORD, PAYMENT_PASSWORD } from './simulated-members.ts';
import { resultOfRefusal, type ActionResult, type MemberPlayer } from './player.ts';

/** Requests a part of the withdrawable balance, if the merchant's rules allow it. */
export async function withdraw(player: MemberPlayer): Promise<ActionResult> {
  const { client, context } = player;
  const settings = await client.call('withdrawSettings', {});
  if (!settings.ok) return resultOfRefusal(settings.refusal);
  const { open, available, min, max, turnoverLeft, hasPaymentPassword, cards } = settings.value;
  const [least, most] = [parseAmount(min) ?? ZERO, parseAmount(max) ?? ZERO];
  const half = (parseAmount(available) ?? ZERO) / 2n;
  const whole = (half < most ? half : most) / UNITS_PER_ONE;
  const sum = amount(whole * UNITS_PER_ONE);
  const mayNot = !open || sum < least || (parseAmount(turnoverLeft) ?? ZERO) > 0n;
  if (mayNot) return 'refused';
  if (!hasPaymentPassword) {
    const set = await client.call('paymentPasswordSet', {
      password: PASSWORD,
      paymentPassword: PAYMENT_PASSWORD,
      confirmPaymentPassword: PAYMENT_PASSWORD,
    });
    if (!set.ok) return resultOfRefusal(set.refusal);
  }
  const card = cards.find(({ usable }) => usable)?.id ?? (await bindCard(player));
  if (card === undefined) return 'refused';
  const answer = await client.call(
    'withdrawCreate',
    { amount: formatAmount(sum), card, paymentPassword: PAYMENT_PASSWORD },
    { idempotencyKey: context.site.newId() },
  );
  return answer.ok ? 'done' : resultOfRefusal(answer.refusal);
}

async function bindCard({ client, person }: MemberPlayer): Promise<string | undefined> {
  const known = await client.call('bankCards', {});
  if (!known.ok) return undefined;
  const banks = known.value.banks.filter(({ kind }) => kind === 'BANK');
  if (banks.length === 0) return undefined;
  const number = Array.from({ length: 11 }, () => chance(10)).join('');
  const bound = await client.call('bankCardAdd', {
    bank: oneOf(chance, banks).code,
    number: `${randomBetween(1, 9)}${number}`,
    holder: person.fullName,
    paymentPassword: PAYMENT_PASSWORD,
  });
  return bound.ok ? bound.value.id : undefined;
}
