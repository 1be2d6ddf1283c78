// SMS pumping: an attacker with thousands of addresses requests codes to premium numbers and to any
// others. No more SMS than the daily budget may be sent, none outside the merchant's countries, and
// no number, address, network or prefix may get more than its share. `npx tsx
// faults/attacks/pump-sms.ts --requests 100000`.
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { readMobile } from '../../apps/server/src/modules/identity/contacts/mobile-number.ts';
import { siteOf } from '../../apps/server/src/modules/settings/index.ts';
import { changeSetting, openTestApp, type TestApp } from '../../apps/server/src/testing/index.ts';
import { parseArgs } from 'node:util';
import { openChance, type Chance } from '../chance.ts';

export interface PumpingOptions {
  readonly requests: number;
  /** The budget of SMS per day. */
  readonly budget: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface PumpingFigures {
  readonly requests: number;
  readonly perSecond: number;
  /** The number of each answer, by its code; `sent` where the call succeeded. */
  readonly answers: Readonly<Record<string, number>>;
  readonly messages: number;
  readonly budget: number;
  readonly outsideCountries: number;
  readonly mostToOneNumber: number;
  readonly mostToOnePrefix: number;
  readonly mostFromOneNetwork: number;
  /** Broken promises; empty when all held. */
  readonly breaches: readonly string[];
}

const AT_ONCE = 48;
const NETWORKS = 4000;
const CALLS = ['registerSms', 'loginCode', 'forgotSms'] as const;
/** Countries with the form of their mobile numbers, `#` for a digit; the merchant's come first. */
const NUMBERS = [
  '+63917#######',
  '+63998#######',
  '+8490#######',
  '+6681#######',
  '+62812########',
];
const FOREIGN = [
  '+37167######',
  '+2347030######',
  '+99890#######',
  '+447911######',
  '+23276######',
];
/** A range of premium numbers. */
const PAID_RANGE = '+6391544#####';

/** Floods a server of its own, and counts the SMS sent. */
export async function pumpSms(options: PumpingOptions): Promise<PumpingFigures> {
  await setup();
  const app = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
  try {
    await changeSetting(app, 'codes', { dailyBudget: options.budget });
    return await flood(app, options);
  } finally {
    await app.close();
    await teardown();
  }
}

async function flood(app: TestApp, options: PumpingOptions): Promise<PumpingFigures> {
  const { requests, seed, say } = options;
  const chance = openChance(seed);
  const answers = new Map<string, number>();
  const began = performance.now();
  let started = 0;
  const attack = async (): Promise<void> => {
    while (started < requests) {
      started += 1;
      if (started % 10_000 === 0) say(`${started} requests`);
      const code = await ask(app, chance);
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attack));
  const perSecond = Math.round((requests * 1000) / (performance.now() - began));
  const counted = await count(app, options.budget);
  const figures = { requests, perSecond, answers: Object.fromEntries(answers), ...counted };
  return { ...figures, breaches: judge(figures) };
}

async function ask(app: TestApp, chance: Chance): Promise<string> {
  const network = chance.whole(NETWORKS);
  const address = `11.${network >> 8}.${network & 255}.${1 + chance.whole(250)}`;
  const client = app.client({ headers: { 'x-forwarded-for': address } });
  const answer = await client.call(chance.pick(CALLS), { mobileNum: numberBy(chance) });
  return answer.ok ? 'sent' : answer.refusal.code;
}

/**
 * Half are new domestic numbers; the rest are the premium range, other countries, and repeated
 * numbers.
 */
function numberBy(chance: Chance): string {
  const kind = chance.whole(10);
  if (kind < 5) return fill(chance.pick(NUMBERS), chance);
  if (kind < 7) return fill(PAID_RANGE, chance);
  if (kind < 9) return fill(chance.pick(FOREIGN), chance);
  return `+63917200000${chance.whole(10)}`;
}

const fill = (form: string, chance: Chance): string =>
  form.replaceAll('#', () => String(chance.whole(10)));

async function count(app: TestApp, budget: number) {
  const { pool } = app.context;
  const site = await siteOf(app.context, app.merchant);
  const { rows } = await pool.query<{ recipient: string }>(
    `select recipient from messages.outbox
     where merchant_id = $1 and kind = 'sms' and state <> 'blank'`,
    [app.merchant.id],
  );
  const most = async (column: string): Promise<number> => {
    const found = await pool.query<{ most: number }>(
      `select coalesce(max(n), 0)::int as most from (
         select count(*) as n from identity.code where sent group by ${column}) counted`,
    );
    return found.rows[0]?.most ?? 0;
  };
  const outside = rows.filter(({ recipient }) => {
    const country = readMobile(site, { mobileNum: recipient })?.country;
    return country === undefined || !site.settings.dialCodes.countries.includes(country);
  });
  return {
    messages: rows.length,
    budget,
    outsideCountries: outside.length,
    mostToOneNumber: await most('recipient'),
    mostToOnePrefix: await most('prefix'),
    mostFromOneNetwork: await most('wide_network'),
  };
}

type Counted = Omit<PumpingFigures, 'breaches'>;

/** The hourly limits hold for the whole flood, which takes less than an hour. */
function judge(figures: Counted): string[] {
  const { messages, budget, outsideCountries: outside } = figures;
  const broken: readonly (readonly [boolean, string])[] = [
    [messages > budget, `${messages} messages for a budget of ${budget}`],
    [messages === 0, 'nobody could have a code sent at all'],
    [outside > 0, `${outside} messages outside the merchant's countries`],
    [figures.mostToOneNumber > 5, `${figures.mostToOneNumber} codes to one number`],
    [figures.mostToOnePrefix > 30, `${figures.mostToOnePrefix} codes to one prefix`],
    [figures.mostFromOneNetwork > 50, `${figures.mostFromOneNetwork} codes from one network`],
    [figures.answers['internal.error'] !== undefined, 'calls ended in a bug'],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, text]) => text);
}

if (process.argv[1]?.endsWith('pump-sms.ts') === true) {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      budget: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const { requests, budget, seed } = values;
  const figures = await pumpSms({
    requests: Number(requests),
    budget: Number(budget),
    seed: Number(seed),
    say,
  });
  say(JSON.stringify(figures, undefined, 2));
  process.exitCode = figures.breaches.length === 0 ? 0 : 1;
}
