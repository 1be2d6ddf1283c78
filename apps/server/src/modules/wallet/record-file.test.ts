// What the files of movements say that each refers to, beside the books' own word for it.
import { amount, assert, type Language } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import { logInPayer, type Payer } from '../../testing/cashier-app.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let player: Payer;
/** A lottery on sale, and one that is not sold any more. */
let sold: string;
let gone: string;

beforeAll(async () => {
  app = await openTestApp();
  player = await logInPayer(app, 'downline1');
  const superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  const { rows } = await superuser.query<{ code: string }>(
    'select code from lottery.lottery where merchant_id = $1 order by code limit 2',
    [app.merchant.id],
  );
  [sold = '', gone = ''] = rows.map(({ code }) => code);
  const rename = `update lottery.lottery set names = names || $3, enabled = $4
    where merchant_id = $1 and code = $2`;
  const quick = { EN: 'Dice, quick', VI: 'Xúc xắc nhanh' };
  await superuser.query(rename, [app.merchant.id, sold, quick, true]);
  await superuser.query(rename, [app.merchant.id, gone, { EN: '=1+1', CN: '快骰' }, false]);
  await superuser.end();
});
afterAll(() => app.close());

async function credit(reference: string): Promise<void> {
  const booked = await app.context.ledger.book({
    merchant: app.merchant.id,
    id: app.context.newId<'entry'>(),
    currency: currencyOf(app.merchant.currency),
    code: 'stake_refund',
    reference,
    legs: [
      {
        debit: houseAccount('real', 'lottery'),
        credit: mainAccount('real', player.member),
        amount: amount(10_000n),
      },
    ],
  });
  assert(booked.status === 'booked', `${reference} is booked`);
}

async function clientOf(username: string, language: Language) {
  const login = await app.client().call('login', { username, password: DEMO_PASSWORD });
  assert(login.ok, `${username} can log in`);
  return app.client({ token: login.value.token, language });
}

/** The newest line of the member's own file and of its agent's, in cells without their quotes. */
async function newestLines(language: Language) {
  const member = await clientOf('downline1', language);
  const agent = await clientOf('upline', language);
  const own = await member.call('memTransDetCsv', {});
  const team = await agent.call('agentAccountsCsv', {});
  assert(own.ok && team.ok, 'the files are returned');
  return { own: newestOf(own.value.body), team: newestOf(team.value.body) };
}

/** The cells of the newest line by the number of their heading, and the headings. */
function newestOf(body: string) {
  const [headings = [], cells = []] = body
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?<=^|,)(?:"([^"]*)"|[^,"]*)/g)])
    .map((found) => found.map(([whole, quoted]) => quoted ?? whole));
  expect(cells).toHaveLength(headings.length);
  return { headings, cells };
}

test.each<[Language, string, string]>([
  ['EN', 'SOLD-20270310-0451', 'Dice, quick · 20270310-0451'],
  ['VI', 'SOLD-20270310-0451 +3', 'Xúc xắc nhanh · 20270310-0451 và 3 kỳ nữa'],
  ['VI', 'chase SOLD', 'Đuổi số · Xúc xắc nhanh'],
  ['CN', 'shares GONE-20270310-0451', '合买 · 快骰 · 20270310-0451'],
  // Neither the name of a lottery nor that of a vendor's round is a formula of the spreadsheet.
  ['EN', 'GONE-20270310-0451', "'=1+1 · 20270310-0451"],
  ['EN', 'STUDIO =1+1', "'=1+1"],
  // The time of the merchant's zone, Manila.
  ['TH', 'slot 2027-03-10T01:05:00.000Z', '2027-03-10 09:05:00'],
  ['TH', 'slot of nothing', ''],
  ['EN', 'D100001', 'D100001'],
  ['EN', 'no form: of any kind', 'no form: of any kind'],
  ['ID', 'debt', ''],
])('in %s, “%s” reads “%s”', async (language, form, said) => {
  const reference = form.replace('SOLD', sold).replace('GONE', gone);
  await credit(reference);
  const { own, team } = await newestLines(language);
  expect([own.cells[2], own.cells[3], own.cells[6]]).toEqual([said, '1.0000', reference]);
  expect(team.cells[3]).toBe(own.cells[1]);
  expect([team.cells[7], team.cells[4], team.cells[8]]).toEqual([said, '1.0000', reference]);
});

test('the headings name both', async () => {
  const { own, team } = await newestLines('EN');
  expect([own.headings[2], own.headings[6]]).toEqual(['Reference', 'Reference in the books']);
  expect(team.headings.slice(7)).toEqual(['Reference', 'Reference in the books']);
});
