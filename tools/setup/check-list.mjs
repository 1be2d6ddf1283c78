// The texts of the check list of `npm run setup` and `npm run doctor`.

/** What each check is about, by its name at the server. */
export const WORDS = {
  own_house: 'the installation is your own, not the demo',
  published_passwords: 'no operator has a password that is published',
  database_role: 'the server logs in to the database as a role that owns nothing',
  merchants: 'there is a merchant',
  hosts: 'every merchant has a host of the world',
  tls: 'people come by https',
  owners: 'two owners of every merchant have used their links',
  mail: 'mail is sent',
  sms: 'codes go out by SMS',
  lotteries: 'every merchant sells a lottery',
  channels: 'money comes in to an own account or by a provider that is not the sandbox',
  jobs: 'the jobs complete all of their work',
  cosigner: 'the co-signer runs on another machine',
  breached_passwords: 'passwords known from breaches are refused',
};

/** What to do when a check fails. */
export const NEXT = {
  own_house:
    'run npm run setup on an empty data folder or an empty database: a demo is never turned into an own installation',
  published_passwords:
    'reset these operators in the console, under Operators: each gets a link and an own password',
  database_role:
    'migrate as the owner (DATABASE_OWNER_URL) and give the server a role of its own in DATABASE_URL: docs/operate.md, “Roles”',
  merchants: 'run npm run setup: it makes the first merchant',
  hosts: 'let a domain point to this machine and add it to the merchant as a host',
  tls: 'set PUBLIC_ORIGIN to the https address and let a proxy (TRUSTED_PROXIES) or TLS_CERT and TLS_KEY speak TLS: docs/operate.md, “TLS”',
  owners: 'each owner opens the own link. A link that is over: npm run setup -- --new-link NAME',
  mail: 'enter the SMTP server in the console, under Senders; a second person agrees',
  sms: 'enter the SMS gateway in the console, under Senders; a second person agrees',
  lotteries: 'put a lottery on sale in the console, under Lotteries',
  channels:
    'enter an own bank account in the console, under Cashier rules, which a second person agrees to; or name a payment provider in BANK_URL; switch off channels of the sandbox',
  jobs: 'look for these tasks in the log of the server, and mend what it says of them',
  cosigner:
    'let somebody else run apps/cosigner on another machine and name it in COSIGNER_URL and COSIGNER_RUN_BY',
  breached_passwords:
    'get the list of SHA-1 hashes, sorted by hash, and name its file in BREACHED_PASSWORDS',
};

const MARKS = { ok: 'ok     ', missing: 'MISSING', advice: 'advice ' };

/** Prints the list and returns the exit code. */
export function printChecks({ ready, checks }, say = console.log) {
  for (const { check, state, about } of checks) {
    const subject = about.length === 0 ? '' : `: ${about.join('; ')}`;
    say(`  ${MARKS[state]}  ${WORDS[check]}${subject}`);
    if (state !== 'ok') say(`           ${NEXT[check]}`);
  }
  say(ready ? '\nReady to go live.' : '\nNot ready to go live: see what is MISSING.');
  return ready ? 0 : 1;
}
