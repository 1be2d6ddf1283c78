// Everything that leads somewhere, told to lead elsewhere: addresses of requests, origins of
// sign-ins, links that operators publish, the link of a reset mail.
import { assert } from '@fairhouse/values';
import { request } from 'node:http';
import {
  logInOperator,
  openBrowser,
  readMessages,
  type TestHouse,
} from '../../apps/server/src/testing/index.ts';
import { broken, codeOf, type Attack, type Outcome } from './attack.ts';

const EVIL = 'evil.example';

export const redirects: Attack = {
  name: 'redirects',
  about: 'everything that leads somewhere, told to lead elsewhere',
  asOperator: true,
  run: redirect,
};

/** What leaves the site, or runs, if a browser follows it. */
const LINKS = [
  `//${EVIL}/x`,
  `/\\${EVIL}`,
  `/\t/${EVIL}`,
  `http://${EVIL}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `data:text/html,x`,
  `vbscript:x`,
  `ftp://${EVIL}`,
  `\\\\${EVIL}`,
  `blob:https://${EVIL}/x`,
];

async function redirect(house: TestHouse): Promise<Outcome> {
  const left: string[] = [];
  let cases = 0;
  const hold = (name: string, leaves: boolean): void => {
    cases += 1;
    if (leaves) left.push(`${name} leaves`);
  };
  await askPaths(house, hold);
  await askOrigins(house, hold);
  await publishLinks(house, hold);
  await askForMail(house, hold);
  await register(house, hold);
  return {
    figures: { cases, left: left.length },
    breaches: [...left, ...broken([[cases < 40, `only ${cases} cases`]])],
  };
}

type Hold = (name: string, leaves: boolean) => void;

/** No answer to any address leads to another host. */
async function askPaths(house: TestHouse, hold: Hold): Promise<void> {
  const paths = [
    `//${EVIL}`,
    `//${EVIL}/%2e%2e`,
    `/%2f%2f${EVIL}`,
    `/\\${EVIL}`,
    `/%5c${EVIL}`,
    `//${EVIL}/wps/system/settings/consolidated/`,
    `/?goal=//${EVIL}`,
    `/login?redirect=https://${EVIL}`,
    `/register?registerUrl=https://${EVIL}`,
    `/social?origin=https://${EVIL}`,
  ];
  for (const path of paths) {
    const { location } = await send(house.origin, path);
    const target = location && new URL(location, house.origin).origin;
    hold(path, target !== undefined && target !== house.origin);
  }
}

/** A provider is never told to send people back to somebody else's page. */
async function askOrigins(house: TestHouse, hold: Hold): Promise<void> {
  const origins = [
    `https://${EVIL}`,
    `http://${EVIL}`,
    `${house.origin}.${EVIL}`,
    `${house.origin}@${EVIL}`,
    `http://manila.localhost.${EVIL}`,
    'null',
    'javascript:alert(1)',
    '',
  ];
  const desk = house.desk({ token: await logInOperator(house, 'ops') });
  for (const origin of origins) {
    for (const provider of ['google', 'telegram'] as const) {
      const answer = await openBrowser(house).call('socialStart', { provider, origin } as never);
      hold(`${provider} from ${origin}`, answer.ok && JSON.stringify(answer.value).includes(EVIL));
    }
  }
  assert((await desk.call('consoleMe', {})).ok, 'the operator is there');
}

/** What an operator publishes leads to https or to a page of the site. */
async function publishLinks(house: TestHouse, hold: Hold): Promise<void> {
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const all = await desk.call('settingList', {});
  assert(all.ok, 'settings are read');
  const version = all.value.find(({ name }) => name === 'customerService')?.version ?? 0;
  const labels = { EN: 'Write', CN: '写信', ID: 'Tulis', TH: 'เขียน', VI: 'Viết' };
  for (const url of LINKS) {
    const resource = {
      kind: 'contact',
      name: 'TELEGRAM',
      labels,
      url,
      sort: 0,
      enabled: true,
    };
    hold(`a contact at ${url}`, (await desk.call('resourcePut', resource as never)).ok);
    const service = await desk.call('settingChange', {
      name: 'customerService',
      value: { type: '1', url },
      version,
      reason: 'for the attack',
    });
    hold(`customer service at ${url}`, service.ok || codeOf(service) !== 'setting.invalid');
  }
}

/** The link of a mail is the merchant's own, whatever host the request names. */
async function askForMail(house: TestHouse, hold: Hold): Promise<void> {
  const email = 'lost@example.com';
  const username = 'lostsoul1';
  const done = await openBrowser(house).call('register', {
    username,
    email,
    password: 'five blue lanterns',
    confirmPassword: 'five blue lanterns',
    birthday: '1990-05-31',
  });
  assert(done.ok, 'the member registers');
  const hosts: readonly Readonly<Record<string, string>>[] = [
    { 'x-forwarded-host': EVIL },
    { forwarded: `host=${EVIL}` },
    { 'x-original-url': `https://${EVIL}` },
    { referer: `https://${EVIL}` },
    { origin: `https://${EVIL}` },
  ];
  for (const headers of hosts) {
    const browser = openBrowser(house, { headers });
    await browser.call('forgotByEmail', { username, email });
    await house.runJobs('answer-reset-requests');
    const texts = await readMessages(house, email);
    hold(`a mail asked for with ${JSON.stringify(headers)}`, texts.some(namesEvil));
  }
  // No client but a plain one names another host than the one it speaks to.
  const form = new URLSearchParams({ username, email }).toString();
  await send(house.origin, '/wps/member/password/email', { host: EVIL, form });
  await house.runJobs('answer-reset-requests');
  const texts = await readMessages(house, email);
  hold(`a mail asked for at the host ${EVIL}`, texts.some(namesEvil));
}

async function register(house: TestHouse, hold: Hold): Promise<void> {
  const done = await openBrowser(house).call('register', {
    username: 'farcomer1',
    password: 'five blue lanterns',
    confirmPassword: 'five blue lanterns',
    birthday: '1990-05-31',
    registerUrl: `https://${EVIL}/x`,
    domain: EVIL,
  } as never);
  hold('a registration from elsewhere', done.ok && namesEvil(JSON.stringify(done.value)));
}

const namesEvil = (text: string): boolean => text.includes(EVIL);

/** A plain request, whose path and host no client puts in order first. */
function send(
  origin: string,
  path: string,
  { host, form }: { readonly host?: string; readonly form?: string } = {},
): Promise<{ location: string | undefined }> {
  const { hostname, port } = new URL(origin);
  const headers = {
    Merchant: 'manila',
    ...(host === undefined ? {} : { host }),
    ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const method = form === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ location: answer.headers.location }));
    });
    asked.on('error', reject);
    asked.end(form);
  });
}
