// A limit in words of every language, for the operator who decides a request to loosen it.
import type { LIMIT_KINDS, LIMIT_PERIODS } from '@fairhouse/calls/operator';
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';

type Texts = Readonly<Record<Language, string>>;
type Kind = (typeof LIMIT_KINDS)[number];
type Period = (typeof LIMIT_PERIODS)[number];

const KINDS: Readonly<Record<Kind, Texts>> = {
  deposit: { EN: 'deposits', CN: '存款', ID: 'deposit', TH: 'การฝาก', VI: 'nạp tiền' },
  stake: { EN: 'stakes', CN: '投注', ID: 'taruhan', TH: 'เดิมพัน', VI: 'đặt cược' },
  loss: { EN: 'losses', CN: '亏损', ID: 'kerugian', TH: 'การเสีย', VI: 'tiền thua' },
  session: {
    EN: 'time in play',
    CN: '游戏时长',
    ID: 'waktu bermain',
    TH: 'เวลาเล่น',
    VI: 'thời gian chơi',
  },
};

const PERIODS: Readonly<Record<Period, Texts>> = {
  day: { EN: 'day', CN: '每日', ID: 'hari', TH: 'วัน', VI: 'ngày' },
  week: { EN: 'week', CN: '每周', ID: 'minggu', TH: 'สัปดาห์', VI: 'tuần' },
  month: { EN: 'month', CN: '每月', ID: 'bulan', TH: 'เดือน', VI: 'tháng' },
};

const PER: Texts = {
  EN: '{kind} per {period}',
  CN: '{period}{kind}',
  ID: '{kind} setiap {period}',
  TH: '{kind}ต่อ{period}',
  VI: '{kind} mỗi {period}',
};

const MINUTES: Texts = {
  EN: '{count} minutes',
  CN: '{count} 分钟',
  ID: '{count} menit',
  TH: '{count} นาที',
  VI: '{count} phút',
};

const NONE: Texts = {
  EN: 'no limit',
  CN: '无限制',
  ID: 'tanpa batas',
  TH: 'ไม่จำกัด',
  VI: 'không giới hạn',
};

const inEach = (write: (language: Language) => string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Texts;

/** What a limit is on: `deposits per day`. A session has no period. */
export function limitWords(kind: Kind, period: Period): Texts {
  if (kind === 'session') return KINDS.session;
  return inEach((language) =>
    fillText(PER[language], { kind: KINDS[kind][language], period: PERIODS[period][language] }),
  );
}

/** The minutes of a limit; null for none. */
export function minutesWords(minutes: number | null): Texts {
  if (minutes === null) return NONE;
  return inEach((language) => fillText(MINUTES[language], { count: String(minutes) }));
}
