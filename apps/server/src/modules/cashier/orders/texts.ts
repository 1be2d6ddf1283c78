// Texts of the cashier's exports and of its approval requests.
import type { Language } from '@fairhouse/values';
import type { DepositState, WithdrawalState } from './order-state.ts';

type Headings = Readonly<Record<Language, readonly string[]>>;
type Texts = Readonly<Record<Language, string>>;

export const DEPOSIT_HEADINGS: Headings = {
  EN: ['Time', 'Order', 'Method', 'Amount', 'Fee', 'Credited', 'State'],
  CN: ['时间', '单号', '方式', '金额', '手续费', '到账金额', '状态'],
  ID: ['Waktu', 'Nomor pesanan', 'Metode', 'Jumlah', 'Biaya', 'Diterima', 'Keadaan'],
  TH: ['เวลา', 'เลขที่รายการ', 'ช่องทาง', 'จำนวนเงิน', 'ค่าธรรมเนียม', 'ยอดที่ได้รับ', 'สถานะ'],
  VI: ['Thời gian', 'Mã lệnh', 'Cách thức', 'Số tiền', 'Phí', 'Thực nhận', 'Trạng thái'],
};

export const WITHDRAWAL_HEADINGS: Headings = {
  EN: ['Time', 'Order', 'Account', 'Amount', 'Fee', 'Arrives', 'State'],
  CN: ['时间', '单号', '收款账户', '金额', '手续费', '到账金额', '状态'],
  ID: ['Waktu', 'Nomor pesanan', 'Rekening', 'Jumlah', 'Biaya', 'Diterima', 'Keadaan'],
  TH: ['เวลา', 'เลขที่รายการ', 'บัญชี', 'จำนวนเงิน', 'ค่าธรรมเนียม', 'ยอดที่ได้รับ', 'สถานะ'],
  VI: ['Thời gian', 'Mã lệnh', 'Tài khoản', 'Số tiền', 'Phí', 'Thực nhận', 'Trạng thái'],
};

export const BACKOFFICE_HEADINGS: Headings = {
  EN: ['Time', 'Order', 'Member', 'Way', 'Amount', 'Fee', 'State', 'Changed'],
  CN: ['时间', '单号', '会员', '渠道', '金额', '手续费', '状态', '变更时间'],
  ID: ['Waktu', 'Nomor pesanan', 'Anggota', 'Saluran', 'Jumlah', 'Biaya', 'Keadaan', 'Berubah'],
  TH: ['เวลา', 'เลขที่รายการ', 'สมาชิก', 'ช่องทาง', 'จำนวนเงิน', 'ค่าธรรมเนียม', 'สถานะ', 'แก้ไข'],
  VI: [
    'Thời gian',
    'Mã lệnh',
    'Thành viên',
    'Kênh',
    'Số tiền',
    'Phí',
    'Trạng thái',
    'Thay đổi lúc',
  ],
};

export const STATE_TEXTS: Readonly<Record<DepositState | WithdrawalState, Texts>> = {
  CREATED: { EN: 'Opened', CN: '已创建', ID: 'Dibuka', TH: 'สร้างแล้ว', VI: 'Đã tạo' },
  PAYING: {
    EN: 'Being paid',
    CN: '支付中',
    ID: 'Sedang dibayar',
    TH: 'กำลังชำระ',
    VI: 'Đang thanh toán',
  },
  CALLBACK_OK: { EN: 'Paid', CN: '已付款', ID: 'Terbayar', TH: 'ชำระแล้ว', VI: 'Đã thanh toán' },
  AMOUNT_REVIEW: {
    EN: 'Other amount, in review',
    CN: '金额不符，审核中',
    ID: 'Jumlah berbeda, ditinjau',
    TH: 'ยอดไม่ตรง รอตรวจสอบ',
    VI: 'Khác số tiền, đang xem xét',
  },
  SUCCESS: { EN: 'Done', CN: '成功', ID: 'Berhasil', TH: 'สำเร็จ', VI: 'Thành công' },
  FAILED: { EN: 'Failed', CN: '失败', ID: 'Gagal', TH: 'ไม่สำเร็จ', VI: 'Thất bại' },
  EXPIRED: {
    EN: 'Not paid in time',
    CN: '超时未付',
    ID: 'Lewat waktu',
    TH: 'หมดเวลาชำระ',
    VI: 'Quá hạn thanh toán',
  },
  CANCELLED: { EN: 'Cancelled', CN: '已取消', ID: 'Dibatalkan', TH: 'ยกเลิกแล้ว', VI: 'Đã hủy' },
  LATE_REVIEW: {
    EN: 'Paid late, in review',
    CN: '逾期付款，审核中',
    ID: 'Terlambat, ditinjau',
    TH: 'ชำระช้า รอตรวจสอบ',
    VI: 'Trả muộn, đang xem xét',
  },
  REFUND: { EN: 'Sent back', CN: '已退款', ID: 'Dikembalikan', TH: 'คืนเงินแล้ว', VI: 'Đã hoàn tiền' },
  SUBMITTED: { EN: 'Submitted', CN: '已提交', ID: 'Diajukan', TH: 'ส่งคำขอแล้ว', VI: 'Đã gửi' },
  AUTO_RISK: {
    EN: 'Being checked',
    CN: '自动审核',
    ID: 'Pemeriksaan otomatis',
    TH: 'ตรวจสอบอัตโนมัติ',
    VI: 'Đang kiểm tra tự động',
  },
  MANUAL_RISK: {
    EN: 'With an officer',
    CN: '人工审核',
    ID: 'Ditinjau petugas',
    TH: 'เจ้าหน้าที่กำลังตรวจ',
    VI: 'Nhân viên đang duyệt',
  },
  HELD: { EN: 'Set aside', CN: '暂缓', ID: 'Ditangguhkan', TH: 'พักไว้', VI: 'Tạm giữ' },
  APPROVED: { EN: 'Approved', CN: '已批准', ID: 'Disetujui', TH: 'อนุมัติแล้ว', VI: 'Đã duyệt' },
  PAY_FAILED: {
    EN: 'Payment failed',
    CN: '付款失败',
    ID: 'Pembayaran gagal',
    TH: 'จ่ายเงินไม่สำเร็จ',
    VI: 'Chi trả thất bại',
  },
  MANUAL_PAY: {
    EN: 'Paid by hand',
    CN: '人工付款',
    ID: 'Dibayar manual',
    TH: 'จ่ายโดยเจ้าหน้าที่',
    VI: 'Chi trả thủ công',
  },
  REJECTED: { EN: 'Refused', CN: '已拒绝', ID: 'Ditolak', TH: 'ถูกปฏิเสธ', VI: 'Bị từ chối' },
  RETURNED: {
    EN: 'Returned',
    CN: '已退回',
    ID: 'Dikembalikan ke saldo',
    TH: 'คืนเข้ากระเป๋าแล้ว',
    VI: 'Đã trả lại ví',
  },
};

