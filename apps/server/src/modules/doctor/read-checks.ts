// The checks before an installation goes live. Each reads the database or the configuration when it
// is called, so that the result is current.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { WireValue } from '@fairhouse/calls';
import { isLoopback } from '@fairhouse/tls';
import { databaseRoleProblems } from '../../platform/database/role-problems.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { listQuarantined } from '../../platform/quarantine.ts';
import { operatorsWithPublishedPasswords } from '../operators/index.ts';
import { directoryOf, readInstallation, readSite, type Site } from '../settings/index.ts';
import { countSold, listOwners, type Sold } from './store.ts';

export type CheckResults = WireValue<OperatorCalls['doctor']>;
type Line = CheckResults['checks'][number];

/** Granting power or money requires the agreement of two operators. */
const OWNERS_LEAST = 2;

/** All checks, in the order of the call's row. */
export async function readChecks(app: AppContext): Promise<CheckResults> {
  const { merchants } = await directoryOf(app);
  const sites = await Promise.all(merchants.map((merchant) => readSite(app.pool, merchant)));
  const open = sites.filter(({ closed }) => !closed);
  const checks = [
    ...(await checkInstallation(app)),
    line('merchants', open.length > 0, []),
    ...(await checkMerchants(app, open)),
    await checkJobs(app),
    ...checkSurroundings(app),
  ];
  return { ready: checks.every(({ state }) => state !== 'missing'), checks };
}

async function checkInstallation(app: AppContext): Promise<Line[]> {
  const kind = await readInstallation(app.pool);
  const published = await operatorsWithPublishedPasswords(app);
  const problems = await databaseRoleProblems(app.pool);
  return [
    line('own_house', kind === 'own', kind === undefined ? [] : [kind]),
    line('published_passwords', published.length === 0, published),
    line('database_role', problems.length === 0, [...problems]),
  ];
}

/** A closed merchant is not checked: it serves no members. */
async function checkMerchants(app: AppContext, sites: readonly Site[]): Promise<Line[]> {
  const directory = await directoryOf(app);
  const found = await Promise.all(
    sites.map(async ({ merchant, settings }) => ({
      code: merchant.code,
      hosts: directory.hostsOf(merchant.id),
      site: settings,
      owners: await listOwners(app.pool, merchant.id),
      sold: await countSold(app.pool, merchant.id),
    })),
  );
  type MerchantFacts = (typeof found)[number];
  const all = (
    check: Line['check'],
    fits: (one: MerchantFacts) => boolean,
    about?: (one: MerchantFacts) => string,
  ) =>
    line(
      check,
      found.length > 0 && found.every(fits),
      found.filter((one) => !fits(one)).map((one) => about?.(one) ?? one.code),
    );
  const sendsSms = ({ site: { senders, codes } }: MerchantFacts) =>
    senders.sms.kind !== 'outbox' || codes.channel === 'firebase';
  const needsSms = found.some(
    ({ site: { features } }) => features.smsLogin || features.mobileRegister || features.phoneReset,
  );
  const sms = all('sms', sendsSms);
  return [
    all('hosts', ({ hosts }) => hosts.some((host) => !isLoopback(host))),
    all(
      'owners',
      ({ owners }) => owners.filter(({ enrolled }) => enrolled).length >= OWNERS_LEAST,
      ({ code, owners }) => {
        const waiting = owners.filter(({ enrolled }) => !enrolled).map(({ name }) => name);
        return waiting.length === 0 ? code : `${code}: ${waiting.join(', ')}`;
      },
    ),
    all('mail', ({ site }) => site.senders.mail.kind !== 'outbox'),
    sms.state === 'missing' && !needsSms ? { ...sms, state: 'advice' } : sms,
    all('lotteries', ({ sold }) => sold.lotteries > 0),
    all('channels', ({ sold }) => takesMoney(sold, app.config.bankUrl)),
  ];
}

/**
 * The sandbox bank on this machine moves no money: its channels credit deposits that were never
 * paid.
 */
function takesMoney({ provided, own }: Sold, bankUrl: string): boolean {
  return provided > 0 ? !isHere(bankUrl) : own > 0;
}

function checkSurroundings({ config }: AppContext): Line[] {
  const { publicOrigin, tls, trustedProxies } = config;
  const outside = publicOrigin.startsWith('https:') && !isHere(publicOrigin);
  return [
    line('tls', outside && (tls !== undefined || trustedProxies > 0), [publicOrigin]),
    // The fairness of a draw depends on two parties that do not share a machine.
    advice('cosigner', !isHere(config.cosignerUrl), [config.cosignerUrl]),
    advice('breached_passwords', config.breachedPasswordsFile !== undefined, []),
  ];
}

/** The number of tasks that are listed. */
const NAMED_MOST = 20;

/** Lists the tasks that a job could not complete, until they succeed or are given up. */
async function checkJobs({ pool }: AppContext): Promise<Line> {
  const aside = await listQuarantined(pool, NAMED_MOST);
  return line(
    'jobs',
    aside.length === 0,
    aside.map(({ job, task }) => `${job}: ${task}`),
  );
}

const isHere = (address: string): boolean => isLoopback(new URL(address).hostname);

function line(check: Line['check'], fits: boolean, about: string[]): Line {
  return { check, state: fits ? 'ok' : 'missing', about: fits ? [] : about };
}

function advice(check: Line['check'], fits: boolean, about: string[]): Line {
  return { ...line(check, fits, about), state: fits ? 'ok' : 'advice' };
}
