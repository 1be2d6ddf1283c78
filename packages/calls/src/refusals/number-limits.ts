// Refusals of bets on a limited number, and of the limits themselves.
import { defineRefusals } from './kind.ts';

export const numberLimitRefusals = defineRefusals({
  'bet.number_suspended': {
    status: 422,
    text: {
      EN: '{item} of bet {bet} is closed in this draw.',
      CN: '第 {bet} 注中的 {item} 本期停售。',
      ID: '{item} pada taruhan {bet} ditutup untuk undian ini.',
      TH: '{item} ในเดิมพันที่ {bet} ปิดรับในงวดนี้',
      VI: '{item} trong cược số {bet} không nhận ở kỳ này.',
    },
  },
  'bet.number_reduced': {
    status: 422,
    text: {
      EN: '{item} of bet {bet} pays only {percent} % in this draw: place it as a bet of its own, at fixed odds.',
      CN: '第 {bet} 注中的 {item} 本期仅赔付 {percent}%：请以固定赔率单独投注该号码。',
      ID: '{item} pada taruhan {bet} hanya dibayar {percent} % di undian ini: pasang sebagai taruhan tersendiri dengan odds tetap.',
      TH: '{item} ในเดิมพันที่ {bet} จ่ายเพียง {percent} % ในงวดนี้ โปรดแทงแยกเป็นเดิมพันเดี่ยวแบบอัตราจ่ายคงที่',
      VI: '{item} trong cược số {bet} chỉ trả {percent} % ở kỳ này: hãy đặt thành cược riêng với tỷ lệ cố định.',
    },
  },
  'bet.number_stake_limit': {
    status: 422,
    text: {
      EN: 'On {item} {remaining} can still be staked in this draw.',
      CN: '{item} 本期还可投注 {remaining}。',
      ID: 'Pada {item} masih dapat dipasang {remaining} untuk undian ini.',
      TH: '{item} งวดนี้ยังเดิมพันได้อีก {remaining}',
      VI: '{item} kỳ này còn có thể cược {remaining}.',
    },
  },
  'bet.item_maximum': {
    status: 422,
    text: {
      EN: 'At most {max} of one order can go on {item}.',
      CN: '单笔注单在 {item} 上的限额为 {max}。',
      ID: 'Satu pesanan paling banyak {max} pada {item}.',
      TH: 'หนึ่งรายการลงที่ {item} ได้สูงสุด {max}',
      VI: 'Mỗi vé cược đặt vào {item} tối đa {max}.',
    },
  },
  'bet.pair_limit': {
    status: 422,
    text: {
      EN: '{item} and {opposite} are opposites: beside your other bets you can still stake {remaining} on {item}.',
      CN: '{item} 与 {opposite} 为对立选项：结合您已有的投注，{item} 还可投注 {remaining}。',
      ID: '{item} dan {opposite} berlawanan: di samping taruhan Anda yang lain, {item} masih dapat dipasang {remaining}.',
      TH: '{item} กับ {opposite} เป็นฝั่งตรงข้ามกัน เมื่อรวมเดิมพันอื่นของคุณ ยังลง {item} ได้อีก {remaining}',
      VI: '{item} và {opposite} đối nhau: cùng với các cược khác của bạn, {item} còn có thể cược {remaining}.',
    },
  },
  'limit.unknown': {
    status: 404,
    text: {
      EN: 'There is no such limit, or it has ended.',
      CN: '没有该限制，或其已结束。',
      ID: 'Tidak ada batas seperti itu, atau sudah berakhir.',
      TH: 'ไม่มีข้อจำกัดนี้ หรือสิ้นสุดไปแล้ว',
      VI: 'Không có giới hạn này hoặc đã kết thúc.',
    },
  },
  'limit.no_number': {
    status: 422,
    text: {
      EN: '{item} is not a number that this lottery sells.',
      CN: '{item} 不是该彩种出售的号码。',
      ID: '{item} bukan nomor yang dijual lotre ini.',
      TH: '{item} ไม่ใช่เลขที่ลอตเตอรี่นี้ขาย',
      VI: '{item} không phải số mà loại xổ số này bán.',
    },
  },
  'limit.not_reducible': {
    status: 422,
    text: {
      EN: 'Only numbers sold at fixed odds can pay less: {item} can be closed instead.',
      CN: '仅以固定赔率出售的号码才可降低赔付：{item} 可改为停售。',
      ID: 'Hanya nomor yang dijual dengan odds tetap yang dapat dibayar lebih rendah: {item} dapat ditutup saja.',
      TH: 'ลดอัตราจ่ายได้เฉพาะเลขที่ขายแบบอัตราคงที่ ส่วน {item} ให้ปิดรับแทน',
      VI: 'Chỉ số bán theo tỷ lệ cố định mới có thể giảm trả thưởng: {item} có thể đóng thay vào đó.',
    },
  },
});
