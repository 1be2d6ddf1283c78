// Headings of the files that agents download.
import type { Language } from '@fairhouse/values';

type Headings = Readonly<Record<Language, readonly string[]>>;

export const STATEMENT_HEADINGS: Headings = {
  EN: ['Username', 'Deposits', 'Withdrawals', 'Turnover', 'Valid bets', 'Prizes', 'Rebate'].concat([
    'Promotions',
    'Salary',
    'Dividend',
    'Result',
    'Net result',
  ]),
  CN: ['用户名', '存款', '提款', '投注', '有效投注', '派奖', '返点'].concat([
    '活动',
    '工资',
    '分红',
    '盈亏',
    '净盈亏',
  ]),
  ID: ['Nama pengguna', 'Setoran', 'Penarikan', 'Omzet', 'Taruhan sah', 'Hadiah', 'Rabat'].concat([
    'Promosi',
    'Gaji',
    'Dividen',
    'Hasil',
    'Hasil bersih',
  ]),
  TH: ['ชื่อผู้ใช้', 'ฝาก', 'ถอน', 'ยอดเดิมพัน', 'ยอดที่นับ', 'เงินรางวัล', 'คืนยอด'].concat([
    'โปรโมชัน',
    'ค่าจ้าง',
    'ปันผล',
    'กำไรขาดทุน',
    'สุทธิ',
  ]),
  VI: ['Tên đăng nhập', 'Nạp', 'Rút', 'Doanh số', 'Cược hợp lệ', 'Tiền thưởng', 'Hoàn trả'].concat([
    'Khuyến mãi',
    'Lương',
    'Cổ tức',
    'Lãi lỗ',
    'Lãi lỗ ròng',
  ]),
};

export const INCOME_HEADINGS: Headings = {
  EN: ['Day', 'Lottery rebate', 'Game rebate', 'Daily salary', 'Hourly salary'].concat([
    'Real-time salary',
    'Dividend',
    'Promotions',
    'Paid to downlines',
    'Total',
  ]),
  CN: ['日期', '彩票返点', '游戏返点', '日工资', '时工资'].concat([
    '实时工资',
    '分红',
    '活动',
    '付给下级',
    '合计',
  ]),
  ID: ['Hari', 'Rabat lotre', 'Rabat gim', 'Gaji harian', 'Gaji per jam'].concat([
    'Gaji waktu nyata',
    'Dividen',
    'Promosi',
    'Dibayar ke downline',
    'Jumlah',
  ]),
  TH: ['วัน', 'คืนยอดหวย', 'คืนยอดเกม', 'ค่าจ้างรายวัน', 'ค่าจ้างรายชั่วโมง'].concat([
    'ค่าจ้างเรียลไทม์',
    'ปันผล',
    'โปรโมชัน',
    'จ่ายให้สายล่าง',
    'รวม',
  ]),
  VI: ['Ngày', 'Hoàn trả xổ số', 'Hoàn trả trò chơi', 'Lương ngày', 'Lương giờ'].concat([
    'Lương thời gian thực',
    'Cổ tức',
    'Khuyến mãi',
    'Trả tuyến dưới',
    'Tổng',
  ]),
};

export const BET_HEADINGS: Headings = {
  EN: ['Order', 'Username', 'Lottery', 'Draw', 'Play', 'Bet', 'Multiple', 'Unit', 'Stake'].concat([
    'Valid bet',
    'Prize',
    'Status',
    'Placed',
    'Settled',
  ]),
  CN: ['注单号', '用户名', '彩种', '期号', '玩法', '投注内容', '倍数', '单注金额', '投注额'].concat(
    ['有效投注', '派奖', '状态', '下注时间', '结算时间'],
  ),
  ID: ['Pesanan', 'Nama pengguna', 'Lotre', 'Undian', 'Permainan', 'Pilihan', 'Kelipatan'].concat([
    'Satuan',
    'Taruhan',
    'Taruhan sah',
    'Hadiah',
    'Status',
    'Waktu pasang',
    'Waktu selesai',
  ]),
  TH: ['รายการ', 'ชื่อผู้ใช้', 'ลอตเตอรี่', 'งวด', 'วิธีเล่น', 'เลขที่แทง', 'ตัวคูณ'].concat([
    'ต่อหน่วย',
    'เดิมพัน',
    'ยอดที่นับ',
    'เงินรางวัล',
    'สถานะ',
    'เวลาเดิมพัน',
    'เวลาสรุปผล',
  ]),
  VI: ['Vé', 'Tên đăng nhập', 'Xổ số', 'Kỳ', 'Cách chơi', 'Nội dung cược', 'Hệ số'].concat([
    'Đơn vị',
    'Tiền cược',
    'Cược hợp lệ',
    'Tiền thưởng',
    'Trạng thái',
    'Lúc đặt',
    'Lúc kết toán',
  ]),
};

