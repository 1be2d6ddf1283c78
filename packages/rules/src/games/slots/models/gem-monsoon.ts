import type { SlotModel } from '../slot-model.ts';

/** Gem Monsoon (games.md 5.3), version 1. */
export const GEM_MONSOON: SlotModel = {
  code: 'gem-monsoon',
  version: 1,
  names: { EN: 'Gem Monsoon', CN: '宝石季风', ID: 'Badai Permata', TH: 'มรสุมอัญมณี', VI: 'Mưa Ngọc' },
  theme:
    'Rain carries stones down a temple stair; groups burst, water rises along the ladder at the side.',
  art: {
    W: 'rain drop',
    H1: 'ruby',
    H2: 'sapphire',
    H3: 'emerald',
    L1: 'amber',
    L2: 'amethyst',
    L3: 'moonstone',
    L4: 'quartz',
  },
  kind: 'cluster-tumble',
  reels: 5,
  rows: 5,
  maxCluster: 12,
  symbols: { W: { wild: true }, H1: {}, H2: {}, H3: {}, L1: {}, L2: {}, L3: {}, L4: {} },
  pays: {
    H1: { 5: 200, 6: 400, 7: 800, 8: 1500, 9: 3000, 10: 6000, 11: 10_000, 12: 20_000 },
    H2: { 5: 100, 6: 200, 7: 400, 8: 700, 9: 1500, 10: 3000, 11: 6000, 12: 10_000 },
    H3: { 5: 70, 6: 140, 7: 300, 8: 500, 9: 900, 10: 1800, 11: 3500, 12: 7000 },
    L1: { 5: 40, 6: 70, 7: 140, 8: 250, 9: 450, 10: 900, 11: 1800, 12: 3500 },
    L2: { 5: 30, 6: 55, 7: 100, 8: 200, 9: 350, 10: 700, 11: 1400, 12: 2800 },
    L3: { 5: 20, 6: 45, 7: 85, 8: 170, 9: 280, 10: 550, 11: 1000, 12: 2000 },
    L4: { 5: 15, 6: 35, 7: 70, 8: 140, 9: 210, 10: 420, 11: 850, 12: 1700 },
  },
  ladder: [1, 2, 3, 5, 8],
  strips: {
    base: [
      'L1 L1 L4 L4 L3 L3 H3 H3 L2 H1 L1 H2 H2 L3 L2 L2 L4',
      'L2 L2 L3 L3 L4 W H3 H3 H2 H2 L2 L3 L4 L4 L1 L1 H1',
      'L1 L1 L4 L4 L3 L3 H3 H3 L3 L4 L1 H1 H2 H2 H1 L2 L2',
      'L1 L4 L4 L1 L1 H1 L2 H3 H3 W L4 L3 L3 H2 H2 L2 L2',
      'L3 L1 L1 H1 H3 H3 L2 L4 L4 H2 H2 H1 L1 L3 L3 L2 L2',
    ],
  },
  features: {},
  modes: { base: { cost: 100 } },
  volatility: 'MEDIUM',
  exact: {
    base: {
      rtp: '0.9618489045',
      hitRate: '0.3590727799',
      variance: '17.10004179',
      sigma: '4.135220',
      rtpFraction: '13656879/14198570',
      cases: 1_419_857,
      maxWin: 27_030,
      maxWinRate: '0.0000007043',
      tumblesPerWin: '1.5977243484',
      longestChain: 13,
    },
  },
};
