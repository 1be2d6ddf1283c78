// The texts of `referenceText`, with `{name}` for each parameter.
import type { Language } from '@fairhouse/values';

type ReferenceKey = 'chase' | 'groupBuy' | 'andMore';

export const referenceTexts: Readonly<Record<Language, Readonly<Record<ReferenceKey, string>>>> = {
  EN: {
    chase: 'Chase · {lottery}',
    groupBuy: 'Group buy · {draw}',
    andMore: '{draw} and {count} more',
  },
  CN: {
    chase: '追号 · {lottery}',
    groupBuy: '合买 · {draw}',
    andMore: '{draw} 等，另有 {count} 期',
  },
  ID: {
    chase: 'Kejar nomor · {lottery}',
    groupBuy: 'Patungan · {draw}',
    andMore: '{draw} dan {count} lagi',
  },
  TH: {
    chase: 'ตามเลข · {lottery}',
    groupBuy: 'ร่วมซื้อ · {draw}',
    andMore: '{draw} และอีก {count} งวด',
  },
  VI: {
    chase: 'Đuổi số · {lottery}',
    groupBuy: 'Mua chung · {draw}',
    andMore: '{draw} và {count} kỳ nữa',
  },
};
