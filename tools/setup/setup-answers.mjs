// The input of `npm run setup`: from flags, and in a terminal from questions for missing flags.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const list = (text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** By flag: the question, and the default answer. */
const QUESTIONS = {
  owner: { ask: 'Login name of the first owner' },
  'owner-name': { ask: 'Name of the first owner as colleagues see it' },
  'second-owner': { ask: 'Login name of a second owner, who agrees to what needs two', or: '' },
  'second-owner-name': { ask: 'Name of the second owner', or: '', after: 'second-owner' },
  merchant: { ask: 'Code of the first merchant (small letters)' },
  name: { ask: 'Name of its site' },
  host: { ask: 'Its host names, with commas between (play.example)' },
  currency: { ask: 'Currency (three letters)' },
  zone: { ask: 'Time zone (Area/City)' },
  'cut-hour': { ask: 'Hour at which its business day begins', or: '0' },
  languages: { ask: 'Languages, the first for whoever has none of them (EN,CN,ID,TH,VI)' },
  theme: { ask: 'Theme (dark or light)', or: 'dark' },
  age: { ask: 'Minimum age (18 or 21)', or: '21' },
  'dial-codes': { ask: 'Countries whose numbers are taken, by two letters' },
  lotteries: { ask: 'Lotteries of the catalogue by code, or all', or: 'all' },
  origin: { ask: 'Address of the site as the outside calls it (https://play.example)' },
  'console-origin': { ask: 'Address of the console, if it is not beside the site', or: '' },
  'listen-on': { ask: 'Address to listen on', or: '127.0.0.1' },
  'tls-cert': { ask: 'Certificate (PEM file); nothing where a proxy speaks TLS', or: '' },
  'tls-key': { ask: 'Its key (PEM file)', or: '', after: 'tls-cert' },
  proxies: { ask: 'How many proxies stand in front', or: '0' },
  cosigner: { ask: 'Co-signer that somebody else runs; nothing to name it later', or: '' },
  'cosigner-run-by': { ask: 'Who runs it', or: '', after: 'cosigner' },
  'mail-host': { ask: 'SMTP server; nothing to set it later in the console', or: '' },
  'mail-port': { ask: 'Its port', or: '465', after: 'mail-host' },
  'mail-user': { ask: 'Its user', or: '', after: 'mail-host' },
  'mail-from': { ask: 'Address that mail comes from', or: '', after: 'mail-host' },
  'sms-url': { ask: 'SMS gateway (https address); nothing to set it later', or: '' },
  'sms-body': {
    ask: 'What it is sent, with {to} and {text}',
    or: '{"to":"{to}","text":"{text}"}',
    after: 'sms-url',
  },
};

/**
 * The answers by flag; `newLinks` lists owners who get another link. `complete` asks for missing
 * answers, and after a refusal for the refused ones again; without a terminal a missing answer is
 * an error.
 */
export async function readAnswers(args, { asks = process.stdin.isTTY } = {}) {
  const options = Object.fromEntries(
    Object.keys(QUESTIONS).map((name) => [name, { type: 'string' }]),
  );
  const { values } = parseArgs({
    args,
    options: { ...options, 'new-link': { type: 'string', multiple: true } },
  });
  const { 'new-link': newLinks = [], ...given } = values;
  let known = given;
  return {
    given,
    newLinks,
    asks,
    complete: async (problems = []) => {
      const wrong = flagsIn(problems);
      known = Object.fromEntries(Object.entries(known).filter(([name]) => !wrong.has(name)));
      known = await complete(known, asks);
      return known;
    },
  };
}

/** Maps the path of a problem in the plan to the question of the wrong answer. */
const PLACES = [
  [/^owners\.0\.name:/, 'owner'],
  [/^owners\.0\./, 'owner-name'],
  [/^owners\.1\.name:/, 'second-owner'],
  [/^owners\.1\./, 'second-owner-name'],
  [/^owners:/, 'second-owner'],
  [/^merchant\.code/, 'merchant'],
  [/^merchant\.hosts/, 'host'],
  [/^merchant\.cutHour/, 'cut-hour'],
  [/^merchant\.minimumAge/, 'age'],
  [/^merchant\.dialCodes/, 'dial-codes'],
  [/^lotteries/, 'lotteries'],
  [/^merchant\.senders\.mail\.host/, 'mail-host'],
  [/^merchant\.senders\.mail\.port/, 'mail-port'],
  [/^merchant\.senders\.mail\.from/, 'mail-from'],
  [/^merchant\.senders\.sms\.url/, 'sms-url'],
  [/^merchant\.senders\.sms\.bodyTemplate/, 'sms-body'],
  [/^merchant\.(name|currency|zone|languages|theme)\b/, '$1'],
  [/^(origin|console-origin|listen-on|tls-cert|tls-key|proxies|cosigner|cosigner-run-by):/, '$1'],
];

