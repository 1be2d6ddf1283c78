// A member over HTTP only, with the ids stored so that a request can be repeated.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, type Amount } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { proveHuman } from '../demo/prove-human.ts';

export const GUEST_PASSWORD = 'Seven-lanterns-41';
export const GUEST_PAYMENT_PASSWORD = '730512';

export interface Guest {
  readonly username: string;
  readonly client: Client<PlayerCalls>;
  /** Of its session. */
  readonly token: string;
  card: string | undefined;
}

/** The cost and the numbers of a bet; unit and stake in ten-thousandths. */
export interface GuestBet {
  readonly play: string;
  readonly pick: string;
  readonly notes: number;
  readonly unit: Amount;
}

/** The machine's time in ms, which a changed wall clock does not move. */
const machineTime = (): number => performance.timeOrigin + performance.now();

/** A client of a server; `token` is read before each call, and `now` is the server's time. */
export async function openClient(
  origin: string,
  token: () => string | undefined,
  now: () => number = machineTime,
): Promise<Client<PlayerCalls>> {
  const headers = { Merchant: 'manila', Language: 'EN', Device: 'WEB' };
  const brand = await fetch(`${origin}/wps/system/whitelabel`, { headers });
  const envelope = (await brand.json()) as { value: { sealing: { keys: { kid: string }[] } } };
  const [key] = envelope.value.sealing.keys;
  if (key === undefined) throw new Error('the server has no sealing key');
  return createClient<PlayerCalls>({
    routes: routesOf(player),
    origin,
    headers: () => {
      const held = token();
      return held === undefined ? headers : { ...headers, Authorization: held };
    },
    seal: (body) =>
      seal(key, {
        iat: Math.floor(now() / 1000),
        jti: randomBytes(16).toString('hex'),
        body,
      }),
    unreachable: () => 'unreachable',
  });
}

/** Registers a member, adds a bank card, and sets a payment password. */
export async function registerGuest(origin: string, username: string): Promise<Guest> {
  const held: { token?: string } = {};
  const client = await openClient(origin, () => held.token);
  const registered = await client.call('register', {
    ...(await proveHuman(client, 'register')),
    username,
    password: GUEST_PASSWORD,
    confirmPassword: GUEST_PASSWORD,
    birthday: '1990-01-31',
    login: true,
    registerMethod: 'WEB',
  });
  if (!registered.ok) throw new Error(`register ${username}: ${registered.refusal.code}`);
  held.token = registered.value.token;
  await expectValue(
    client.call('paymentPasswordSet', {
      password: GUEST_PASSWORD,
      paymentPassword: GUEST_PAYMENT_PASSWORD,
      confirmPaymentPassword: GUEST_PAYMENT_PASSWORD,
    }),
  );
  const { banks } = await expectValue(client.call('bankCards', {}));
  const bank = banks.find((each) => each.kind === 'BANK');
  if (bank === undefined) throw new Error('the server offers no bank');
  const number = `62${randomBytes(7).readUIntBE(1, 6).toString().padStart(12, '7').slice(0, 12)}25`;
  const card = await expectValue(
    client.call('bankCardAdd', {
      bank: bank.code,
      number,
      holder: 'Gabriel Santos',
      paymentPassword: GUEST_PAYMENT_PASSWORD,
    }),
  );
  return { username, client, token: registered.value.token, card: card.id };
}

/** Deposits through the bank's own page and waits until the money is booked. */
export async function deposit(
  guest: Pick<Guest, 'client'>,
  amount: Amount,
  wait: () => Promise<void>,
): Promise<void> {
  const { groups } = await expectValue(guest.client.call('depositSettings', {}));
  const channel = groups.flatMap((group) => group.channels)[0];
  if (channel === undefined) throw new Error('the server has no deposit channel');
  const order = await expectValue(
    guest.client.call('depositCreate', { channel: channel.id, amount: formatAmount(amount) }),
  );
  if (order.payUrl === null) throw new Error('the deposit has no page');
  await fetch(order.payUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  for (;;) {
    const now = await expectValue(guest.client.call('depositOne', { number: order.number }));
    if (now.order.state === 'SUCCESS') return;
    await wait();
  }
}

/** The complete request of an order on a draw, so that it can be repeated unchanged. */
export function createOrderRequest(issue: string, bets: readonly GuestBet[]) {
  return {
    issue,
    acceptChange: true,
    bets: bets.map((bet) => ({
      play: bet.play,
      pick: bet.pick,
      unit: formatAmount(bet.unit),
      multiple: 1,
      style: 'GROUP' as const,
      group: 1956,
      notes: bet.notes,
      stake: formatAmount((bet.unit * BigInt(bet.notes)) as Amount),
      nonce: randomBytes(16).toString('hex'),
    })),
  };
}

/** The value of a call that must not be refused here. */
export async function expectValue<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
): Promise<Value> {
  const answered = await answer;
  if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.refusal)}`);
  return answered.value;
}
