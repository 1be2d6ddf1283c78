// Who may know whom. tidy.test.ts obeys this table; a new line in it is a decision.

/** A part of the house: where it lies and what of the other parts it may import. */
export interface Part {
  readonly path: string;
  /** Names of parts, or `part/door` for one door of a part. */
  readonly mayImport: readonly string[];
  /** No clock, no I/O, no JSON, no Node, no package from outside. */
  readonly pure?: true;
  /** Runs in a browser: no Node. */
  readonly browser?: true;
  /** Scripts and suites around the house: they may reach into an app's sources. */
  readonly around?: true;
  /** Parts around it that its tests stand on and its program never reaches. */
  readonly testsMayImport?: readonly string[];
}

export const PARTS: Readonly<Record<string, Part>> = {
  values: { path: 'packages/values', mayImport: [], pure: true },
  rules: { path: 'packages/rules', mayImport: ['values'], pure: true },
  ledger: { path: 'packages/ledger', mayImport: ['values'] },
  tls: { path: 'packages/tls', mayImport: [] },
  calls: { path: 'packages/calls', mayImport: ['values'] },
  server: {
    path: 'apps/server',
    mayImport: ['values', 'rules', 'ledger', 'calls', 'tls'],
    testsMayImport: ['demo'],
  },
  // The browser prices a slip and checks a draw with the server's own rules.
  web: {
    path: 'apps/web',
    mayImport: [
      'values',
      'rules',
      'calls/.',
      'calls/player',
      'calls/client',
      'calls/seal',
      'calls/vite',
    ],
    browser: true,
  },
  console: {
    path: 'apps/console',
    mayImport: [
      'values',
      'rules',
      'calls/.',
      'calls/operator',
      'calls/client',
      'calls/seal',
      'calls/vite',
    ],
    browser: true,
  },
  // Three processes that are strangers to the server: they know it by its calls alone.
  studio: { path: 'apps/studio', mayImport: ['values', 'calls/vendor', 'tls'] },
  cosigner: { path: 'apps/cosigner', mayImport: ['values', 'rules', 'tls'] },
  'sandbox-bank': { path: 'apps/sandbox-bank', mayImport: ['values', 'tls'] },
  // Two merchants, their members and operators, and a crowd that plays: laid out around a server.
  demo: {
    path: 'demo',
    mayImport: ['values', 'rules', 'calls', 'server'],
    around: true,
  },
  tools: {
    path: 'tools',
    mayImport: ['values', 'rules', 'ledger', 'calls', 'server', 'tls', 'demo'],
    around: true,
  },
  bench: {
    path: 'bench',
    mayImport: ['values', 'rules', 'ledger', 'calls', 'server', 'tools', 'demo'],
    around: true,
  },
  // What the site's pages sum is compared with the books.
  faults: {
    path: 'faults',
    mayImport: ['values', 'rules', 'ledger', 'calls', 'server', 'web', 'tools', 'demo'],
    around: true,
  },
  // The journeys look for the words that the catalogues of site and console say, and for secrets
  // as the scan does.
  e2e: {
    path: 'e2e',
    mayImport: ['values', 'rules', 'calls', 'server', 'web', 'console', 'tools', 'faults', 'demo'],
    around: true,
  },
};

/** The areas of the server beside its modules, and which other areas each may import. */
export const SERVER_AREAS: Readonly<Record<string, readonly string[]>> = {
  // What an operation is given: context, transaction, keys, clock, signals.
  ground: ['root'],
  // Files that all may read: the chart of accounts, what is stake and result, where the checkout
  // lies.
  root: [],
  modules: ['ground', 'root'],
  // HTTP, session, rate limit, sealing, transaction, error to wire. Nothing imports it.
  edge: ['ground', 'root', 'modules'],
  // The other files directly in src: they put the parts together and start them.
  main: ['ground', 'root', 'modules', 'edge'],
  // A house on a throw-away database, for tests of the modules and for suites around it.
  testing: ['ground', 'root', 'modules', 'edge', 'main'],
};

export const ROOT_FILES: readonly string[] = ['accounts.ts', 'home.ts', 'play-figures.ts'];

/** Which modules of the server a module may reach, each through its `index.ts`. No circles. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  settings: [],
  status: ['settings'],
  messages: ['settings'],
  operators: ['settings', 'messages'],
  uploads: ['settings'],
  members: ['settings', 'messages', 'operators', 'uploads'],
  protection: ['settings', 'messages', 'members', 'operators'],
  kyc: ['settings', 'members', 'messages', 'operators', 'uploads'],
  identity: ['settings', 'status', 'messages', 'members', 'operators', 'protection'],
  wallet: ['settings', 'members', 'operators'],
  games: ['settings', 'members'],
  agents: ['settings', 'members', 'identity', 'messages', 'operators'],
  cashier: [
    'settings',
    'status',
    'messages',
    'members',
    'identity',
    'wallet',
    'operators',
    'protection',
    'kyc',
  ],
  vendors: ['settings', 'members', 'identity', 'wallet', 'games'],
  lottery: [
    'settings',
    'members',
    'wallet',
    'games',
    'agents',
    'messages',
    'operators',
    'protection',
  ],
  agreements: ['settings', 'members', 'messages', 'wallet', 'agents', 'operators'],
  points: ['settings', 'members', 'messages', 'identity', 'wallet', 'operators'],
  promotions: ['settings', 'members', 'messages', 'wallet', 'points', 'operators'],
  vip: ['settings', 'members', 'messages', 'points', 'operators'],
  reports: ['settings', 'members', 'agents'],
  doctor: ['settings', 'operators'],
  // Above all that write something for a new merchant.
  merchants: ['settings', 'operators', 'cashier', 'lottery', 'vendors'],
};

/** Modules in which money moves; no other imports the ledger. */
export const LEDGER_MODULES: readonly string[] = [
  'wallet',
  'cashier',
  'vendors',
  'lottery',
  // Moves nothing itself: it decides within the batch that moves a stake.
  'protection',
  'points',
  'promotions',
  'agreements',
];

