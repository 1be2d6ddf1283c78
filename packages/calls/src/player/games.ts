// The lobby and the launch of games; the wire calls a vendor `vassalage`.
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { nothing, queryInteger, wireAmount, wireId, wireInstant, wireNodeId } from '../wire.ts';

export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'LOCAL', 'SPORTS', 'ESPORTS'] as const;
const gameType = z.enum(GAME_TYPES);
const PLATFORMS = ['html5-desktop', 'html5-mobile', 'flash'] as const;

/** What a merchant marks its games with. `NEW` and `HOT` are marks that games get by themselves. */
export const GAME_BADGES = ['NEW', 'HOT', 'TOP', 'EXCLUSIVE', 'PICK'] as const;

export const GAME_SORTS = ['popular', 'new', 'name', 'rtp', 'minBet', 'maxMultiplier'] as const;

/** The size of a page of favourites: a member's whole list (product.md section 9). */
const FAVOURITES_MOST = 999;

const card = {
  nodeId: z.number().int(),
  gameId: z.string(),
  name: z.string(),
  vendorName: z.string(),
  gameType,
  thumb: z.string().nullable(),
  background: z.string().nullable(),
  /** In parts per million; the lowest and the highest that the game is offered with. */
  rtpLow: z.number().int(),
  rtpHigh: z.number().int(),
  volatility: z.number().int().nullable(),
  hitRate: z.number().int().nullable(),
  maxMultiplier: z.string().nullable(),
  minBet: wireAmount.nullable(),
  maxBet: wireAmount.nullable(),
  /** The most that a round may pay: bets that could win more are not taken; null if not known. */
  maxWin: wireAmount.nullable(),
  features: z.array(z.string()),
  themes: z.array(z.string()),
  isNew: z.boolean(),
  isHot: z.boolean(),
  /** Set by the merchant; `NEW` and `HOT` are among the marks above. */
  badges: z.array(z.enum(GAME_BADGES).exclude(['NEW', 'HOT'])),
  hasDemo: z.boolean(),
  /** Of a list that keeps games which cannot be opened now. */
  isAvailable: z.boolean(),
};

const wireCard = z.object({ ...card, vassalage: z.string() });

/** The fields with the vendor by its own name. */
type Named<Fields extends { readonly vassalage?: unknown }> = Omit<Fields, 'vassalage'> & {
  readonly vendor: Fields['vassalage'];
};

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null;
const ownCard = z.custom<Named<z.output<typeof wireCard>>>(isFields);

/** A game's card. */
export const gameCard = z.codec(wireCard, ownCard, {
  decode: ({ vassalage, ...rest }) => ({ ...rest, vendor: vassalage }),
  encode: ({ vendor, ...rest }) => ({ ...rest, vassalage: vendor }),
});

/** What a request says of its client; only the session and the headers decide. */
const client = {
  clientType: queryInteger(0, 99).optional(),
  platform: z.enum(PLATFORMS).optional(),
  language: z.string().max(8).optional(),
} as const;

const listPages = {
  pageNo: queryInteger(1, 1000).default(1),
  pageSize: queryInteger(1, FAVOURITES_MOST).default(60),
} as const;

const cardPage = z.object({
  list: z.array(gameCard),
  total: z.number().int(),
  pageNo: z.number().int(),
  pageSize: z.number().int(),
});

const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));

const reading = [{ per: 'address', count: 240, seconds: 60 }] as const;
const own = [{ per: 'session', count: 120, seconds: 60 }] as const;

const historyPages = longList({ gameRounds: ['time', 'text', 'text'] });

const wireListRequest = z.strictObject({
  ...client,
  ...listPages,
  merchant: z.string().max(40).optional(),
  merchantCode: z.string().max(40).optional(),
  gameType: gameType.optional(),
  /** One game alone. */
  nodeId: queryInteger(1, 1_000_000_000).optional(),
  /** Several, separated by commas: any of them. */
  vassalage: z.string().max(400).optional(),
  q: z.string().trim().max(60).optional(),
  sort: z.enum(GAME_SORTS).default('popular'),
  /** Several, separated by commas: any of them. */
  features: z.string().max(200).optional(),
  themes: z.string().max(200).optional(),
  volatility: z.string().max(20).optional(),
  minRtp: queryInteger(0, 1_000_000).optional(),
  maxRtp: queryInteger(0, 1_000_000).optional(),
  hasDemo: z.enum(['true']).optional(),
  hasJackpot: z.enum(['true']).optional(),
  isNew: z.enum(['true']).optional(),
});

const listRequest = z.codec(
  wireListRequest,
  z.custom<Named<z.output<typeof wireListRequest>>>(isFields),
  {
    decode: ({ vassalage, ...rest }) => ({ ...rest, vendor: vassalage }),
    encode: ({ vendor, ...rest }) => ({ ...rest, vassalage: vendor }),
  },
);

/** Where the page stands that shows the game; only an origin of the merchant's counts. */
const siteOrigin = z.string().max(300).optional();

