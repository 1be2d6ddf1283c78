import type { SlotModel } from '../slot-model.ts';

/** Jeepney Joy (games.md 5.3), version 1. */
export const JEEPNEY_JOY: SlotModel = {
  code: 'jeepney-joy',
  version: 1,
  names: {
    EN: 'Jeepney Joy',
    CN: '吉普尼狂欢',
    ID: 'Jeepney Ceria',
    TH: 'จี๊ปนี่เริงร่า',
    VI: 'Xe Jeepney Vui Vẻ',
  },
  theme:
    'Chrome and painted tin: horns, mirrors, side signs, a silver horse as wild; three by three like a windscreen.',
  art: {
    W: 'silver horse',
    H1: 'chrome horn',
    H2: 'route sign',
    H3: 'steering wheel',
    L1: 'mirror',
    L2: 'tin star',
    L3: 'tassel',
    L4: 'coin tray',
  },
  kind: 'lines',
  reels: 3,
  rows: 3,
  symbols: {
    W: { wild: true, multiplier: 2 },
    H1: {},
    H2: {},
    H3: {},
    L1: {},
    L2: {},
    L3: {},
    L4: {},
  },
  pays: {
    W: { 3: 10_000 },
    H1: { 3: 2500 },
    H2: { 3: 1000 },
    H3: { 3: 600 },
    L1: { 3: 300 },
    L2: { 3: 150 },
    L3: { 3: 80 },
    L4: { 3: 50 },
  },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  strips: {
    base: [
      'L2 L4 L3 L1 L4 L2 L1 H2 L1 L2 L4 L3 L2 L1 L4 H3 L4 H2 L3 H1 L3 L4 L3 L4 L3 W L3 H3 L2 H1 L4 H3',
      'L4 H3 L3 L4 H2 L4 L3 L2 L4 L3 H1 L2 W L1 H2 L1 L3 L4 L2 L4 L2 L3 L4 L3 L2 H3 L1 H3 L3 L4 L1 W',
      'H1 L2 L3 L2 H3 L3 L1 L4 H2 H3 L1 L2 L4 L3 W H3 L4 L2 L1 L2 L3 L4 L3 L4 H1 L4 H2 L4 L3 L4 L3 L1',
    ],
  },
  features: {},
  modes: { base: { cost: 100 } },
  volatility: 'MEDIUM',
  exact: {
    base: {
      rtp: '0.9612274170',
      hitRate: '0.2529296875',
      variance: '29.11555510',
      sigma: '5.395883',
      rtpFraction: '62995/65536',
      cases: 32_768,
      maxWin: 10_360,
      maxWinRate: '0.0000305176',
    },
  },
};