/** The questions to ask again; none when a problem has no single question. */
export function flagsIn(problems) {
  const found = problems.map((problem) => {
    const [pattern, flag] = PLACES.find(([one]) => one.test(problem)) ?? [];
    return pattern && flag === '$1' ? pattern.exec(problem)?.[1] : flag;
  });
  return new Set(found.filter(Boolean));
}

async function complete(known, asks) {
  const answers = {};
  const missing = [];
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  for (const [name, { ask, or, after }] of Object.entries(QUESTIONS)) {
    const skipped = after !== undefined && answers[after] === '';
    let answer = known[name];
    if (answer === undefined && !skipped && terminal) {
      const fallback = or ? ` [${or}]` : '';
      answer = (await terminal.question(`${ask}${fallback}: `)).trim();
    }
    if (answer === undefined || answer === '') answer = or;
    if (answer === undefined) missing.push(`--${name}`);
    else answers[name] = answer;
  }
  terminal?.close();
  if (missing.length > 0) throw new Error(`Not told: ${missing.join(' ')}`);
  return answers;
}

const ADDRESS = /^https?:\/\/([\w-]+\.)*[\w-]+(:\d+)?\/?$/;
const HERE = ['127.0.0.1', '::1', 'localhost'];

/** The problems of addresses and certificates, one sentence each, by question. */
export function problemsOf(answers) {
  const { origin, proxies } = answers;
  const problems = [];
  for (const name of ['origin', 'console-origin']) {
    const said = answers[name] !== '' && !ADDRESS.test(answers[name]);
    if (said) problems.push(`${name}: an address like https://play.example, without a path`);
  }
  if (answers.cosigner !== '' && !ADDRESS.test(answers.cosigner)) {
    problems.push('cosigner: an address like https://sign.example:8083, without a path');
  }
  if (answers.cosigner !== '' && !answers['cosigner-run-by']) {
    problems.push('cosigner-run-by: the name by which players are told of whoever runs it');
  }
  if (!/^\d$/.test(proxies)) problems.push('proxies: a number from 0 to 9');
  for (const name of ['tls-cert', 'tls-key']) {
    const file = answers[name];
    const wanted = name === 'tls-key' && answers['tls-cert'] !== '';
    if (file ? !existsSync(file) : wanted) problems.push(`${name}: there is no file ${file ?? ''}`);
  }
  if (answers['tls-cert'] && !origin.startsWith('https:')) {
    problems.push('origin: with a certificate it begins with https:');
  }
  if (!HERE.includes(answers['listen-on']) && !answers['tls-cert'] && proxies === '0') {
    problems.push('listen-on: beyond this machine only with a certificate or behind a proxy');
  }
  return problems;
}

/** The input of the server's setup program. */
export function planOf(answers) {
  const owners = [{ name: answers.owner, displayName: answers['owner-name'] }];
  if (answers['second-owner']) {
    const displayName = answers['second-owner-name'] || answers['second-owner'];
    owners.push({ name: answers['second-owner'], displayName });
  }
  return {
    merchant: {
      code: answers.merchant,
      name: answers.name,
      hosts: list(answers.host),
      currency: answers.currency.toUpperCase(),
      zone: answers.zone,
      cutHour: Number(answers['cut-hour']),
      languages: list(answers.languages.toUpperCase()),
      theme: answers.theme,
      minimumAge: Number(answers.age),
      dialCodes: list(answers['dial-codes'].toUpperCase()),
      lotteries: answers.lotteries === 'all' ? 'all' : list(answers.lotteries),
      senders: sendersOf(answers),
    },
    owners,
  };
}

function sendersOf(answers) {
  const mail = {
    kind: answers['mail-host'] ? 'smtp' : 'outbox',
    host: answers['mail-host'],
    port: Number(answers['mail-port'] || 465),
    secure: answers['mail-port'] === '587' ? 'starttls' : 'tls',
    user: answers['mail-user'] ?? '',
    from: answers['mail-from'] ?? '',
    fromName: answers.name,
    ca: '',
  };
  const sms = {
    kind: answers['sms-url'] ? 'http' : 'outbox',
    url: answers['sms-url'],
    method: 'POST',
    contentType: 'application/json',
    bodyTemplate: answers['sms-body'] ?? '{"to":"{to}","text":"{text}"}',
    successMark: '',
  };
  return { mail, sms };
}

/** The addresses of the installation, as the variables of docs/operate.md. */
export function variablesOf(answers) {
  const all = {
    PUBLIC_ORIGIN: answers.origin.replace(/\/$/, ''),
    CONSOLE_ORIGIN: answers['console-origin'].replace(/\/$/, ''),
    HOST: answers['listen-on'],
    TLS_CERT: answers['tls-cert'],
    TLS_KEY: answers['tls-key'] ?? '',
    COSIGNER_URL: answers.cosigner.replace(/\/$/, ''),
    COSIGNER_RUN_BY: answers['cosigner-run-by'] ?? '',
    TRUSTED_PROXIES: answers.proxies === '0' ? '' : answers.proxies,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