const launchFields = {
  gameId: z.string().max(64).optional(),
  roomId: z.string().max(64).optional(),
  nodeId: wireNodeId,
  accountType: z.literal(1).default(1),
  confirmTrans: z.union([z.literal(0), z.literal(1)]).default(0),
  launchMode: z.literal('GLS').default('GLS'),
  platform: z.enum(PLATFORMS).default('html5-desktop'),
  clientType: z.number().int().min(0).max(99).default(3),
  /** Both must be the session's own. */
  username: z.string().max(255),
  token: z.string().max(128),
  merchantCode: z.string().max(40),
  language: z.string().max(8),
  siteOrigin,
} as const;

const wireLaunchRequest = z.strictObject({ ...launchFields, vassalage: z.string().max(40) });
const launchRequest = z.codec(
  wireLaunchRequest,
  z.custom<Named<z.output<typeof wireLaunchRequest>>>(isFields),
  {
    decode: ({ vassalage, ...rest }) => ({ ...rest, vendor: vassalage }),
    encode: ({ vendor, ...rest }) => ({ ...rest, vassalage: vendor }),
  },
);

const wireTrialRequest = z.strictObject({
  nodeId: wireNodeId,
  vassalage: z.string().max(40).optional(),
  platform: z.enum(PLATFORMS).default('html5-desktop'),
  clientType: z.number().int().min(0).max(99).default(3),
  language: z.string().max(8).optional(),
  merchantCode: z.string().max(40).optional(),
  siteOrigin,
});
const trialRequest = z.codec(
  wireTrialRequest,
  z.custom<Named<z.output<typeof wireTrialRequest>>>(isFields),
  {
    decode: ({ vassalage, ...rest }) => ({ ...rest, vendor: vassalage }),
    encode: ({ vendor, ...rest }) => ({ ...rest, vassalage: vendor }),
  },
);

const launchAnswer = z.object({
  game_url: z.string(),
  /** The address for a phone, where the vendor has one. */
  game_url2: z.string().optional(),
  open: z.enum(['frame', 'window', 'route']),
  sandbox: z.string(),
  allow: z.string(),
});

/** What a player reports of a game. */
const PROBLEMS = ['PAYOUT', 'STUCK', 'LOADING', 'OTHER'] as const;
/** The length of a report, in characters. */
const REPORT_LENGTH = 500;

/** The refusals of a launch, beside those of every call. */
const LAUNCH_REFUSALS = [
  'game.unavailable',
  'game.region',
  'game.maintenance',
  'game.vendor.failed',
] as const;

const freeRounds = z.object({
  id: wireId('reward'),
  card: gameCard,
  count: z.number().int(),
  left: z.number().int(),
  /** The stake that a round stands for. */
  value: wireAmount,
  won: wireAmount,
  endsAt: wireInstant,
});

