import { findByText, type Language } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { CATALOGUE, NAMED } from '../catalogue/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ demo: 'whole' });
});
afterAll(() => app.close());

async function gameNames(merchant: string, language: Language) {
  const answer = await app.client({ merchant, language }).call('gameNames', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.list;
}

type Games = Awaited<ReturnType<typeof gameNames>>;

function wronglyFound(games: Games, wanted: readonly (readonly [string, string])[]) {
  return wanted
    .map(([typed, code]) => ({ typed, code, first: findByText(games, typed)[0]?.gameCode }))
    .filter(({ code, first }) => first !== code);
}

/** What a player types, and the code of the lottery that must come first. */
const FIRST: readonly (readonly [typed: string, code: string])[] = [
  ['xsmb', 'XSMB'],
  ['xổ số', 'XSMB'],
  ['xo so', 'XSMB'],
  ['xoso', 'XSMB'],
  ['miền bắc', 'XSMB'],
  ['lô đề', 'XSMB'],
  ['kqxs', 'XSMB'],
  ['xsmn', 'HCM'],
  ['sai gon', 'HCM'],
  ['xsmt', 'HUE'],
  ['đà nẵng', 'DANANG'],
  ['da nang', 'DANANG'],
  ['can tho', 'CANTHO'],
  ['bau cua', 'VBC_1'],
  ['bầu cua', 'VBC_1'],
  ['tài xỉu', 'VTX_1'],
  ['tai xiu', 'VTX_1'],
  ['xoc dia', 'VXD_1'],
  ['huay', 'THAIGOV'],
  ['หวย', 'THAIGOV'],
  ['สลาก', 'THAIGOV'],
  ['ยี่กี', 'YEEKEE'],
  ['ยกี', 'YEEKEE'],
  ['yikee', 'YEEKEE'],
  ['หวยลาว', 'LAO'],
  ['ฮานอย', 'HN_NORMAL'],
  ['ฮานอยพิเศษ', 'HN_SPECIAL'],
  ['หวยหุ้น', 'SET_PM'],
  ['นิเคอิ', 'NIKKEI_AM'],
  ['ไฮโล', 'VTX_1'],
  ['น้ำเต้าปูปลา', 'VBC_1'],
  ['บาคาร่า', 'BCR_1'],
  ['togel', 'POOL5'],
  ['sgp', 'SGP'],
  ['togel singapura', 'SGP'],
  ['hongkong pools', 'HKP'],
  ['sdy', 'SDY'],
  ['toto macau', 'MACAU4D'],
  ['toto', 'TOTO'],
  ['magnum', 'MAGNUM'],
  ['万能', 'MAGNUM'],
  ['六合彩', 'HK6'],
  ['mark six', 'HK6'],
  ['mark6', 'HK6'],
  ['澳门六合彩', 'MO6'],
  ['时时彩', 'SSC1'],
  ['時時彩', 'SSC1'],
  ['重庆时时彩', 'CQSSC'],
  ['北京赛车', 'BJPK10'],
  ['飞艇', 'XYFT'],
  ['快三', 'K3_1'],
  ['加拿大28', 'CA28'],
  ['排列三', 'TCP3P5'],
  ['福彩3d', 'FC3D'],
  ['快乐8', 'KL8'],
  ['骰宝', 'VTX_1'],
  ['鱼虾蟹', 'VBC_1'],
  ['番摊', 'FANTAN_1'],
  ['百家乐', 'BCR_1'],
  ['หวยมาเลย์', 'MYTHAI'],
  ['天津时时彩', 'TJSSC'],
  ['免佣', 'BCB_1'],
  ['骰宝番摊', 'FANTANK3_1'],
  ['五码番摊', 'FANTAN5D_1'],
  ['vietlott', 'VLMEGA'],
  ['power 655', 'VLPOWER'],
  ['max 3d', 'VLMAX3D'],
  ['哈希赛车', 'HASHPK10'],
  ['keno ssc', 'KENOSSC'],
  ['swertres', 'TL3D'],
  ['ez2', 'TL2D'],
  ['6/42', 'TL642'],
  ['ultra lotto', 'TL658'],
  ['color game', 'CLR_1'],
  ['wingo', 'WGG_30'],
  ['keno', 'KENO_1'],
  // One letter wrong, missing or exchanged.
  ['xsmd', 'XSMB'],
  ['huy', 'THAIGOV'],
  ['togl', 'POOL5'],
  ['baccarot', 'BCR_1'],
  ['swetres', 'TL3D'],
  ['bua cua', 'VBC_1'],
  ['mangum', 'MAGNUM'],
  ['yekee', 'YEEKEE'],
];

describe.each(['EN', 'VI', 'TH', 'ID', 'CN'] as const)('in %s', (language) => {
  test('each word of the players finds its lottery first', async () => {
    const games = await gameNames('manila', language);
    const sold = new Set(games.map(({ gameCode }) => gameCode));
    const wanted = FIRST.filter(([, code]) => sold.has(code));
    expect(wanted.length).toBeGreaterThanOrEqual(40);
    expect(wronglyFound(games, wanted)).toEqual([]);
  });
});

/** What comes first where a merchant sells what the words name, or only what is of the kind. */
const FIRST_AT = {
  manila: {
    xsmb: 'VN1',
    'xổ số': 'VN1',
    'xo so': 'VN1',
    huay: 'THAIGOV',
    หวย: 'THAIGOV',
    六合彩: 'HK6',
    'bau cua': 'VBC_1',
    toto: 'TOTO',
  },
  saigon: {
    xsmb: 'XSMB',
    'xổ số': 'XSMB',
    'xo so': 'XSMB',
    huay: 'THAIGOV',
    หวย: 'THAIGOV',
    六合彩: 'HK6',
    'bau cua': 'VBC_1',
    // Saigon sells no such lottery.
    toto: undefined,
  },
} as const;

describe.each(['EN', 'VI', 'TH', 'ID', 'CN'] as const)(
  'the words of five countries in %s',
  (each) => {
    test.each(['manila', 'saigon'] as const)('find their lottery first at %s', async (merchant) => {
      const games = await gameNames(merchant, each);
      const found = Object.keys(FIRST_AT[merchant]).map((typed) => [
        typed,
        findByText(games, typed)[0]?.gameCode,
      ]);
      expect(Object.fromEntries(found)).toEqual(FIRST_AT[merchant]);
    });
  },
);

test('what one merchant does not sell is tested with the other', async () => {
  const games = await gameNames('saigon', 'VI');
  const sold = new Set(games.map(({ gameCode }) => gameCode));
  const wanted = FIRST.filter(([, code]) => sold.has(code));
  expect(wronglyFound(games, wanted)).toEqual([]);
  const manila = (await gameNames('manila', 'VI')).map(({ gameCode }) => gameCode);
  const unsold = FIRST.filter(([, code]) => !sold.has(code) && !manila.includes(code));
  expect(unsold).toEqual([]);
});

test('a visitor sees only the lotteries of the merchant that are on sale', async () => {
  const answer = await app.client({ merchant: 'manila' }).call('gameMenus', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  const onSale = answer.value.groups.flatMap(({ games }) => games.map((game) => game.gameCode));
  const named = (await gameNames('manila', 'EN')).map(({ gameCode }) => gameCode);
  expect(named.toSorted()).toEqual(onSale.toSorted());
});

test('the names of players belong to lotteries and families of the catalogue', () => {
  const codes = new Set(CATALOGUE.map(({ code }) => code));
  const families = new Set(CATALOGUE.map(({ family }) => family));
  expect(NAMED.codes.filter((code) => !codes.has(code))).toEqual([]);
  expect(NAMED.families.filter((family) => !families.has(family))).toEqual([]);
});
