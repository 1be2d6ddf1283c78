// The stock exchanges whose indices are played (lottery.md 1.9).

/** The sessions of stock exchanges, with their closing times. */
export const STOCK_SESSIONS: readonly (readonly [
  code: string,
  name: string,
  zone: string,
  time: string,
])[] = [
  ['NIKKEI_AM', 'Nikkei AM', 'Asia/Tokyo', '11:30'],
  ['NIKKEI_PM', 'Nikkei PM', 'Asia/Tokyo', '15:30'],
  ['HSI_AM', 'Hang Seng AM', 'Asia/Hong_Kong', '12:00'],
  ['HSI_PM', 'Hang Seng PM', 'Asia/Hong_Kong', '16:00'],
  ['SSE_AM', 'Shanghai AM', 'Asia/Shanghai', '11:30'],
  ['SSE_PM', 'Shanghai PM', 'Asia/Shanghai', '15:00'],
  ['TWSE', 'Taiwan', 'Asia/Taipei', '13:30'],
  ['KOSPI', 'Korea', 'Asia/Seoul', '15:30'],
  ['STI', 'Singapore', 'Asia/Singapore', '17:00'],
  ['SET_PM', 'Thailand', 'Asia/Bangkok', '16:30'],
  ['BSE', 'India', 'Asia/Kolkata', '15:30'],
  ['FTSE', 'London', 'Europe/London', '16:30'],
];
