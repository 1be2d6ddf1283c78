// Refusals of group buys.
import { defineRefusals } from './kind.ts';

export const offerRefusals = defineRefusals({
  'offer.unknown': {
    status: 404,
    text: {
      EN: 'There is no such group buy.',
      CN: '没有该合买。',
      ID: 'Tidak ada patungan seperti itu.',
      TH: 'ไม่มีรายการร่วมซื้อนี้',
      VI: 'Không có lượt mua chung này.',
    },
  },
  'offer.closed': {
    status: 409,
    text: {
      EN: 'This group buy sells no more shares.',
      CN: '该合买已停止认购。',
      ID: 'Patungan ini tidak menjual bagian lagi.',
      TH: 'รายการร่วมซื้อนี้ปิดขายหุ้นแล้ว',
      VI: 'Lượt mua chung này không còn bán phần nữa.',
    },
  },
  'offer.shares_left': {
    status: 409,
    text: {
      EN: 'Only {left} shares are left.',
      CN: '仅剩 {left} 份可认购。',
      ID: 'Hanya tersisa {left} bagian.',
      TH: 'เหลือเพียง {left} หุ้น',
      VI: 'Chỉ còn {left} phần.',
    },
  },
  'offer.has_sharers': {
    status: 409,
    text: {
      EN: 'Others have bought shares: the group buy can no longer be cancelled.',
      CN: '已有他人认购，合买不能撤销。',
      ID: 'Orang lain sudah membeli bagian: patungan tidak bisa dibatalkan lagi.',
      TH: 'มีผู้อื่นซื้อหุ้นแล้ว จึงยกเลิกรายการร่วมซื้อไม่ได้',
      VI: 'Đã có người khác mua phần, không thể hủy lượt mua chung nữa.',
    },
  },
  'offer.too_late': {
    status: 409,
    text: {
      EN: 'The draw closes too soon for a group buy. Offer it on the next draw.',
      CN: '本期即将截止，来不及合买，请在下一期发起。',
      ID: 'Undian ditutup terlalu cepat untuk patungan. Tawarkan pada undian berikutnya.',
      TH: 'งวดนี้ใกล้ปิดเกินไปสำหรับการร่วมซื้อ โปรดเสนอในงวดถัดไป',
      VI: 'Kỳ quay sắp đóng, không kịp mua chung. Hãy mở cho kỳ tiếp theo.',
    },
  },
  'offer.shares_out_of_bounds': {
    status: 422,
    text: {
      EN: 'A group buy has {min} to {max} shares.',
      CN: '合买份数为 {min} 至 {max} 份。',
      ID: 'Patungan memiliki {min} sampai {max} bagian.',
      TH: 'รายการร่วมซื้อมีได้ {min} ถึง {max} หุ้น',
      VI: 'Một lượt mua chung có từ {min} đến {max} phần.',
    },
  },
  'offer.not_divisible': {
    status: 422,
    text: {
      EN: 'The price does not divide into {shares} equal shares. Choose another number of shares.',
      CN: '总价无法平分为 {shares} 份，请选择其他份数。',
      ID: 'Harga tidak terbagi rata menjadi {shares} bagian. Pilih jumlah bagian lain.',
      TH: 'ราคารวมแบ่งเป็น {shares} หุ้นเท่า ๆ กันไม่ได้ โปรดเลือกจำนวนหุ้นอื่น',
      VI: 'Tổng giá không chia đều được cho {shares} phần. Hãy chọn số phần khác.',
    },
  },
  'offer.share_too_small': {
    status: 422,
    text: {
      EN: 'A share costs at least {min}. Choose fewer shares.',
      CN: '每份至少 {min}，请减少份数。',
      ID: 'Satu bagian minimal {min}. Pilih bagian lebih sedikit.',
      TH: 'หุ้นละอย่างน้อย {min} โปรดลดจำนวนหุ้น',
      VI: 'Mỗi phần ít nhất {min}. Hãy chọn ít phần hơn.',
    },
  },
  'offer.own_part_too_small': {
    status: 422,
    text: {
      EN: 'You keep at least {min} shares of your own group buy.',
      CN: '发起人至少自留 {min} 份。',
      ID: 'Anda memegang minimal {min} bagian dari patungan sendiri.',
      TH: 'คุณต้องถือหุ้นของรายการร่วมซื้อของตนเองอย่างน้อย {min} หุ้น',
      VI: 'Bạn giữ ít nhất {min} phần trong lượt mua chung của mình.',
    },
  },
  'offer.nothing_left': {
    status: 422,
    text: {
      EN: 'Own part and guarantee exceed the shares, or leave none for others.',
      CN: '自留与保底超过总份数，或没有份额留给他人。',
      ID: 'Bagian sendiri dan jaminan melebihi jumlah bagian, atau tak menyisakan untuk orang lain.',
      TH: 'หุ้นของตนเองกับหุ้นค้ำประกันเกินจำนวนหุ้น หรือไม่เหลือให้ผู้อื่น',
      VI: 'Phần tự giữ và phần bảo đảm vượt số phần, hoặc không còn phần cho người khác.',
    },
  },
  'offer.commission_too_high': {
    status: 422,
    text: {
      EN: 'The commission is at most {max}% of the profit.',
      CN: '佣金最多为盈利的 {max}%。',
      ID: 'Komisi paling banyak {max}% dari keuntungan.',
      TH: 'ค่าคอมมิชชันสูงสุด {max}% ของกำไร',
      VI: 'Hoa hồng tối đa {max}% lợi nhuận.',
    },
  },
});
