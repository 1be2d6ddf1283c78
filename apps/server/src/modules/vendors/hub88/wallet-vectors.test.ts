import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  memberOf,
  openVendorApp,
  type VendorApp,
  type WalletCall,
} from '../../../testing/vendors/vendor-app.ts';

interface WalletCase {
  readonly area: string;
  readonly case: string;
  readonly given: {
    readonly start: Record<string, { balance: number; currency: string; disabled?: boolean }>;
    readonly vendorOn?: boolean;
    readonly steps: readonly { call: WalletCall; body: Record<string, unknown> }[];
  };
  readonly expect: {
    readonly answers: readonly Record<string, unknown>[];
    readonly end: { balance: number; receivable: number };
    readonly rounds: Record<string, string>;
  };
}

const file = join(import.meta.dirname, '../../../testing/vectors/vendor-wallet.json');
const cases = JSON.parse(readFileSync(file, 'utf8')) as WalletCase[];

let test: VendorApp;

beforeAll(async () => {
  test = await openVendorApp();
});
afterAll(() => test.close());

/** Ids of one example are made those of this run: ids are kept for ever. */
const uuidOf = (text: unknown, salt: number): unknown =>
  typeof text === 'string' && text.length === 36
    ? `${text.slice(0, 24)}${salt.toString(16).padStart(4, '0')}${text.slice(28)}`
    : text;

describe('the worked examples of the wallet', () => {
  const wallet = cases.filter(({ area }) => area === 'wallet');
  it('are 24', () => expect(wallet).toHaveLength(24));

  it.each(wallet.map((each, index) => [each.case, each, index] as const))(
    '%s',
    async (_name, { given, expect: wanted }, salt) => {
      const member = memberOf(test, 'player1');
      const other = memberOf(test, 'downline1');
      const before = await test.balance(member);
      const start = given.start['m-1001'];
      if (start === undefined) throw new Error('an example begins with m-1001');
      await test.sql(`delete from vendors.round`);
      // What the last example left is set aside, and its debt paid.
      const owed = await test.debt(member);
      await takeAll(member, before);
      await test.fund(member, owed + BigInt(start.balance / 10));
      await test.runJobs('wallet-debts');
      await test.sql(`update members.member set state = $1 where member_id = $2`, [
        start.disabled === true ? 'disabled' : 'active',
        member,
      ]);
      await test.sql(`update vendors.vendor set enabled = $1 where code = 'TESTER'`, [
        given.vendorOn ?? true,
      ]);
      test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
      const tokens: Record<string, string> = {
        't-1': await test.issue(member),
        't-old': await test.issue(member, { isExpired: true }),
        't-2': await test.issue(other),
      };
      const users: Record<string, string> = { 'm-1001': test.userOf(member) };
      for (const [index, step] of given.steps.entries()) {
        const body = Object.fromEntries(
          Object.entries(step.body).map(([name, value]) => [
            name,
            name.endsWith('uuid') ? uuidOf(value, salt) : value,
          ]),
        );
        body['user'] = users[String(body['user'])] ?? body['user'];
        body['token'] = tokens[String(body['token'])] ?? body['token'];
        const { http, body: answer } = await test.send(step.call, body);
        expect(http).toBe(200);
        const expected = { ...wanted.answers[index] };
        expected['request_uuid'] = uuidOf(expected['request_uuid'], salt);
        if (typeof expected['user'] === 'string') expected['user'] = users[expected['user']];
        expect(answer).toMatchObject(expected);
        if (expected['balance'] === undefined) expect(answer['balance']).toBeUndefined();
      }
      expect((await test.balance(member)) * 10n).toBe(BigInt(wanted.end.balance));
      expect((await test.debt(member)) * 10n).toBe(BigInt(wanted.end.receivable));
      const rounds = await test.sql<{ round_id: string; state: string }>(
        `select round_id, state from vendors.round`,
      );
      expect(Object.fromEntries(rounds.map((row) => [row.round_id, row.state]))).toEqual(
        wanted.rounds,
      );
    },
  );
});

async function takeAll(member: Parameters<VendorApp['balance']>[0], units: bigint): Promise<void> {
  if (units === 0n) return;
  const { context: app, merchant } = test;
  await app.ledger.book({
    merchant: merchant.id,
    id: app.newId<'entry'>(),
    currency: merchant.currency as never,
    code: 'adjustment_debit',
    reference: 'test',
    legs: [
      {
        debit: `member:${member}:main` as never,
        credit: 'house:adjustment' as never,
        amount: units as never,
      },
    ],
  });
}

describe('the worked examples of the signature', () => {
  const [example] = cases.filter((each) => each.case.startsWith('signature-02')) as unknown as {
    given: { body: string; publicKey: string; 'X-Hub88-Signature': string };
  }[];
  it('is RSA-SHA256 over the raw body', () => {
    const {
      body,
      publicKey,
      'X-Hub88-Signature': signature,
    } = example?.given ?? {
      body: '',
      publicKey: '',
      'X-Hub88-Signature': '',
    };
    expect(verify('sha256', Buffer.from(body), publicKey, Buffer.from(signature, 'base64'))).toBe(
      true,
    );
  });
});
