// The stock exchanges whose indices are played (lottery.md 1.9).

/** The sessions of stock exchanges, with their closing times. */
export const STOCK_SESSIONS: readonly (readonly [
  code: string,
  name: string,
  chinese: string,
  zone: string,
  time: string,
])[] = [
  ['NIKKEI_AM', 'Nikkei AM', '日经早盘', 'Asia/Tokyo', '11:30'],
  ['NIKKEI_PM', 'Nikkei PM', '日经午盘', 'Asia/Tokyo', '15:30'],
  ['HSI_AM', 'Hang Seng AM', '恒生早盘', 'Asia/Hong_Kong', '12:00'],
  ['HSI_PM', 'Hang Seng PM', '恒生午盘', 'Asia/Hong_Kong', '16:00'],
  ['SSE_AM', 'Shanghai AM', '上证早盘', 'Asia/Shanghai', '11:30'],
  ['SSE_PM', 'Shanghai PM', '上证午盘', 'Asia/Shanghai', '15:00'],
  ['TWSE', 'Taiwan', '台湾股市', 'Asia/Taipei', '13:30'],
  ['KOSPI', 'Korea', '韩国股市', 'Asia/Seoul', '15:30'],
  ['STI', 'Singapore', '新加坡股市', 'Asia/Singapore', '17:00'],
  ['SET_PM', 'Thailand', '泰国股市', 'Asia/Bangkok', '16:30'],
  ['BSE', 'India', '印度股市', 'Asia/Kolkata', '15:30'],
  ['FTSE', 'London', '伦敦股市', 'Europe/London', '16:30'],
];
