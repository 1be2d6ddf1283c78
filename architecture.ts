// Which parts may import which. architecture.test.ts enforces this table; a new entry is a
// decision.

/** A part of the project: its path, and the other parts that it may import. */
export interface Part {
  readonly path: string;
  /** Names of parts, or `part/entry` for one entry point of a part. */
  readonly mayImport: readonly string[];
  /** No clock, no I/O, no JSON, no Node, no npm package but those of `mayUse`. */
  readonly pure?: true;
  /** Audited npm packages without I/O that a pure part may import. */
  readonly mayUse?: readonly string[];
  /** Runs in a browser: no Node. */
  readonly browser?: true;
  /** Scripts and test suites: they may import an app's sources. */
  readonly mayImportSources?: true;
  /** Parts that its tests import and its program does not. */
  readonly testsMayImport?: readonly string[];
}

export const PARTS: Readonly<Record<string, Part>> = {
  values: { path: 'packages/values', mayImport: [], pure: true },
  rules: {
    path: 'packages/rules',
    mayImport: ['values'],
    pure: true,
    mayUse: ['@noble/hashes', '@noble/curves'],
  },
  // Hashes of proofs by Node, for the programs that make and check many.
  hashes: { path: 'packages/hashes', mayImport: ['rules'] },
  ledger: { path: 'packages/ledger', mayImport: ['values'] },
  tls: { path: 'packages/tls', mayImport: [] },
  // The shapes of proofs are of the types that the rules verify.
  calls: { path: 'packages/calls', mayImport: ['values', 'rules'] },
  server: {
    path: 'apps/server',
    mayImport: ['values', 'rules', 'hashes', 'ledger', 'calls', 'tls'],
    testsMayImport: ['demo'],
  },
  // The browser prices a slip and verifies a draw with the server's own rules.
  web: {
    path: 'apps/web',
    mayImport: [
      'values',
      'rules',
      'calls/.',
      'calls/player',
      'calls/client',
      'calls/seal',
      'calls/proof',
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
  // The studio's games in the browser: the calls of the studio, and the rules that verify a round.
  'studio-client': { path: 'apps/studio-client', mayImport: ['values', 'rules'], browser: true },
  // Three processes that are external to the server: they use only its calls, and the pure rules
  // that a player checks a round with.
  studio: { path: 'apps/studio', mayImport: ['values', 'rules', 'hashes', 'calls/vendor', 'tls'] },
  cosigner: { path: 'apps/cosigner', mayImport: ['values', 'rules', 'tls'] },
  'sandbox-bank': { path: 'apps/sandbox-bank', mayImport: ['values', 'tls'] },
  // Two merchants, their members and operators, and simulated players: provisioned into a server.
  demo: {
    path: 'demo',
    mayImport: ['values', 'rules', 'calls', 'server'],
    mayImportSources: true,
  },
  tools: {
    path: 'tools',
    mayImport: [
      'values',
      'rules',
      'ledger',
      'calls',
      'server',
      'studio',
      'studio-client',
      'tls',
      'demo',
    ],
    mayImportSources: true,
  },
  bench: {
    path: 'bench',
    mayImport: ['values', 'rules', 'ledger', 'calls', 'server', 'studio', 'tools', 'demo'],
    mayImportSources: true,
  },
  // The sums on the site's pages are compared with the books.
  faults: {
    path: 'faults',
    mayImport: ['values', 'rules', 'ledger', 'calls', 'server', 'web', 'tools', 'demo'],
    mayImportSources: true,
  },
  // The journeys look for texts of the catalogues of site and console, and for secrets as the scan
  // does.
  e2e: {
    path: 'e2e',
    mayImport: ['values', 'rules', 'calls', 'server', 'web', 'console', 'tools', 'faults', 'demo'],
    mayImportSources: true,
  },
};

/** The areas of the server beside its modules, and which other areas each may import. */
export const SERVER_AREAS: Readonly<Record<string, readonly string[]>> = {
  // The context of operations: database, transaction, keys, clock, signals.
  platform: ['root'],
  // Files that every area may import: the chart of accounts, the kinds of stakes and results, the
  // path of the checkout.
  root: [],
  modules: ['platform', 'root'],
  // HTTP, session, rate limit, sealing, transaction, errors. Imported by no other area.
  http: ['platform', 'root', 'modules'],
  // The other files directly in src: they assemble the parts and start them.
  main: ['platform', 'root', 'modules', 'http'],
  // A server on a temporary database, for tests of the modules and for other suites.
  testing: ['platform', 'root', 'modules', 'http', 'main'],
};

export const ROOT_FILES: readonly string[] = [
  'accounts.ts',
  'home.ts',
  'play-figures.ts',
  'turnover-shares.ts',
];

/**
 * Which other modules a module of the server may import, each through its `index.ts`. No cycles.
 */
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
  contracts: ['settings', 'members', 'wallet', 'messages', 'operators'],
  cashier: [
    'settings',
    'status',
    'messages',
    'members',
    'identity',
    'wallet',
    'contracts',
    'operators',
    'protection',
    'kyc',
  ],
  // Registration joins their tree through `InvitationLinks`, which identity is given.
  agents: [
    'settings',
    'messages',
    'members',
    'operators',
    'protection',
    'identity',
    'wallet',
    'cashier',
  ],
  vendors: [
    'settings',
    'uploads',
    'members',
    'identity',
    'status',
    'wallet',
    'protection',
    'operators',
    'agents',
    'messages',
  ],
  lottery: ['settings', 'members', 'wallet', 'messages', 'operators', 'protection', 'agents'],
  reports: ['settings', 'members', 'operators'],
  doctor: ['settings', 'operators'],
  // Depends on all modules that write something for a new merchant.
  merchants: ['settings', 'operators', 'cashier', 'lottery', 'vendors'],
};

/**
 * The folders and files directly in `src` of the site and of the console by level, the lowest
 * first: each imports only levels before its own, and no feature imports another. What two features
 * use is in a level below them; what joins two features is a page.
 */
export const LAYERS: Readonly<Record<'web' | 'console', readonly (readonly string[])[]>> = {
  web: [
    ['browser', 'urls.ts'],
    ['i18n', 'session', 'navigation', 'modals'],
    ['ui', 'gate'],
    ['art', 'parts', 'calls'],
    ['site', 'balance', 'draws'],
    ['centre'],
    ['features'],
    ['pages'],
    ['app'],
    ['main.tsx', 'first-page.tsx'],
  ],
  console: [
    ['i18n', 'urls.ts'],
    ['ui'],
    ['calls'],
    ['acts', 'records'],
    ['setting-panel'],
    ['features'],
    ['pages'],
    ['app'],
    ['main.tsx'],
  ],
};

/**
 * The sub-modules of a large module: its folders, and which others of the same module each may
 * import, through its `index.ts`. No cycles. The files directly in the module's folder may import
 * every sub-module; no sub-module imports them.
 */
export const SUBMODULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  lottery: {
    hashing: [],
    'ledger-entries': ['hashing'],
    catalogue: [],
    draws: ['hashing'],
    boards: ['catalogue', 'draws'],
    orders: ['hashing', 'catalogue', 'draws', 'boards'],
    placing: ['hashing', 'catalogue', 'draws', 'orders'],
    cancelling: ['ledger-entries', 'catalogue', 'orders', 'placing'],
    chasing: [
      'hashing',
      'ledger-entries',
      'catalogue',
      'draws',
      'boards',
      'orders',
      'placing',
      'cancelling',
    ],
    sharing: ['hashing', 'ledger-entries', 'catalogue', 'draws', 'boards', 'orders', 'placing'],
    rounds: ['hashing', 'draws', 'boards', 'orders'],
    witness: ['hashing', 'draws'],
    proof: ['hashing', 'draws', 'orders', 'sharing', 'rounds', 'witness'],
    drawing: ['hashing', 'catalogue', 'draws', 'rounds', 'witness'],
    feeds: ['catalogue', 'draws', 'witness'],
    settling: ['ledger-entries', 'catalogue', 'draws'],
    audits: ['hashing'],
    backoffice: ['catalogue', 'draws', 'boards', 'orders', 'feeds', 'settling'],
  },
  agents: {
    accounts: [],
    figures: [],
    rebates: ['accounts', 'figures'],
    reports: ['figures', 'accounts'],
    quotas: ['accounts'],
    tree: ['figures', 'accounts', 'quotas'],
    links: ['accounts', 'quotas', 'tree'],
    transfers: ['accounts'],
    freezes: ['accounts', 'tree'],
    backoffice: ['figures', 'accounts', 'quotas', 'tree', 'links', 'transfers'],
  },
  vendors: {
    records: [],
    sessions: ['records'],
    sandboxes: ['records', 'sessions'],
    'house-jackpots': ['records'],
    transactions: ['records', 'sessions', 'house-jackpots'],
    hub88: ['records', 'sessions', 'transactions', 'sandboxes', 'house-jackpots'],
    outbound: ['records'],
    lab: ['records', 'outbound', 'sandboxes', 'hub88'],
    catalogue: ['records', 'outbound'],
    recommending: [],
    lobby: ['records', 'sessions', 'outbound', 'recommending'],
    launching: ['records', 'sessions', 'outbound', 'lobby'],
    figures: ['records'],
    commissions: ['records'],
    rounds: ['records', 'outbound', 'transactions'],
    'play-dialect': ['records', 'transactions'],
    'free-rounds': ['records', 'outbound', 'lobby'],
    backoffice: ['records', 'catalogue', 'outbound', 'rounds', 'lobby'],
    'merchant-games': ['records', 'lobby'],
    'max-wins': ['records'],
  },
  identity: {
    devices: [],
    contacts: ['devices'],
    sessions: ['devices', 'contacts'],
    attempts: ['devices', 'sessions'],
    human: ['attempts'],
    codes: ['contacts', 'human'],
    factors: ['devices', 'contacts', 'sessions', 'attempts', 'human', 'codes'],
    passwords: ['sessions'],
    social: ['devices', 'sessions', 'attempts', 'factors'],
    login: ['devices', 'contacts', 'sessions', 'attempts', 'human', 'codes', 'factors', 'social'],
    registration: [
      'devices',
      'contacts',
      'sessions',
      'attempts',
      'human',
      'codes',
      'passwords',
      'social',
    ],
    reset: ['contacts', 'sessions', 'attempts', 'human', 'codes', 'factors', 'passwords'],
    security: ['devices', 'sessions', 'attempts', 'factors'],
  },
  cashier: {
    settings: [],
    provider: [],
    orders: [],
    'payment-profiles': [],
    risks: ['settings'],
    cards: ['settings', 'payment-profiles', 'risks'],
    channels: ['settings', 'provider'],
    deposits: ['settings', 'provider', 'orders', 'payment-profiles', 'risks', 'channels'],
    withdrawals: ['settings', 'provider', 'orders', 'payment-profiles', 'risks', 'cards'],
    callbacks: ['settings', 'provider', 'deposits', 'withdrawals'],
    'order-check': ['orders', 'deposits', 'withdrawals'],
    backoffice: [
      'settings',
      'provider',
      'orders',
      'payment-profiles',
      'risks',
      'cards',
      'channels',
      'deposits',
      'withdrawals',
    ],
  },
  contracts: {
    terms: [],
    offers: ['terms'],
    bills: ['terms'],
    debts: [],
    paying: ['terms', 'offers', 'debts'],
    realtime: ['terms', 'bills', 'debts'],
    simulation: ['terms', 'offers', 'bills', 'realtime'],
    explain: ['terms', 'offers', 'bills', 'debts'],
    importing: ['terms', 'offers'],
    backoffice: ['terms', 'offers', 'bills', 'debts', 'paying', 'importing'],
  },
  members: {
    records: [],
    credentials: [],
    contacts: ['records'],
    names: ['records'],
    profile: ['records', 'credentials'],
    backoffice: ['records', 'credentials', 'contacts', 'names'],
  },
};

