// Refusals of transfers along a line of agents.
import { defineRefusals } from '../kind.ts';

export const agentTransferRefusals = defineRefusals({
  'agent.transfer_off': {
    status: 403,
    text: {
      EN: 'Transfers of this kind are switched off.',
      CN: '此类转账未开放。',
      ID: 'Transfer jenis ini dinonaktifkan.',
      TH: 'การโอนประเภทนี้ปิดใช้งาน',
      VI: 'Loại chuyển khoản này đang tắt.',
    },
  },
  'agent.transfer_target': {
    status: 403,
    text: {
      EN: 'You may not transfer to this account.',
      CN: '您不能向该账号转账。',
      ID: 'Anda tidak boleh mentransfer ke akun ini.',
      TH: 'คุณโอนเงินไปยังบัญชีนี้ไม่ได้',
      VI: 'Bạn không được chuyển đến tài khoản này.',
    },
  },
  'agent.transfer_not_accepted': {
    status: 409,
    text: {
      EN: 'Your upline accepts no transfers at present.',
      CN: '您的上级目前不接受转账。',
      ID: 'Upline Anda saat ini tidak menerima transfer.',
      TH: 'อัปไลน์ของคุณไม่รับโอนในขณะนี้',
      VI: 'Tuyến trên của bạn hiện không nhận chuyển khoản.',
    },
  },
  'agent.transfer_receiver_frozen': {
    status: 409,
    text: {
      EN: 'The receiver cannot receive transfers at present.',
      CN: '收款方目前不能接收转账。',
      ID: 'Penerima saat ini tidak bisa menerima transfer.',
      TH: 'ผู้รับไม่สามารถรับโอนได้ในขณะนี้',
      VI: 'Người nhận hiện không thể nhận chuyển khoản.',
    },
  },
  'agent.transfer_not_formal': {
    status: 403,
    text: {
      EN: 'Test accounts transfer no money.',
      CN: '测试账号不能转账。',
      ID: 'Akun uji tidak bisa mentransfer uang.',
      TH: 'บัญชีทดสอบโอนเงินไม่ได้',
      VI: 'Tài khoản thử không chuyển tiền được.',
    },
  },
  'agent.transfer_locked': {
    status: 409,
    text: {
      EN: 'After a change of your security, transfers rest for {hours} more hours.',
      CN: '安全信息变更后，转账还需等待 {hours} 小时。',
      ID: 'Setelah perubahan keamanan, transfer ditahan {hours} jam lagi.',
      TH: 'หลังเปลี่ยนข้อมูลความปลอดภัย ต้องรออีก {hours} ชั่วโมงจึงโอนได้',
      VI: 'Sau khi đổi bảo mật, chuyển khoản tạm dừng thêm {hours} giờ.',
    },
  },
  'agent.transfer_factor': {
    status: 409,
    text: {
      EN: 'A transfer down needs an authenticator. Set one up in the security centre first.',
      CN: '向下级转账需要身份验证器，请先在安全中心设置。',
      ID: 'Transfer ke bawah memerlukan autentikator. Atur dulu di pusat keamanan.',
      TH: 'การโอนลงต้องใช้แอปยืนยันตัวตน โปรดตั้งค่าในศูนย์ความปลอดภัยก่อน',
      VI: 'Chuyển xuống cần ứng dụng xác thực. Hãy thiết lập trong trung tâm bảo mật trước.',
    },
  },
  'agent.transfer_min': {
    status: 422,
    text: {
      EN: 'A transfer is at least {min}.',
      CN: '单笔转账最低 {min}。',
      ID: 'Transfer minimal {min}.',
      TH: 'โอนขั้นต่ำ {min}',
      VI: 'Mỗi lần chuyển ít nhất {min}.',
    },
  },
  'agent.transfer_max': {
    status: 422,
    text: {
      EN: 'A transfer is at most {max}.',
      CN: '单笔转账最高 {max}。',
      ID: 'Transfer maksimal {max}.',
      TH: 'โอนได้ไม่เกินครั้งละ {max}',
      VI: 'Mỗi lần chuyển nhiều nhất {max}.',
    },
  },
  'agent.transfer_balance': {
    status: 409,
    text: {
      EN: 'Your balance is too low for this transfer.',
      CN: '余额不足，无法转账。',
      ID: 'Saldo Anda tidak cukup untuk transfer ini.',
      TH: 'ยอดเงินไม่พอสำหรับการโอนนี้',
      VI: 'Số dư không đủ để chuyển.',
    },
  },
  'agent.transfer_count': {
    status: 409,
    text: {
      EN: 'You have made {count} transfers today, the most possible.',
      CN: '您今日已转账 {count} 次，已达上限。',
      ID: 'Anda sudah mentransfer {count} kali hari ini, jumlah maksimal.',
      TH: 'วันนี้คุณโอนครบ {count} ครั้งแล้ว',
      VI: 'Hôm nay bạn đã chuyển {count} lần, mức tối đa.',
    },
  },
  'agent.transfer_day': {
    status: 409,
    text: {
      EN: 'You can transfer {left} more today.',
      CN: '您今日还可转账 {left}。',
      ID: 'Hari ini Anda masih bisa mentransfer {left}.',
      TH: 'วันนี้คุณโอนได้อีก {left}',
      VI: 'Hôm nay bạn còn chuyển được {left}.',
    },
  },
  'agent.transfer_month': {
    status: 409,
    text: {
      EN: 'You can transfer {left} more this month.',
      CN: '您本月还可转账 {left}。',
      ID: 'Bulan ini Anda masih bisa mentransfer {left}.',
      TH: 'เดือนนี้คุณโอนได้อีก {left}',
      VI: 'Tháng này bạn còn chuyển được {left}.',
    },
  },
  'agent.transfer_turnover': {
    status: 409,
    text: {
      EN: 'Turnover of {left} is left before money can be transferred.',
      CN: '转账前还需完成 {left} 流水。',
      ID: 'Masih ada turnover {left} sebelum uang bisa ditransfer.',
      TH: 'ต้องทำยอดเดิมพันอีก {left} ก่อนโอนเงิน',
      VI: 'Còn {left} doanh thu cược phải hoàn thành trước khi chuyển.',
    },
  },
  'agent.transfer_contract': {
    status: 409,
    text: {
      EN: '{left} of contract pay is owed. Settle it before you transfer.',
      CN: '您还有 {left} 契约款项未付，请先结清再转账。',
      ID: 'Masih ada utang kontrak {left}. Lunasi sebelum mentransfer.',
      TH: 'คุณค้างจ่ายตามสัญญา {left} โปรดชำระก่อนโอน',
      VI: 'Bạn còn nợ hợp đồng {left}. Hãy thanh toán trước khi chuyển.',
    },
  },
  'agent.transfer_decided': {
    status: 409,
    text: {
      EN: 'This transfer has been decided already.',
      CN: '该转账已处理。',
      ID: 'Transfer ini sudah diputuskan.',
      TH: 'การโอนนี้ได้รับการตัดสินแล้ว',
      VI: 'Lần chuyển này đã được xử lý.',
    },
  },
});
