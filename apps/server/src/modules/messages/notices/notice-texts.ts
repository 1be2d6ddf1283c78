// The texts of the messages about events, in the five languages.
import type { Language } from '@fairhouse/values';
import type { NoticeName } from './notice.ts';

type ByLanguage = Readonly<Record<Language, string>>;

interface NoticeText {
  readonly title: ByLanguage;
  readonly body: ByLanguage;
}

export const NOTICE_TEXTS: Readonly<Record<NoticeName, NoticeText>> = {
  deposit_credited: {
    title: {
      EN: 'Deposit credited: {amount}',
      CN: '存款已到账：{amount}',
      ID: 'Deposit masuk: {amount}',
      TH: 'ยอดฝากเข้าแล้ว: {amount}',
      VI: 'Đã cộng tiền nạp: {amount}',
    },
    body: {
      EN: 'Deposit {number} has arrived, and {amount} is in your wallet.',
      CN: '存款 {number} 已到账，{amount} 已存入您的钱包。',
      ID: 'Deposit {number} sudah masuk, {amount} ada di dompet Anda.',
      TH: 'รายการฝาก {number} เข้าแล้ว เงิน {amount} อยู่ในกระเป๋าของคุณ',
      VI: 'Lệnh nạp {number} đã hoàn tất, {amount} đã vào ví của bạn.',
    },
  },
  withdrawal_approved: {
    title: {
      EN: 'Withdrawal approved: {amount}',
      CN: '提款已批准：{amount}',
      ID: 'Penarikan disetujui: {amount}',
      TH: 'อนุมัติการถอนแล้ว: {amount}',
      VI: 'Lệnh rút đã được duyệt: {amount}',
    },
    body: {
      EN: 'Withdrawal {number} of {amount} is approved and will be paid to your account at the bank next.',
      CN: '提款 {number}（{amount}）已批准，接下来将汇入您的银行账户。',
      ID: 'Penarikan {number} sebesar {amount} disetujui dan segera dibayarkan ke rekening bank Anda.',
      TH: 'รายการถอน {number} จำนวน {amount} ได้รับอนุมัติแล้ว และจะโอนเข้าบัญชีธนาคารของคุณต่อไป',
      VI: 'Lệnh rút {number} số tiền {amount} đã được duyệt và sẽ được chuyển vào tài khoản ngân hàng của bạn.',
    },
  },
  withdrawal_paid: {
    title: {
      EN: 'Withdrawal paid: {amount}',
      CN: '提款已支付：{amount}',
      ID: 'Penarikan dibayarkan: {amount}',
      TH: 'จ่ายเงินถอนแล้ว: {amount}',
      VI: 'Đã chi trả lệnh rút: {amount}',
    },
    body: {
      EN: 'Withdrawal {number} of {amount} is paid. Your bank may need some time to show it.',
      CN: '提款 {number}（{amount}）已支付，银行可能需要一些时间才会显示。',
      ID: 'Penarikan {number} sebesar {amount} sudah dibayarkan. Bank Anda mungkin perlu waktu untuk menampilkannya.',
      TH: 'จ่ายรายการถอน {number} จำนวน {amount} แล้ว ธนาคารอาจใช้เวลาสักครู่จึงแสดงยอด',
      VI: 'Lệnh rút {number} số tiền {amount} đã được chi trả. Ngân hàng có thể cần ít phút để hiển thị.',
    },
  },
  withdrawal_returned: {
    title: {
      EN: 'Withdrawal not paid: {amount} is back',
      CN: '提款未支付：{amount} 已退回',
      ID: 'Penarikan tidak dibayarkan: {amount} kembali',
      TH: 'ไม่ได้จ่ายเงินถอน: คืน {amount} แล้ว',
      VI: 'Lệnh rút không được chi trả: đã hoàn {amount}',
    },
    body: {
      EN: 'Withdrawal {number} was not carried out, and the whole {amount} is back in your wallet. Your withdrawal history says why.',
      CN: '提款 {number} 未能完成，{amount} 已全额退回您的钱包。原因请见提款记录。',
      ID: 'Penarikan {number} tidak dilaksanakan, dan seluruh {amount} kembali ke dompet Anda. Alasannya ada di riwayat penarikan.',
      TH: 'รายการถอน {number} ไม่ได้ดำเนินการ เงิน {amount} คืนเข้ากระเป๋าของคุณครบแล้ว ดูเหตุผลได้ในประวัติการถอน',
      VI: 'Lệnh rút {number} không được thực hiện, toàn bộ {amount} đã trở lại ví của bạn. Lý do có trong lịch sử rút tiền.',
    },
  },
  draw_won: {
    title: {
      EN: 'You won {amount}: {lottery}',
      CN: '您中奖 {amount}：{lottery}',
      ID: 'Anda menang {amount}: {lottery}',
      TH: 'คุณถูกรางวัล {amount}: {lottery}',
      VI: 'Bạn trúng {amount}: {lottery}',
    },
    body: {
      EN: 'Draw {issue} of {lottery} paid you {amount} for stakes of {stake}.',
      CN: '{lottery} 第 {issue} 期派彩 {amount}，您的投注额为 {stake}。',
      ID: 'Undian {issue} {lottery} membayar Anda {amount} untuk taruhan {stake}.',
      TH: '{lottery} งวด {issue} จ่ายให้คุณ {amount} จากยอดแทง {stake}',
      VI: 'Kỳ {issue} của {lottery} trả bạn {amount} cho tiền cược {stake}.',
    },
  },
  draw_returned: {
    title: {
      EN: '{amount} of {stake} returned: {lottery}',
      CN: '返还 {amount}，投注 {stake}：{lottery}',
      ID: 'Kembali {amount} dari {stake}: {lottery}',
      TH: 'ได้คืน {amount} จาก {stake}: {lottery}',
      VI: 'Hoàn {amount} trên {stake}: {lottery}',
    },
    body: {
      EN: 'Draw {issue} of {lottery} paid back {amount} of the {stake} that you staked.',
      CN: '{lottery} 第 {issue} 期返还 {amount}，您的投注额为 {stake}。',
      ID: 'Undian {issue} {lottery} mengembalikan {amount} dari taruhan Anda {stake}.',
      TH: '{lottery} งวด {issue} จ่ายคืน {amount} จากยอดแทง {stake} ของคุณ',
      VI: 'Kỳ {issue} của {lottery} trả lại {amount} trên {stake} bạn đã cược.',
    },
  },
  deposit_limit_near: {
    title: {
      EN: 'Four fifths of your deposit limit are used',
      CN: '您的存款限额已用去五分之四',
      ID: 'Empat perlima batas deposit Anda terpakai',
      TH: 'ใช้วงเงินฝากไปแล้วสี่ในห้า',
      VI: 'Bạn đã dùng bốn phần năm hạn mức nạp',
    },
    body: {
      EN: 'You have used {used} of your deposit limit of {most} ({period}).',
      CN: '您的存款限额为 {most}（{period}），已用 {used}。',
      ID: 'Anda telah memakai {used} dari batas deposit {most} ({period}).',
      TH: 'คุณใช้ไป {used} จากวงเงินฝาก {most} ({period})',
      VI: 'Bạn đã dùng {used} trong hạn mức nạp {most} ({period}).',
    },
  },
  stake_limit_near: {
    title: {
      EN: 'Four fifths of your stake limit are used',
      CN: '您的投注限额已用去五分之四',
      ID: 'Empat perlima batas taruhan Anda terpakai',
      TH: 'ใช้วงเงินแทงไปแล้วสี่ในห้า',
      VI: 'Bạn đã dùng bốn phần năm hạn mức cược',
    },
    body: {
      EN: 'You have staked {used} of your stake limit of {most} ({period}).',
      CN: '您的投注限额为 {most}（{period}），已投注 {used}。',
      ID: 'Anda telah memasang {used} dari batas taruhan {most} ({period}).',
      TH: 'คุณแทงไป {used} จากวงเงินแทง {most} ({period})',
      VI: 'Bạn đã cược {used} trong hạn mức cược {most} ({period}).',
    },
  },
  loss_limit_near: {
    title: {
      EN: 'Four fifths of your loss limit are used',
      CN: '您的亏损限额已用去五分之四',
      ID: 'Empat perlima batas kerugian Anda terpakai',
      TH: 'ใช้วงเงินขาดทุนไปแล้วสี่ในห้า',
      VI: 'Bạn đã dùng bốn phần năm hạn mức thua',
    },
    body: {
      EN: 'Losses and stakes of open draws come to {used} of your loss limit of {most} ({period}).',
      CN: '亏损与未开奖投注共 {used}，您的亏损限额为 {most}（{period}）。',
      ID: 'Kerugian dan taruhan yang belum diundi mencapai {used} dari batas kerugian {most} ({period}).',
      TH: 'ยอดขาดทุนและยอดแทงงวดที่ยังไม่ออกรวม {used} จากวงเงินขาดทุน {most} ({period})',
      VI: 'Tiền thua và tiền cược các kỳ chưa quay là {used} trong hạn mức thua {most} ({period}).',
    },
  },
};