/** Modules in which money moves; no others import the ledger. */
export const LEDGER_MODULES: readonly string[] = [
  'wallet',
  'contracts',
  'cashier',
  'vendors',
  'lottery',
  'agents',
  // Moves nothing itself: it decides within the batch that moves a stake.
  'protection',
];

/** Modules whose queries read tables of other modules, through views. */
export const ACROSS_MODULES: readonly string[] = ['reports', 'doctor', 'agents', 'contracts'];

/** The only places that read a clock; they pass the time on as `now`. */
export const CLOCK_PLACES: readonly RegExp[] = [/[-/]clock\.ts$/];

/**
 * Where the server parses JSON that it wrote itself. JSON from outside is parsed by `readJson`,
 * which refuses texts that no column accepts.
 */
export const OWN_JSON_PLACES: readonly RegExp[] = [
  /^apps\/server\/src\/platform\/(read-json|database\/database-signals|keys\/file-keys)\.ts$/,
  // They parse a whole request, regardless of its transport.
  /^apps\/server\/src\/http\/(read-request|pages\/first-page|live\/live-tickets)\.ts$/,
  /^apps\/server\/src\/modules\/operators\/audit\/audit-record\.ts$/,
  /^apps\/server\/src\/modules\/lottery\/backoffice\/edit-(lottery|calendar)\.ts$/,
  /^apps\/server\/src\/modules\/identity\/social\/start-provider-login\.ts$/,
  /^apps\/server\/src\/testing\//,
];

