// Names and published figures of the instant games (games.md 10).

export interface InstantFacts {
  readonly code: string;
  readonly names: Readonly<Record<'EN' | 'CN' | 'ID' | 'TH' | 'VI', string>>;
  /** Parts per million; a list where it depends on the size that is chosen. */
  readonly rtp: number | number[];
  /** From 1 (low) to 5 (high). */
  readonly volatility: number;
  readonly maxMultiplier: string;
}

export const INSTANT_FACTS: readonly InstantFacts[] = [
  {
    code: 'dice',
    names: { EN: 'Dice', CN: '骰子', ID: 'Dadu', TH: 'ลูกเต๋า', VI: 'Xúc xắc' },
    rtp: 990_000,
    volatility: 2,
    maxMultiplier: '9900',
  },
  {
    code: 'limbo',
    names: { EN: 'Limbo', CN: '凌波', ID: 'Limbo Langit', TH: 'ลิมโบ', VI: 'Vượt xà' },
    rtp: 990_000,
    volatility: 3,
    maxMultiplier: '1000000',
  },
  {
    code: 'mines',
    names: { EN: 'Mines', CN: '扫雷', ID: 'Ranjau', TH: 'กับระเบิด', VI: 'Dò mìn' },
    rtp: 990_000,
    volatility: 3,
    maxMultiplier: '5148297',
  },
  {
    code: 'plinko',
    names: { EN: 'Plinko', CN: '弹珠', ID: 'Bola Pantul', TH: 'พลิงโก', VI: 'Thả bi' },
    rtp: [987_900, 990_000],
    volatility: 3,
    maxMultiplier: '1000',
  },
  {
    code: 'keno',
    names: { EN: 'Keno', CN: '基诺', ID: 'Keno Kilat', TH: 'คีโน', VI: 'Keno nhanh' },
    rtp: [986_500, 990_000],
    volatility: 4,
    maxMultiplier: '1000',
  },
  {
    code: 'wheel',
    names: { EN: 'Wheel', CN: '转盘', ID: 'Roda', TH: 'วงล้อ', VI: 'Vòng quay' },
    rtp: 990_000,
    volatility: 3,
    maxMultiplier: '49.5',
  },
  {
    code: 'tower',
    names: { EN: 'Tower', CN: '宝塔', ID: 'Menara', TH: 'หอคอย', VI: 'Tháp' },
    rtp: 990_000,
    volatility: 3,
    maxMultiplier: '259522.56',
  },
  {
    code: 'coin',
    names: { EN: 'Coin', CN: '硬币', ID: 'Koin', TH: 'เหรียญ', VI: 'Đồng xu' },
    rtp: 990_000,
    volatility: 3,
    maxMultiplier: '1038090.24',
  },
  {
    code: 'hilo',
    names: { EN: 'Hi-Lo', CN: '高低牌', ID: 'Tinggi Rendah', TH: 'สูงต่ำ', VI: 'Cao thấp' },
    rtp: 990_000,
    volatility: 3,
    // What is paid at most, of the least stake: that of CNY, where steps round it down.
    maxMultiplier: '6250000',
  },
  {
    code: 'video-poker',
    names: {
      EN: 'Video Poker',
      CN: '电子扑克',
      ID: 'Poker Video',
      TH: 'วิดีโอโป๊กเกอร์',
      VI: 'Poker máy',
    },
    rtp: 995_439,
    volatility: 3,
    maxMultiplier: '800',
  },
  {
    code: 'crash',
    names: { EN: 'Crash', CN: '火箭', ID: 'Roket', TH: 'จรวด', VI: 'Tên lửa' },
    rtp: 990_000,
    volatility: 3,
    maxMultiplier: '1000000',
  },
];