export const gameCalls = {
  vassGameType: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    module: 'GAMELO3',
    audience: 'visitor',
    about: 'The types of games that can be opened, with their numbers, of all vendors or of one.',
    limits: reading,
    request: z.codec(
      z.strictObject({
        ...client,
        merchantCode: z.string().max(40).optional(),
        vassalage: z.string().max(40).optional(),
      }),
      z.object({ vendor: z.string().optional() }),
      {
        decode: ({ vassalage }) => ({ vendor: vassalage }),
        encode: ({ vendor }) => ({ vassalage: vendor }),
      },
    ),
    response: z.array(z.object({ gameType, count: z.number().int() })),
    refusals: [],
  },
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    module: 'GAMELO3',
    audience: 'visitor',
    about: 'Games by type and vendor, filtered, searched and sorted, with counts by filter.',
    limits: reading,
    request: listRequest,
    response: z.object({
      list: z.array(gameCard),
      total: z.number().int(),
      pageNo: z.number().int(),
      pageSize: z.number().int(),
      facets: z.object({ vendors: facet, features: facet, themes: facet, volatility: facet }),
    }),
    refusals: [],
  },
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    module: 'GAMELOHOT3',
    audience: 'visitor',
    about: 'The games that most members played in the last two days, pinned ones first.',
    limits: reading,
    request: z.codec(
      z.strictObject({
        ...client,
        merchantCode: z.string().max(40).optional(),
        isPlatform: queryInteger(0, 9).optional(),
        vassalage: z.string().max(40).optional(),
      }),
      z.object({ vendor: z.string().optional() }),
      {
        decode: ({ vassalage }) => ({ vendor: vassalage }),
        encode: ({ vendor }) => ({ vassalage: vendor }),
      },
    ),
    response: z.object({ list: z.array(gameCard) }),
    refusals: [],
  },
  recommendedGames: {
    method: 'GET',
    path: '/wps/game/recommended',
    module: 'GAMELO3',
    audience: 'visitor',
    about:
      'Games that members play on the same days as the caller’s most played ones; hot ones for visitors.',
    limits: reading,
    request: z.strictObject(client),
    response: z.object({
      /** `none` where nothing is recommended: near a limit, or on a break and a day after it. */
      basis: z.enum(['played', 'hot', 'none']),
      list: z.array(gameCard),
    }),
    refusals: [],
  },
  recentlyPlayed: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    module: 'GAMELOREC3',
    audience: 'trial',
    about: 'The last 30 games that the caller opened, also those that cannot be opened now.',
    limits: own,
    request: z.strictObject(client),
    response: z.object({ list: z.array(gameCard) }),
    refusals: [],
  },
  favouriteGames: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    module: 'GAMELOFAV3',
    audience: 'trial',
    about: 'The caller’s favourite games, the latest first.',
    limits: own,
    request: z.strictObject({ ...client, ...listPages, gameType: gameType.optional() }),
    response: cardPage,
    refusals: [],
  },
  freeRounds: {
    method: 'GET',
    path: '/wps/game/free_rounds',
    module: 'GAMELO3',
    audience: 'trial',
    about:
      'The free rounds that the caller can play now, those that end first before the others. ' +
      'Trial members have none.',
    limits: own,
    request: z.strictObject(client),
    response: z.object({ list: z.array(freeRounds) }),
    refusals: [],
  },
  gameHistory: {
    method: 'GET',
    path: '/wps/game/history',
    module: 'GAMELO3',
    audience: 'trial',
    about: 'The caller’s rounds at vendors, the latest first, of all games or of one.',
    limits: own,
    request: historyPages.request({ nodeId: queryInteger(1, 1_000_000_000).optional() }),
    response: historyPages.response(
      z.object({
        nodeId: z.number().int().nullable(),
        /** Empty where the vendor named a game that it does not list. */
        gameName: z.string(),
        vendorName: z.string(),
        round: z.string(),
        state: z.enum(['OPEN', 'CLOSED', 'ROLLED_BACK', 'VOID']),
        at: wireInstant,
        staked: wireAmount,
        paid: wireAmount,
        refunded: wireAmount,
      }),
    ),
    refusals: [],
  },
  gameRoundPage: {
    method: 'GET',
    path: '/wps/game/round',
    module: 'GAMELO3',
    audience: 'trial',
    about: 'The vendor’s page of one of the caller’s rounds, for a frame; null where it has none.',
    limits: own,
    request: z.strictObject({
      nodeId: queryInteger(1, 1_000_000_000),
      round: z.string().min(1).max(128),
    }),
    response: z.object({ url: z.string().nullable() }),
    refusals: ['game.unavailable', 'game.round_unknown'],
  },
  gameReport: {
    method: 'POST',
    path: '/wps/game/report',
    module: 'GAMELO3',
    audience: 'member',
    about:
      'Reports a problem with a game to the operator, with the caller’s own round if there is one.',
    limits: [{ per: 'session', count: 10, seconds: 3600 }],
    request: z.strictObject({
      nodeId: wireNodeId,
      round: z.string().min(1).max(128).optional(),
      problem: z.enum(PROBLEMS),
      content: z.string().trim().min(1).max(REPORT_LENGTH),
      /** What the game said last, as it named it. */
      errorCode: z.string().max(64).optional(),
    }),
    response: nothing,
    refusals: ['game.unavailable', 'game.round_unknown'],
  },
  addFavouriteGame: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    module: 'GAMELOFAV3',
    audience: 'trial',
    about: 'Adds a favourite game; adding it again changes nothing.',
    limits: own,
    request: z.strictObject({ nodeId: wireNodeId }),
    response: nothing,
    refusals: ['game.unavailable'],
  },
  removeFavouriteGame: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    module: 'GAMELOFAV3',
    audience: 'trial',
    about: 'Removes a favourite game; removing it again changes nothing.',
    limits: own,
    request: z.strictObject({ nodeId: queryInteger(1, 1_000_000_000) }),
    response: nothing,
    refusals: [],
  },
  launchGame: {
    method: 'POST',
    path: '/wps/game/launchGame',
    module: 'GAMELO3',
    audience: 'trial',
    about: 'Opens a game: a one-use token is issued and the vendor is asked for the address.',
    noTransaction: true,
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: launchRequest,
    response: launchAnswer,
    refusals: [
      ...LAUNCH_REFUSALS,
      'game.session_mismatch',
      'member.frozen',
      'protection.timeout',
      'protection.excluded',
      'protection.session_limit',
      'protection.reality_check',
    ],
  },
  trialGame: {
    method: 'POST',
    path: '/wps/relay/GCS_gameTrialLaunch',
    module: 'GAMELO3',
    audience: 'visitor',
    about: 'Opens a game for play units that the vendor keeps; no account and no wallet take part.',
    noTransaction: true,
    limits: [{ per: 'address', count: 20, seconds: 60 }],
    request: trialRequest,
    response: launchAnswer,
    refusals: [
      ...LAUNCH_REFUSALS,
      'protection.timeout',
      'protection.excluded',
      'protection.session_limit',
    ],
  },
  jackpots: {
    method: 'GET',
    path: '/wps/relay/VIS_getJackpot',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The pots of games as they were reported within a minute, with their sum by game type.',
    limits: reading,
    request: z.strictObject({ ...client, merchantCode: z.string().max(40).optional() }),
    response: z.object({
      total: wireAmount,
      categories: z.array(z.object({ gameType, amount: wireAmount })),
      list: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          amount: wireAmount,
          at: wireInstant,
          nodeIds: z.array(z.number().int()),
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