/** Where the demo's merchants are named: the demo, its measurements, and its documentation. */
export const DEMO_NAME_PLACES: readonly RegExp[] = [
  /^(demo|bench|faults|docs|README\.md)/,
  /^tools\/(snap|weigh|lighthouse)/,
  // The rule itself, and its planted violations.
  /^(tools\/architecture\/demo-names|architecture\.test)\.ts$/,
  // Names of cities are common passwords.
  /\/common-passwords-table\.ts$/,
];

/** Where a fraction is a pixel or a percentage and never money. */
export const FLOAT_PLACES: readonly RegExp[] = [
  /^apps\/(web|console|studio-client)\/src\/(art|ui)\//,
  /\/contrast\.ts$/,
  /^(demo|tools|bench|faults|e2e)\//,
];

/** Files that may be long: texts, tables, vectors, tests. */
export const LONG_PLACES: readonly RegExp[] = [
  /^architecture\.ts$/,
  /\/i18n\//,
  /\/texts?(\/|-[^/]*\.ts$|\.ts$)/,
  /\/refusals\//,
  /^packages\/calls\/src\/(player|operator|vendor)\//,
  /\/vectors\//,
  /\/migrations\//,
  /(^|\/)tables?\//,
  // Drawings are paths and colours; a style sheet is one rule after another.
  /^apps\/(web|studio-client)\/src\/art\//,
  /^apps\/studio-client\/src\/styles\//,
  /[-/](table|rows|countries|palette)\.tsx?$/,
  /\.test\.tsx?$/,
];

/** Names of folders and files that do not describe their content. */
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

/** Wire words, with the internal ones; they are used in packages/calls only. */
export const WIRE_WORDS: Readonly<Record<string, string>> = {
  vassalage: 'vendor',
  isAgent: 'kind and group of a member',
  numero: 'draw',
};

/** Words of former versions that names and comments no longer use, with what replaces each. */
export const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  desk: 'back office, console',
  desks: 'back office, console',
  purse: 'payment profile',
  rider: 'participant',
  riders: 'participants',
  told: 'reported, notified',
  anew: 'again',
  tidy: 'normalize, architecture',
  whoever: 'a name of who',
  kin: 'a name of what',
};

/** Where such a word is data: a stored field, a title that is looked for, a text. */
export const PRIVATE_WORD_PLACES: readonly RegExp[] = [
  /\/i18n\//,
  /^architecture(\.test)?\.ts$/,
  // Fields of stored approvals and of a file that other runs read.
  /\/cashier\/backoffice\/review-deposit\.ts$/,
  /^faults\/request-history\.ts$/,
];