/** Modules whose queries read across the tables of others, through views. */
export const ACROSS_MODULES: readonly string[] = ['reports', 'doctor'];

/** The only places that read a clock: there the time enters, and is passed on as `now`. */
export const CLOCK_PLACES: readonly RegExp[] = [/[-/]clock\.ts$/];

/**
 * Where the server parses JSON that it wrote itself. What comes from outside is read by `readJson`,
 * which refuses texts that no column takes.
 */
export const OWN_JSON_PLACES: readonly RegExp[] = [
  /^apps\/server\/src\/ground\/(read-json|database-signals|file-keys)\.ts$/,
  // Looks at the whole of a request, whichever way its parts came.
  /^apps\/server\/src\/edge\/(read-request|first-page|live-tickets)\.ts$/,
  /^apps\/server\/src\/modules\/operators\/audit\/audit-record\.ts$/,
  /^apps\/server\/src\/modules\/lottery\/desk\/edit-(lottery|calendar)\.ts$/,
  /^apps\/server\/src\/modules\/identity\/social\/set-out\.ts$/,
  /^apps\/server\/src\/testing\//,
];

/** Where the demo's merchants are named: the demo, what measures it, and what tells of it. */
export const DEMO_NAME_PLACES: readonly RegExp[] = [
  /^(demo|bench|faults|docs|README\.md)/,
  /^tools\/(snap|weigh|lighthouse)/,
  // The rule itself, and its planted sins.
  /^(tools\/tidy\/demo-names|tidy\.test)\.ts$/,
  // People use the names of cities as passwords.
  /\/common-passwords-table\.ts$/,
];

/** Where a fraction is a pixel or a percentage and never money. */
export const FLOAT_PLACES: readonly RegExp[] = [
  /^apps\/(web|console)\/src\/(art|ui)\//,
  /\/contrast\.ts$/,
  /^(demo|tools|bench|faults|e2e)\//,
];

/** Files that may be long: texts, tables, vectors, tests. */
export const LONG_PLACES: readonly RegExp[] = [
  /\/i18n\//,
  /\/texts?(\/|-[^/]*\.ts$|\.ts$)/,
  /\/refusals\//,
  /^packages\/calls\/src\/(player|operator|vendor)\//,
  /\/vectors\//,
  /\/migrations\//,
  /(^|\/)tables?\//,
  // Drawings are paths and colours.
  /^apps\/web\/src\/art\//,
  /[-/](table|rows|countries|palette)\.tsx?$/,
  /\.test\.tsx?$/,
];

/** Folder and file names that say nothing about what is inside. */
export const EMPTY_NAMES: readonly string[] = [
  'common',
  'shared',
  'lib',
  'libs',
  'util',
  'utils',
  'helper',
  'helpers',
  'core',
  'kit',
  'misc',
];

/** The wire's words, with ours; they appear in packages/calls alone. */
export const WIRE_WORDS: Readonly<Record<string, string>> = {
  vassalage: 'vendor',
  isAgent: 'kind and group of a member',
  numero: 'draw',
};

/** Texts that read the same in another language. */
export const SAME_IN_ALL_LANGUAGES: readonly RegExp[] = [
  // Brands, formats and abbreviations which nobody translates.
  /^[\d\s.,:;/+*#%()[\]{}<>=!?&@|_-]*$/,
  /^\{\w+\}( ?[·:/x×–-]? ?\{\w+\})*$/,
  /^Fairhouse$/,
  /^(Facebook|Telegram|Line|Google|WhatsApp|Zalo|Viber|YouTube|Instagram|GCash|Maya|MoMo)$/,
  /^(CSV|JSON|SMS|OTP|TOTP|QR|PIN|VIP|RTP|ID|IP|PHP|VND|URL|API|SHA-256|HMAC|OK|FAQ|Email|E-mail)$/,
  // Words that Indonesian and Vietnamese share with English.
  /^(Bonus|Total|Total \{side\}|Transfer|Menu|Deposit|E-sports|No\. \{issue\})$/,
  /^(English|简体中文|Bahasa Indonesia|ไทย|Tiếng Việt)$/,
  // Names of games and their terms of art, and places, as players of every language write them.
  /^(SSC|11x5|K3|PK10|PC28|Lucky 28|Keno|Mark Six|WinGo|Togel( 4D)?|Baccarat)$/,
  /^(Top (10|\{n\})|4D 3D 2D|\{n\}D( full| BB)?|Full)$/,
  /^(Tai xiu|Tài,? xỉu|Tài|Xỉu|Xoc dia|Xóc đĩa|Xiên( \{n\}| quay)?|xiên \{n\}|Trượt \{n\})$/,
  /^(Colok( bebas| naga| jitu| Macau)?|Dasar|Silang, homo|Kembang, kempis|As|Kop|Kepala|Ekor)$/,
  /^(Fan-tan|Fan|Kwok|Nim|\d nim \d|[A-E])$/,
  /^(PCSO|\dD|Lucky Pick( \{n\})?|Rambolito( \{n\})?|Straight|\{n\}-Roll)$/,
  /^(Vietnam|Laos|Hanoi|Philippines|Thailand|Hanoi …)$/,
];