/** Sentences of the approvals inbox; names in braces are filled in. */
export const APPROVAL_TEXTS = {
  credit: {
    EN: 'Give {amount} to {username}; {turnover} must be played.',
    CN: '给 {username} 增加 {amount}，需完成 {turnover} 流水。',
    ID: 'Beri {amount} kepada {username}; {turnover} harus dimainkan.',
    TH: 'เพิ่มเงิน {amount} ให้ {username} โดยต้องเล่น {turnover}',
    VI: 'Cộng {amount} cho {username}; phải cược {turnover}.',
  },
  debit: {
    EN: 'Take {amount} from {username}.',
    CN: '从 {username} 扣除 {amount}。',
    ID: 'Ambil {amount} dari {username}.',
    TH: 'หักเงิน {amount} จาก {username}',
    VI: 'Trừ {amount} của {username}.',
  },
  name: {
    EN: 'The real name of {username} becomes “{name}” instead of “{was}”. New bank accounts must carry it.',
    CN: '{username} 的真实姓名由“{was}”改为“{name}”，新增银行账户须与其一致。',
    ID: 'Nama asli {username} menjadi “{name}”, menggantikan “{was}”. Rekening bank baru harus memakainya.',
    TH: 'ชื่อจริงของ {username} เปลี่ยนจาก “{was}” เป็น “{name}” บัญชีธนาคารใหม่ต้องใช้ชื่อนี้',
    VI: 'Họ tên thật của {username} đổi từ “{was}” thành “{name}”. Tài khoản ngân hàng mới phải mang tên này.',
  },
  nameSet: {
    EN: 'The real name of {username} becomes “{name}”. New bank accounts must carry it.',
    CN: '{username} 的真实姓名设为“{name}”，新增银行账户须与其一致。',
    ID: 'Nama asli {username} menjadi “{name}”. Rekening bank baru harus memakainya.',
    TH: 'ตั้งชื่อจริงของ {username} เป็น “{name}” บัญชีธนาคารใหม่ต้องใช้ชื่อนี้',
    VI: 'Họ tên thật của {username} được đặt là “{name}”. Tài khoản ngân hàng mới phải mang tên này.',
  },
  withdrawal: {
    EN: 'Approve the withdrawal {number} of {username} over {amount}.',
    CN: '批准 {username} 的提款 {number}，金额 {amount}。',
    ID: 'Setujui penarikan {number} milik {username} sebesar {amount}.',
    TH: 'อนุมัติการถอน {number} ของ {username} จำนวน {amount}',
    VI: 'Duyệt lệnh rút {number} của {username}, số tiền {amount}.',
  },
  deposit: {
    EN: 'Credit {amount} to {username} for the deposit {number}; the provider said {told}.',
    CN: '为存款 {number} 向 {username} 入账 {amount}；支付方报告 {told}。',
    ID: 'Kreditkan {amount} kepada {username} untuk setoran {number}; penyedia menyebut {told}.',
    TH: 'เติมเงิน {amount} ให้ {username} สำหรับรายการฝาก {number} ผู้ให้บริการแจ้ง {told}',
    VI: 'Ghi có {amount} cho {username} theo lệnh nạp {number}; nhà cung cấp báo {told}.',
  },
  settings: {
    EN: 'Change the limits, fees and rules of the cashier.',
    CN: '更改收银限额、费用与规则。',
    ID: 'Ubah batas, biaya, dan aturan kasir.',
    TH: 'เปลี่ยนขีดจำกัด ค่าธรรมเนียม และกฎของการเงิน',
    VI: 'Thay đổi hạn mức, phí và quy tắc của thu ngân.',
  },
} as const satisfies Readonly<Record<string, Texts>>;
