// Open redirects: request paths, origins of social logins, links that operators publish and the
// link of a reset mail, each with a foreign target.
import { assert } from '@fairhouse/values';
import { request } from 'node:http';
import {
  logInOperator,
  openBrowser,
  readMessages,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { listBroken, answerCode, type Attack, type AttackResult } from './attack.ts';

const EVIL = 'evil.example';

export const redirects: Attack = {
  name: 'redirects',
  about: 'everything that leads somewhere, told to lead elsewhere',
  asOperator: true,
  run: redirect,
};

/** Targets that leave the site, or run code, if a browser follows them. */
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

async function redirect(app: TestApp): Promise<AttackResult> {
  const left: string[] = [];
  let cases = 0;
  const hold = (name: string, leaves: boolean): void => {
    cases += 1;
    if (leaves) left.push(`${name} leaves`);
  };
  await askPaths(app, hold);
  await askOrigins(app, hold);
  await publishLinks(app, hold);
  await askForMail(app, hold);
  await register(app, hold);
  return {
    figures: { cases, left: left.length },
    breaches: [...left, ...listBroken([[cases < 40, `only ${cases} cases`]])],
  };
}

type Hold = (name: string, leaves: boolean) => void;

/** No answer to any address redirects to another host. */
async function askPaths(app: TestApp, hold: Hold): Promise<void> {
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
    const { location } = await send(app.origin, path);
    const target = location && new URL(location, app.origin).origin;
    hold(path, target !== undefined && target !== app.origin);
  }
}

/** A provider never receives a foreign redirect address. */
async function askOrigins(app: TestApp, hold: Hold): Promise<void> {
  const origins = [
    `https://${EVIL}`,
    `http://${EVIL}`,
    `${app.origin}.${EVIL}`,
    `${app.origin}@${EVIL}`,
    `http://manila.localhost.${EVIL}`,
    'null',
    'javascript:alert(1)',
    '',
  ];
  const backoffice = app.backoffice({ token: await logInOperator(app, 'ops') });
  for (const origin of origins) {
    for (const provider of ['google', 'telegram'] as const) {
      const answer = await openBrowser(app).call('socialStart', { provider, origin } as never);
      hold(`${provider} from ${origin}`, answer.ok && JSON.stringify(answer.value).includes(EVIL));
    }
  }
  assert((await backoffice.call('consoleMe', {})).ok, 'the operator is there');
}

/** A published link leads to https or to a page of the site. */
async function publishLinks(app: TestApp, hold: Hold): Promise<void> {
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const all = await backoffice.call('settingList', {});
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
    hold(`a contact at ${url}`, (await backoffice.call('resourcePut', resource as never)).ok);
    const service = await backoffice.call('settingChange', {
      name: 'customerService',
      value: { type: '1', url },
      version,
      reason: 'for the attack',
    });
    hold(`customer service at ${url}`, service.ok || answerCode(service) !== 'setting.invalid');
  }
}

/** The link in a mail uses the merchant's own host, whatever host the request names. */
async function askForMail(app: TestApp, hold: Hold): Promise<void> {
  const email = 'lost@example.com';
  const username = 'lostsoul1';
  const done = await openBrowser(app).call('register', {
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
    const browser = openBrowser(app, { headers });
    await browser.call('forgotByEmail', { username, email });
    await app.runJobs('answer-reset-requests');
    const texts = await readMessages(app, email);
    hold(`a mail asked for with ${JSON.stringify(headers)}`, texts.some(namesEvil));
  }
  // Only a plain client can send a Host other than the one it connects to.
  const form = new URLSearchParams({ username, email }).toString();
  await send(app.origin, '/wps/member/password/email', { host: EVIL, form });
  await app.runJobs('answer-reset-requests');
  const texts = await readMessages(app, email);
  hold(`a mail asked for at the host ${EVIL}`, texts.some(namesEvil));
}

async function register(app: TestApp, hold: Hold): Promise<void> {
  const done = await openBrowser(app).call('register', {
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

/** A raw request, whose path and host are not normalised by a client. */
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
