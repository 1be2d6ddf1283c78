// The texts of messages about contracts.
import type { ContractKind } from '@fairhouse/rules/agency';
import type { Language } from '@fairhouse/values';

type Text = Readonly<Record<Language, string>>;

export const KIND_NAMES: Readonly<Record<ContractKind, Text>> = {
  dividend: {
    EN: 'Dividend contract',
    CN: '契约分红',
    ID: 'Kontrak dividen',
    TH: 'สัญญาเงินปันผล',
    VI: 'Hợp đồng cổ tức',
  },
  daily_salary: {
    EN: 'Daily salary',
    CN: '日工资',
    ID: 'Gaji harian',
    TH: 'ค่าจ้างรายวัน',
    VI: 'Lương ngày',
  },
  hour_salary: {
    EN: 'Hourly salary',
    CN: '时工资',
    ID: 'Gaji per jam',
    TH: 'ค่าจ้างรายชั่วโมง',
    VI: 'Lương giờ',
  },
  realtime_salary: {
    EN: 'Real-time salary',
    CN: '实时工资',
    ID: 'Gaji waktu nyata',
    TH: 'ค่าจ้างเรียลไทม์',
    VI: 'Lương thời gian thực',
  },
};

export const MESSAGE_TEXTS = {
  offered: {
    title: {
      EN: 'Contract offered: {kind}',
      CN: '收到契约：{kind}',
      ID: 'Kontrak ditawarkan: {kind}',
      TH: 'ข้อเสนอสัญญา: {kind}',
      VI: 'Đề nghị hợp đồng: {kind}',
    },
    body: {
      EN: '{upline} offers you a contract. Read its tiers in the agent centre and answer by {until}.',
      CN: '{upline} 向您发起契约，请在{until}前到代理中心查看等级并答复。',
      ID: '{upline} menawarkan kontrak kepada Anda. Baca tingkatnya di pusat agen dan jawab paling lambat {until}.',
      TH: '{upline} เสนอสัญญาให้คุณ โปรดอ่านขั้นต่าง ๆ ในศูนย์เอเยนต์และตอบภายใน {until}',
      VI: '{upline} đề nghị hợp đồng với bạn. Hãy xem các bậc trong trung tâm đại lý và trả lời trước {until}.',
    },
  },
  accepted: {
    title: {
      EN: 'Contract accepted: {kind}',
      CN: '契约已接受：{kind}',
      ID: 'Kontrak diterima: {kind}',
      TH: 'ยอมรับสัญญาแล้ว: {kind}',
      VI: 'Hợp đồng được chấp nhận: {kind}',
    },
    body: {
      EN: '{name} accepted your offer. It holds from the next period on.',
      CN: '{name} 已接受您的契约，自下一周期起生效。',
      ID: '{name} menerima tawaran Anda. Berlaku mulai periode berikutnya.',
      TH: '{name} ยอมรับข้อเสนอของคุณ มีผลตั้งแต่รอบถัดไป',
      VI: '{name} đã chấp nhận đề nghị của bạn. Có hiệu lực từ kỳ tới.',
    },
  },
  rejected: {
    title: {
      EN: 'Contract refused: {kind}',
      CN: '契约被拒绝：{kind}',
      ID: 'Kontrak ditolak: {kind}',
      TH: 'ปฏิเสธสัญญา: {kind}',
      VI: 'Hợp đồng bị từ chối: {kind}',
    },
    body: {
      EN: '{name} refused your offer. You can offer other terms.',
      CN: '{name} 拒绝了您的契约，您可发起其他条款。',
      ID: '{name} menolak tawaran Anda. Anda bisa menawarkan ketentuan lain.',
      TH: '{name} ปฏิเสธข้อเสนอของคุณ คุณเสนอเงื่อนไขอื่นได้',
      VI: '{name} đã từ chối đề nghị. Bạn có thể đề nghị điều khoản khác.',
    },
  },
  asked: {
    title: {
      EN: 'End of a contract asked: {kind}',
      CN: '上级申请终止契约：{kind}',
      ID: 'Diminta mengakhiri kontrak: {kind}',
      TH: 'ขอยุติสัญญา: {kind}',
      VI: 'Yêu cầu kết thúc hợp đồng: {kind}',
    },
    body: {
      EN: '{upline} asks to end your contract. Without your consent it ends after one full further period.',
      CN: '{upline} 申请终止您的契约；若您不同意，将在下一完整周期后终止。',
      ID: '{upline} meminta mengakhiri kontrak Anda. Tanpa persetujuan Anda, kontrak berakhir setelah satu periode penuh lagi.',
      TH: '{upline} ขอยุติสัญญาของคุณ หากคุณไม่ยินยอม สัญญาจะสิ้นสุดหลังอีกหนึ่งรอบเต็ม',
      VI: '{upline} yêu cầu kết thúc hợp đồng của bạn. Nếu bạn không đồng ý, hợp đồng kết thúc sau một kỳ trọn nữa.',
    },
  },
  ended: {
    title: {
      EN: 'Contract ends: {kind}',
      CN: '契约终止：{kind}',
      ID: 'Kontrak berakhir: {kind}',
      TH: 'สัญญาสิ้นสุด: {kind}',
      VI: 'Hợp đồng kết thúc: {kind}',
    },
    body: {
      EN: 'The contract of {name} with {upline} ends at the end of its period. What it earns until then is paid.',
      CN: '{name} 与 {upline} 的契约将于本周期结束时终止，此前应得金额照常支付。',
      ID: 'Kontrak {name} dengan {upline} berakhir pada akhir periodenya. Hasil sampai saat itu tetap dibayar.',
      TH: 'สัญญาของ {name} กับ {upline} สิ้นสุดเมื่อจบรอบ รายได้จนถึงตอนนั้นยังจ่ายตามปกติ',
      VI: 'Hợp đồng của {name} với {upline} kết thúc khi hết kỳ. Phần đã kiếm được đến lúc đó vẫn được trả.',
    },
  },
  owes: {
    title: {
      EN: 'Contract debt: {kind}',
      CN: '契约欠款：{kind}',
      ID: 'Utang kontrak: {kind}',
      TH: 'หนี้สัญญา: {kind}',
      VI: 'Nợ hợp đồng: {kind}',
    },
    body: {
      EN: 'You owe {name} {left} of the period {period}. Until it is paid, withdrawals and transfers are closed; what you receive pays it first.',
      CN: '您在 {period} 期仍欠 {name} {left}。付清前不能提款和转账，您收到的款项将优先用于偿还。',
      ID: 'Anda berutang {left} kepada {name} untuk periode {period}. Sampai lunas, penarikan dan transfer ditutup; uang masuk melunasinya lebih dulu.',
      TH: 'คุณค้างจ่าย {name} จำนวน {left} ของรอบ {period} จนกว่าจะชำระ จะถอนและโอนไม่ได้ เงินที่ได้รับจะชำระหนี้ก่อน',
      VI: 'Bạn còn nợ {name} {left} của kỳ {period}. Cho đến khi trả hết, không thể rút và chuyển tiền; tiền bạn nhận sẽ trả nợ trước.',
    },
  },
  owed: {
    title: {
      EN: 'Paid in part: {kind}',
      CN: '仅部分支付：{kind}',
      ID: 'Dibayar sebagian: {kind}',
      TH: 'จ่ายบางส่วน: {kind}',
      VI: 'Trả một phần: {kind}',
    },
    body: {
      EN: '{upline} still owes you {left} of the period {period}. It is paid from the next money that arrives there.',
      CN: '{upline} 在 {period} 期仍欠您 {left}，将由其下一笔到账款项支付。',
      ID: '{upline} masih berutang {left} kepada Anda untuk periode {period}. Dibayar dari uang berikutnya yang masuk di sana.',
      TH: '{upline} ยังค้างจ่ายคุณ {left} ของรอบ {period} จะจ่ายจากเงินที่เข้ามาถัดไป',
      VI: '{upline} còn nợ bạn {left} của kỳ {period}. Khoản này được trả từ tiền đến tiếp theo.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: Text; readonly body: Text }>>;

export type MessageName = keyof typeof MESSAGE_TEXTS;