export const ROUND_HEADINGS: Headings = {
  EN: ['Round', 'Username', 'Supplier', 'Game', 'Stake', 'Valid bet', 'Prize', 'Status'].concat([
    'Began',
    'Settled',
  ]),
  CN: ['局号', '用户名', '供应商', '游戏', '投注额', '有效投注', '派奖', '状态', '开始时间'].concat(
    ['结算时间'],
  ),
  ID: ['Ronde', 'Nama pengguna', 'Penyedia', 'Permainan', 'Taruhan', 'Taruhan sah'].concat([
    'Hadiah',
    'Status',
    'Mulai',
    'Waktu selesai',
  ]),
  TH: ['รอบ', 'ชื่อผู้ใช้', 'ผู้ให้บริการ', 'เกม', 'เดิมพัน', 'ยอดที่นับ'].concat([
    'เงินรางวัล',
    'สถานะ',
    'เริ่มเมื่อ',
    'เวลาสรุปผล',
  ]),
  VI: ['Ván', 'Tên đăng nhập', 'Nhà cung cấp', 'Trò chơi', 'Tiền cược', 'Cược hợp lệ'].concat([
    'Tiền thưởng',
    'Trạng thái',
    'Bắt đầu',
    'Lúc kết toán',
  ]),
};

/** What became of a bet or a round. */
export const BET_STATUSES: Readonly<
  Record<Language, Readonly<Record<'open' | 'won' | 'lost' | 'returned', string>>>
> = {
  EN: { open: 'Open', won: 'Won', lost: 'Lost', returned: 'Returned' },
  CN: { open: '未结算', won: '中奖', lost: '未中奖', returned: '已退回' },
  ID: { open: 'Berjalan', won: 'Menang', lost: 'Kalah', returned: 'Dikembalikan' },
  TH: { open: 'รอผล', won: 'ถูกรางวัล', lost: 'ไม่ถูก', returned: 'คืนเงิน' },
  VI: { open: 'Đang chờ', won: 'Thắng', lost: 'Thua', returned: 'Đã hoàn' },
};

export const SHARE_WORDS: Readonly<Record<Language, string>> = {
  EN: 'Share of a group buy',
  CN: '合买份额',
  ID: 'Bagian beli bersama',
  TH: 'หุ้นซื้อร่วม',
  VI: 'Phần mua chung',
};

export const ACCOUNT_HEADINGS: Headings = {
  EN: ['Time', 'Username', 'Entry', 'Type', 'In', 'Out', 'Balance after', 'Reference'],
  CN: ['时间', '用户名', '流水号', '类型', '收入', '支出', '变动后余额', '备注'],
  ID: ['Waktu', 'Nama pengguna', 'Entri', 'Jenis', 'Masuk', 'Keluar', 'Saldo', 'Referensi'],
  TH: ['เวลา', 'ชื่อผู้ใช้', 'เลขรายการ', 'ประเภท', 'เข้า', 'ออก', 'คงเหลือ', 'อ้างอิง'],
  VI: ['Thời gian', 'Tên đăng nhập', 'Bút toán', 'Loại', 'Vào', 'Ra', 'Số dư', 'Tham chiếu'],
};
