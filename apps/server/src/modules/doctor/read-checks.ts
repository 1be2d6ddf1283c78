// What the house still lacks to go live. Each line is asked of the database or of what the process
// was told, so that it is true when it is read.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { WireValue } from '@fairhouse/calls';
import { isLoopback } from '@fairhouse/tls';
import { databaseRoleProblems } from '../../ground/database/role-problems.ts';
import type { House } from '../../ground/house.ts';
import { listTasksAside } from '../../ground/set-aside.ts';
import { operatorsWithPublishedPasswords } from '../operators/index.ts';
import { directoryOf, readInstallation, readSite, type Site } from '../settings/index.ts';
import { countSold, listOwners, type Sold } from './store.ts';

export type Checked = WireValue<OperatorCalls['doctor']>;
type Line = Checked['checks'][number];

/** Two people agree on whatever gives power or money away. */
const OWNERS_LEAST = 2;

/** The whole list, in the order of the call's row. */
export async function readChecks(house: House): Promise<Checked> {
  const { merchants } = await directoryOf(house);
  const sites = await Promise.all(merchants.map((merchant) => readSite(house.pool, merchant)));
  const open = sites.filter(({ closed }) => !closed);
  const checks = [
    ...(await checkInstallation(house)),
    line('merchants', open.length > 0, []),
    ...(await checkMerchants(house, open)),
    await checkJobs(house),
    ...checkSurroundings(house),
  ];
  return { ready: checks.every(({ state }) => state !== 'missing'), checks };
}

async function checkInstallation(house: House): Promise<Line[]> {
  const kind = await readInstallation(house.pool);
  const published = await operatorsWithPublishedPasswords(house);
  const problems = await databaseRoleProblems(house.pool);
  return [
    line('own_house', kind === 'own', kind === undefined ? [] : [kind]),
    line('published_passwords', published.length === 0, published),
    line('database_role', problems.length === 0, [...problems]),
  ];
}

/** A closed merchant serves nobody: nothing is asked of it. */
async function checkMerchants(house: House, sites: readonly Site[]): Promise<Line[]> {
  const directory = await directoryOf(house);
  const found = await Promise.all(
    sites.map(async ({ merchant, settings }) => ({
      code: merchant.code,
      hosts: directory.hostsOf(merchant.id),
      site: settings,
      owners: await listOwners(house.pool, merchant.id),
      sold: await countSold(house.pool, merchant.id),
    })),
  );
  type Found = (typeof found)[number];
  const all = (
    check: Line['check'],
    fits: (one: Found) => boolean,
    about?: (one: Found) => string,
  ) =>
    line(
      check,
      found.length > 0 && found.every(fits),
      found.filter((one) => !fits(one)).map((one) => about?.(one) ?? one.code),
    );
  const sendsSms = ({ site: { senders, codes } }: Found) =>
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
    all('channels', ({ sold }) => takesMoney(sold, house.config.bankUrl)),
  ];
}

/** The sandbox bank of this machine moves no money: a channel that asks it gives money away. */
function takesMoney({ provided, own }: Sold, bankUrl: string): boolean {
  return provided > 0 ? !isHere(bankUrl) : own > 0;
}

function checkSurroundings({ config }: House): Line[] {
  const { publicOrigin, tls, trustedProxies } = config;
  const outside = publicOrigin.startsWith('https:') && !isHere(publicOrigin);
  return [
    line('tls', outside && (tls !== undefined || trustedProxies > 0), [publicOrigin]),
    // The promise of a draw rests on two who do not share a machine.
    advice('cosigner', !isHere(config.cosignerUrl), [config.cosignerUrl]),
    advice('breached_passwords', config.breachedPasswordsFile !== undefined, []),
  ];
}

/** So many tasks are named. */
const NAMED_MOST = 20;

/** Jobs do all of their work: what one of them cannot do is named until it can, or is given up. */
async function checkJobs({ pool }: House): Promise<Line> {
  const aside = await listTasksAside(pool, NAMED_MOST);
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
