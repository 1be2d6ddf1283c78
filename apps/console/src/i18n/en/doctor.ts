// What an installation lacks to go live, in the operator's words.
export const texts = {
  'menu.doctor': 'Going live',
  'doctor.ready': 'Nothing is missing: the installation is ready to go live.',
  'doctor.notReady': 'Put right what is missing before real players come.',
  'doctorState.ok': 'In order',
  'doctorState.missing': 'Missing',
  'doctorState.advice': 'Advised',
  'doctor.own_house': 'The installation is your own, not the demo',
  'doctor.published_passwords': 'No operator has a published password',
  'doctor.database_role': 'The server logs in to the database as a role that owns nothing',
  'doctor.merchants': 'There is a merchant',
  'doctor.hosts': 'Every merchant has a public host name',
  'doctor.tls': 'The site is reached by https',
  'doctor.owners': 'Every merchant has two owners who have come in',
  'doctor.mail': 'Mail is sent',
  'doctor.sms': 'Codes go out by SMS',
  'doctor.lotteries': 'Every merchant sells a lottery',
  'doctor.channels': 'Money comes in to an own account or by a provider that is not the sandbox',
  'doctor.jobs': 'The jobs complete all of their work',
  'doctor.cosigner': 'The co-signer runs on another machine',
  'doctor.breached_passwords': 'Passwords known from breaches are refused',
  'doctorNext.own_house':
    'Run npm run setup on an empty data folder or an empty database: a demo is never turned into your own installation.',
  'doctorNext.published_passwords':
    'Reset these operators under Operators: each gets a link and a password of their own.',
  'doctorNext.database_role':
    'Migrate as the owner (DATABASE_OWNER_URL) and give the server a role of its own in DATABASE_URL: docs/operate.md, “Roles”.',
  'doctorNext.merchants': 'Run npm run setup: it makes the first merchant.',
  'doctorNext.hosts': 'Let a domain point to this machine and add it to the merchant as a host.',
  'doctorNext.tls':
    'Set PUBLIC_ORIGIN to the https address and let a proxy (TRUSTED_PROXIES) or TLS_CERT and TLS_KEY speak TLS: docs/operate.md, “TLS”.',
  'doctorNext.owners':
    'Each owner opens the own link. A link that is over: npm run setup -- --new-link NAME.',
  'doctorNext.mail': 'Enter the SMTP server under Senders; a second person agrees.',
  'doctorNext.sms':
    'Enter the SMS gateway under Senders, or switch off what needs codes by SMS; a second person agrees.',
  'doctorNext.lotteries': 'Put a lottery on sale under Lotteries.',
  'doctorNext.channels':
    'Enter an own bank account under Cashier rules, which a second person agrees to; or name a payment provider (BANK_URL). Switch off channels of the sandbox.',
  'doctorNext.jobs':
    'Look for these tasks in the log of the server, and mend what it says of them.',
  'doctorNext.cosigner':
    'Let somebody else run apps/cosigner on another machine and name it in COSIGNER_URL and COSIGNER_RUN_BY.',
  'doctorNext.breached_passwords':
    'Get the list of SHA-1 hashes, sorted by hash, and name its file in BREACHED_PASSWORDS.',
};
