// Refusals of the lottery.
import { defineRefusals } from './kind.ts';

export const lotteryRefusals = defineRefusals({
  'lottery.unknown': {
    status: 404,
    text: {
      EN: 'There is no such lottery here.',
      CN: '此处没有该彩种。',
      ID: 'Tidak ada lotre seperti itu di sini.',
      TH: 'ไม่มีลอตเตอรี่นี้ที่นี่',
      VI: 'Không có loại xổ số này ở đây.',
    },
  },
  'lottery.off_sale': {
    status: 404,
    text: {
      EN: '{name} is not on sale here now.',
      CN: '{name}目前在此停售。',
      ID: '{name} sedang tidak dijual di sini.',
      TH: 'ขณะนี้ {name} ไม่เปิดขายที่นี่',
      VI: '{name} hiện không được bán ở đây.',
    },
  },
  'lottery.exists': {
    status: 409,
    text: {
      EN: 'This lottery has already been added.',
      CN: '该彩种已经添加。',
      ID: 'Lotre ini sudah ditambahkan.',
      TH: 'เพิ่มลอตเตอรี่นี้ไว้แล้ว',
      VI: 'Loại xổ số này đã được thêm.',
    },
  },
  'lottery.feed_missing': {
    status: 409,
    text: {
      EN: 'It draws too often for results to be entered by hand. Set a results feed under Schedule first.',
      CN: '该彩种开奖过于频繁，无法人工录入结果。请先在“日程”中设置开奖来源。',
      ID: 'Undiannya terlalu sering untuk dimasukkan manual. Atur sumber hasil di Jadwal terlebih dahulu.',
      TH: 'ออกรางวัลถี่เกินกว่าจะกรอกผลเองได้ โปรดตั้งแหล่งผลรางวัลที่ตารางเวลาก่อน',
      VI: 'Xổ số này quay quá dày để nhập kết quả bằng tay. Hãy đặt nguồn kết quả trong Lịch quay trước.',
    },
  },
  'draw.unknown': {
    status: 404,
    text: {
      EN: 'There is no such draw.',
      CN: '没有该期开奖。',
      ID: 'Tidak ada undian seperti itu.',
      TH: 'ไม่มีงวดนี้',
      VI: 'Không có kỳ quay này.',
    },
  },
  'order.unknown': {
    status: 404,
    text: {
      EN: 'There is no such order.',
      CN: '没有该注单。',
      ID: 'Tidak ada pesanan seperti itu.',
      TH: 'ไม่มีรายการเดิมพันนี้',
      VI: 'Không có vé cược này.',
    },
  },
  'chase.unknown': {
    status: 404,
    text: {
      EN: 'There is no such chase plan.',
      CN: '没有该追号计划。',
      ID: 'Tidak ada rencana kejar nomor seperti itu.',
      TH: 'ไม่มีแผนตามเลขนี้',
      VI: 'Không có kế hoạch đuổi số này.',
    },
  },
  'entry.not_taken': {
    status: 422,
    text: {
      EN: 'Players enter no numbers into this lottery.',
      CN: '该彩种不接受玩家填号。',
      ID: 'Pemain tidak memasukkan angka ke lotre ini.',
      TH: 'ลอตเตอรี่นี้ไม่มีการยิงเลข',
      VI: 'Loại xổ số này không nhận số do người chơi gửi.',
    },
  },
  'entry.closed': {
    status: 422,
    text: {
      EN: 'No more numbers can be entered into this round.',
      CN: '本轮已停止填号。',
      ID: 'Putaran ini sudah tidak menerima angka.',
      TH: 'รอบนี้ปิดรับการยิงเลขแล้ว',
      VI: 'Vòng này đã ngừng nhận số.',
    },
  },
  'entry.too_many': {
    status: 422,
    text: {
      EN: 'You have entered {most} numbers into this round: that is the most.',
      CN: '您在本轮已填入{most}个号码，已达上限。',
      ID: 'Anda sudah memasukkan {most} angka di putaran ini: itu batasnya.',
      TH: 'คุณยิงเลขในรอบนี้ครบ {most} เลขแล้ว ซึ่งเป็นจำนวนสูงสุด',
      VI: 'Bạn đã gửi {most} số trong vòng này: đó là mức tối đa.',
    },
  },
  'bet.game_closed': {
    status: 422,
    text: {
      EN: 'This lottery is not on sale at the moment.',
      CN: '该彩种目前停售。',
      ID: 'Lotre ini sedang tidak dijual.',
      TH: 'ลอตเตอรี่นี้ปิดขายชั่วคราว',
      VI: 'Loại xổ số này hiện không bán.',
    },
  },
  'bet.earns_only': {
    status: 422,
    text: {
      EN: 'Your prize group earns on the bets of your line and places none itself.',
      CN: '您的奖金组只赚取下级投注的返点，不能自己投注。',
      ID: 'Grup hadiah Anda hanya mendapat komisi dari taruhan downline dan tidak bisa bertaruh sendiri.',
      TH: 'กลุ่มรางวัลของคุณรับค่าคอมจากสายงานเท่านั้น วางเดิมพันเองไม่ได้',
      VI: 'Nhóm thưởng của bạn chỉ hưởng hoa hồng từ tuyến dưới và không tự đặt cược.',
    },
  },
  'bet.play_money_only': {
    status: 422,
    text: {
      EN: 'Nobody independent of this house signs the draw, so it takes play money only. A free trial account can bet on it.',
      CN: '本期没有独立于平台的一方签名，因此只接受试玩金额投注。您可以使用免费试玩账号投注。',
      ID: 'Tidak ada pihak independen yang menandatangani undian ini, jadi hanya menerima uang main-main. Akun coba gratis bisa bertaruh di sini.',
      TH: 'ไม่มีผู้ที่เป็นอิสระจากเว็บลงนามในงวดนี้ จึงรับเฉพาะเงินทดลองเล่น บัญชีทดลองฟรีเดิมพันได้',
      VI: 'Không có bên nào độc lập với nhà cái ký kỳ quay này, nên kỳ này chỉ nhận tiền chơi thử. Tài khoản dùng thử miễn phí vẫn cược được.',
    },
  },
  'bet.draw_closed': {
    status: 422,
    text: {
      EN: 'Betting on this draw has closed. Would you like to bet on the next one?',
      CN: '本期已封盘，是否投注下一期？',
      ID: 'Taruhan untuk undian ini sudah ditutup. Ingin bertaruh di undian berikutnya?',
      TH: 'งวดนี้ปิดรับเดิมพันแล้ว ต้องการเดิมพันงวดถัดไปหรือไม่',
      VI: 'Kỳ này đã ngừng nhận cược. Bạn có muốn cược kỳ tiếp theo không?',
    },
  },
  'bet.not_legal': {
    status: 422,
    text: {
      EN: 'Bet {bet} is not a complete and legal choice. Please check your picks.',
      CN: '第 {bet} 注的选号不完整或不合规则，请检查。',
      ID: 'Taruhan {bet} belum lengkap atau tidak sah. Periksa pilihan Anda.',
      TH: 'เดิมพันที่ {bet} เลือกไม่ครบหรือไม่ถูกกติกา โปรดตรวจสอบ',
      VI: 'Cược số {bet} chưa đủ hoặc không hợp lệ. Vui lòng kiểm tra lựa chọn.',
    },
  },
  'bet.stake_mismatch': {
    status: 422,
    text: {
      EN: 'The stake of bet {bet} does not match its number of notes. Please check the slip.',
      CN: '第 {bet} 注的金额与注数不符，请检查投注单。',
      ID: 'Nilai taruhan {bet} tidak cocok dengan jumlah kombinasinya. Periksa slip Anda.',
      TH: 'เงินเดิมพันที่ {bet} ไม่ตรงกับจำนวนโพย โปรดตรวจสอบสลิป',
      VI: 'Tiền cược số {bet} không khớp với số đơn cược. Vui lòng kiểm tra phiếu.',
    },
  },
  'bet.odds_changed': {
    status: 409,
    text: {
      EN: 'The odds have changed. Please look at the new odds and confirm.',
      CN: '赔率已变动，请查看新赔率后确认。',
      ID: 'Odds telah berubah. Lihat odds baru lalu konfirmasi.',
      TH: 'อัตราจ่ายเปลี่ยนแล้ว โปรดดูอัตราใหม่และยืนยัน',
      VI: 'Tỷ lệ cược đã thay đổi. Vui lòng xem tỷ lệ mới và xác nhận.',
    },
  },
  'bet.style_not_offered': {
    status: 422,
    text: {
      EN: 'Bet {bet} is not sold in this prize mode.',
      CN: '第 {bet} 注不支持该奖金模式。',
      ID: 'Taruhan {bet} tidak dijual dalam mode hadiah ini.',
      TH: 'เดิมพันที่ {bet} ไม่มีขายในโหมดรางวัลนี้',
      VI: 'Cược số {bet} không bán ở chế độ thưởng này.',
    },
  },
  'bet.group_out_of_range': {
    status: 422,
    text: {
      EN: 'Choose a prize group from {min} to {max}.',
      CN: '请选择 {min} 至 {max} 之间的奖金组。',
      ID: 'Pilih grup hadiah dari {min} sampai {max}.',
      TH: 'เลือกกลุ่มรางวัลตั้งแต่ {min} ถึง {max}',
      VI: 'Hãy chọn nhóm thưởng từ {min} đến {max}.',
    },
  },
  'bet.unit_not_offered': {
    status: 422,
    text: {
      EN: 'This unit is not offered for this lottery.',
      CN: '该彩种不支持此单位模式。',
      ID: 'Satuan ini tidak tersedia untuk lotre ini.',
      TH: 'ลอตเตอรี่นี้ไม่มีหน่วยนี้',
      VI: 'Loại xổ số này không có đơn vị này.',
    },
  },
  'bet.rounding_loss': {
    status: 422,
    text: {
      EN: 'At this unit too much of the prize of bet {bet} would be lost to rounding. Choose a larger unit.',
      CN: '该单位下第 {bet} 注奖金的舍入损失过大，请选择更大的单位。',
      ID: 'Pada satuan ini hadiah taruhan {bet} terlalu banyak hilang karena pembulatan. Pilih satuan lebih besar.',
      TH: 'หน่วยนี้ทำให้รางวัลของเดิมพันที่ {bet} หายไปกับการปัดเศษมากเกินไป โปรดเลือกหน่วยที่ใหญ่ขึ้น',
      VI: 'Ở đơn vị này, thưởng của cược số {bet} mất quá nhiều do làm tròn. Hãy chọn đơn vị lớn hơn.',
    },
  },
  'bet.multiple_over': {
    status: 422,
    text: {
      EN: 'The multiple can be at most {max}.',
      CN: '倍数最高为 {max}。',
      ID: 'Kelipatan paling tinggi {max}.',
      TH: 'ตัวคูณสูงสุดคือ {max}',
      VI: 'Hệ số nhân tối đa là {max}.',
    },
  },
  'bet.too_many_notes': {
    status: 422,
    text: {
      EN: 'Bet {bet} covers too much: at most {max} notes are allowed.',
      CN: '第 {bet} 注覆盖过多：最多允许 {max} 注。',
      ID: 'Taruhan {bet} mencakup terlalu banyak: paling banyak {max} kombinasi.',
      TH: 'เดิมพันที่ {bet} ครอบคลุมมากเกินไป อนุญาตสูงสุด {max} โพย',
      VI: 'Cược số {bet} bao phủ quá nhiều: tối đa {max} đơn cược.',
    },
  },
  'bet.play_closed': {
    status: 422,
    text: {
      EN: 'The play of bet {bet} is closed at the moment.',
      CN: '第 {bet} 注的玩法暂停投注。',
      ID: 'Jenis permainan taruhan {bet} sedang ditutup.',
      TH: 'รูปแบบของเดิมพันที่ {bet} ปิดชั่วคราว',
      VI: 'Kiểu chơi của cược số {bet} hiện đang đóng.',
    },
  },
  'bet.below_minimum': {
    status: 422,
    text: {
      EN: 'An order is at least {min}.',
      CN: '每单最低投注额为 {min}。',
      ID: 'Pesanan paling sedikit {min}.',
      TH: 'ยอดเดิมพันขั้นต่ำต่อรายการคือ {min}',
      VI: 'Mỗi vé cược tối thiểu {min}.',
    },
  },
  'bet.number_below_minimum': {
    status: 422,
    text: {
      EN: 'Each number takes at least {min} here.',
      CN: '此彩种每个号码最低投注 {min}。',
      ID: 'Di sini setiap angka paling sedikit {min}.',
      TH: 'ที่นี่แทงขั้นต่ำตัวละ {min}',
      VI: 'Ở đây mỗi số cược tối thiểu {min}.',
    },
  },
  'bet.above_maximum': {
    status: 422,
    text: {
      EN: 'An order is at most {max}.',
      CN: '每单最高投注额为 {max}。',
      ID: 'Pesanan paling banyak {max}.',
      TH: 'ยอดเดิมพันสูงสุดต่อรายการคือ {max}',
      VI: 'Mỗi vé cược tối đa {max}.',
    },
  },
  'bet.draw_limit': {
    status: 422,
    text: {
      EN: 'You can still stake {remaining} on this draw.',
      CN: '本期您还可投注 {remaining}。',
      ID: 'Anda masih dapat bertaruh {remaining} untuk undian ini.',
      TH: 'คุณยังเดิมพันงวดนี้ได้อีก {remaining}',
      VI: 'Bạn còn có thể cược {remaining} cho kỳ này.',
    },
  },
  'bet.number_limit': {
    status: 422,
    text: {
      EN: '{item} is nearly sold out: it can still pay {remaining} in this draw.',
      CN: '{item} 额度将满：本期剩余可赔付额为 {remaining}。',
      ID: '{item} hampir habis: sisa pembayarannya {remaining} untuk undian ini.',
      TH: '{item} ใกล้เต็ม งวดนี้ยังจ่ายได้อีก {remaining}',
      VI: '{item} sắp hết hạn mức: kỳ này còn có thể trả {remaining}.',
    },
  },
  'bet.no_funds': {
    status: 422,
    text: {
      EN: 'Your balance is not enough for this order.',
      CN: '您的余额不足以支付该注单。',
      ID: 'Saldo Anda tidak cukup untuk pesanan ini.',
      TH: 'ยอดเงินของคุณไม่พอสำหรับรายการนี้',
      VI: 'Số dư của bạn không đủ cho vé cược này.',
    },
  },
  'bet.cancel_fee_changed': {
    status: 422,
    text: {
      EN: 'Cancelling this order now costs {fee}. Please look again.',
      CN: '现在撤销该注单需手续费 {fee}，请再次确认。',
      ID: 'Membatalkan pesanan ini sekarang dikenai biaya {fee}. Silakan periksa lagi.',
      TH: 'การยกเลิกรายการนี้มีค่าธรรมเนียม {fee} แล้ว โปรดตรวจสอบอีกครั้ง',
      VI: 'Hủy vé cược này hiện mất phí {fee}. Vui lòng xem lại.',
    },
  },
  'bet.cancel_too_late': {
    status: 422,
    text: {
      EN: 'It is too late to cancel this order.',
      CN: '该注单已过可撤单时间。',
      ID: 'Sudah terlambat untuk membatalkan pesanan ini.',
      TH: 'เลยเวลายกเลิกรายการนี้แล้ว',
      VI: 'Đã quá muộn để hủy vé cược này.',
    },
  },
  'bet.already_cancelled': {
    status: 409,
    text: {
      EN: 'This order has already been cancelled.',
      CN: '该注单已经撤销。',
      ID: 'Pesanan ini sudah dibatalkan.',
      TH: 'รายการนี้ถูกยกเลิกไปแล้ว',
      VI: 'Vé cược này đã được hủy.',
    },
  },
  'chase.too_long': {
    status: 422,
    text: {
      EN: 'A chase plan can run over at most {max} draws.',
      CN: '追号计划最多 {max} 期。',
      ID: 'Rencana kejar nomor paling banyak {max} undian.',
      TH: 'แผนตามเลขยาวได้สูงสุด {max} งวด',
      VI: 'Kế hoạch đuổi số tối đa {max} kỳ.',
    },
  },
  'chase.ended': {
    status: 409,
    text: {
      EN: 'Nothing of this chase plan is left to cancel.',
      CN: '该追号计划已无可撤销的期数。',
      ID: 'Tidak ada lagi yang dapat dibatalkan dari rencana ini.',
      TH: 'แผนนี้ไม่เหลืองวดให้ยกเลิกแล้ว',
      VI: 'Kế hoạch này không còn kỳ nào để hủy.',
    },
  },
  'lottery.rtp_over': {
    status: 422,
    text: {
      EN: '{play} would pay back {rtp} %: odds may not return more than 100 %.',
      CN: '{play} 的返还率为 {rtp}%：赔率返还不得超过 100%。',
      ID: '{play} akan mengembalikan {rtp} %: odds tidak boleh lebih dari 100 %.',
      TH: '{play} จะคืน {rtp} % อัตราจ่ายต้องคืนไม่เกิน 100 %',
      VI: '{play} sẽ hoàn trả {rtp} %: tỷ lệ cược không được hoàn quá 100 %.',
    },
  },
  'lottery.changed': {
    status: 409,
    text: {
      EN: 'Someone changed this lottery meanwhile. Reload and try again.',
      CN: '该彩种刚被他人修改，请刷新后重试。',
      ID: 'Lotre ini baru diubah orang lain. Muat ulang lalu coba lagi.',
      TH: 'มีผู้แก้ไขลอตเตอรี่นี้ไปแล้ว โปรดโหลดใหม่และลองอีกครั้ง',
      VI: 'Có người vừa thay đổi xổ số này. Hãy tải lại và thử lại.',
    },
  },
  'lottery.stake_limits': {
    status: 422,
    text: {
      EN: 'These stakes do not fit together: the minimum cannot be above a maximum, nor the maximum per ticket above the one per member and draw.',
      CN: '投注限额不一致：最低投注不得高于最高限额，单注最高不得高于每人每期最高。',
      ID: 'Batas taruhan tidak sesuai: minimum tidak boleh melebihi maksimum, dan maksimum per tiket tidak boleh melebihi maksimum per anggota per undian.',
      TH: 'วงเงินเดิมพันไม่สอดคล้องกัน: ขั้นต่ำต้องไม่สูงกว่าสูงสุด และสูงสุดต่อโพยต้องไม่สูงกว่าสูงสุดต่อคนต่องวด',
      VI: 'Các mức cược không khớp: mức tối thiểu không được cao hơn mức tối đa, và mức tối đa mỗi vé không được cao hơn mức tối đa mỗi thành viên mỗi kỳ.',
    },
  },
  'lottery.mode_fixed': {
    status: 409,
    text: {
      EN: 'This lottery is not drawn here, so its randomness cannot be chosen.',
      CN: '该彩种不由本站开奖，无法选择随机来源。',
      ID: 'Lotre ini tidak diundi di sini, jadi sumber keacakannya tidak bisa dipilih.',
      TH: 'ลอตเตอรี่นี้ไม่ได้ออกรางวัลที่นี่ จึงเลือกแหล่งสุ่มไม่ได้',
      VI: 'Xổ số này không quay tại đây nên không thể chọn nguồn ngẫu nhiên.',
    },
  },
  'lottery.schedule_invalid': {
    status: 422,
    text: {
      EN: 'There can be no draws by this schedule: look at its times, days and zone.',
      CN: '该时间表无法开奖：请检查时间、日期和时区。',
      ID: 'Tidak mungkin ada undian dengan jadwal ini: periksa jam, hari, dan zonanya.',
      TH: 'ตารางนี้ออกรางวัลไม่ได้ โปรดตรวจเวลา วัน และเขตเวลา',
      VI: 'Lịch này không thể có kỳ quay: hãy xem lại giờ, ngày và múi giờ.',
    },
  },
  'lottery.lead_invalid': {
    status: 422,
    text: {
      EN: 'Closing so early would leave less than 15 seconds of sale between two draws.',
      CN: '如此提前封盘，两期之间的销售时间将不足 15 秒。',
      ID: 'Tutup seawal itu menyisakan kurang dari 15 detik penjualan di antara dua undian.',
      TH: 'ปิดรับเร็วเท่านี้จะเหลือเวลาขายระหว่างสองงวดไม่ถึง 15 วินาที',
      VI: 'Đóng sớm như vậy thì giữa hai kỳ còn chưa đầy 15 giây bán.',
    },
  },
  'lottery.lead_too_long': {
    status: 422,
    text: {
      EN: 'A draw made here may close at most 9 minutes before it is drawn: ten minutes after its close it is void.',
      CN: '本站自行开奖的彩种最多提前 9 分钟封盘：封盘十分钟后该期作废。',
      ID: 'Undian yang dibuat di sini boleh tutup paling cepat 9 menit sebelum diundi: sepuluh menit setelah tutup undian itu batal.',
      TH: 'งวดที่ออกรางวัลที่นี่ปิดรับล่วงหน้าได้ไม่เกิน 9 นาที เพราะงวดจะเป็นโมฆะสิบนาทีหลังปิดรับ',
      VI: 'Kỳ quay tại đây chỉ được đóng trước tối đa 9 phút: sau khi đóng mười phút thì kỳ quay bị hủy.',
    },
  },
  'lottery.feed_invalid': {
    status: 422,
    text: {
      EN: 'A results feed is an https address, or one on this machine, of a lottery drawn elsewhere.',
      CN: '开奖源须为 https 地址或本机地址，且仅用于外部开奖的彩种。',
      ID: 'Sumber hasil harus alamat https atau di mesin ini, untuk lotre yang diundi di luar.',
      TH: 'แหล่งผลต้องเป็นที่อยู่ https หรือในเครื่องนี้ และใช้กับลอตเตอรี่ที่ออกจากภายนอกเท่านั้น',
      VI: 'Nguồn kết quả phải là địa chỉ https hoặc trên máy này, của xổ số quay ở nơi khác.',
    },
  },
  'lottery.odds_invalid': {
    status: 422,
    text: {
      EN: 'The odds of {play} do not fit its prizes.',
      CN: '{play} 的赔率与奖级不符。',
      ID: 'Odds {play} tidak cocok dengan tingkat hadiahnya.',
      TH: 'อัตราจ่ายของ {play} ไม่ตรงกับขั้นรางวัล',
      VI: 'Tỷ lệ cược của {play} không khớp với các bậc thưởng.',
    },
  },
  'draw.proved': {
    status: 409,
    text: {
      EN: 'The numbers of this draw follow from its proof and are final. It can only be made void.',
      CN: '该期号码由其证明推出，不可更改，只能作废。',
      ID: 'Angka undian ini mengikuti buktinya dan bersifat final. Undian hanya dapat dibatalkan.',
      TH: 'เลขของงวดนี้ได้มาจากหลักฐานพิสูจน์และถือเป็นที่สุด ทำได้เพียงยกเลิกงวด',
      VI: 'Các số của kỳ quay này có được từ bằng chứng và là cuối cùng. Chỉ có thể hủy kỳ quay.',
    },
  },
  'draw.not_possible': {
    status: 409,
    text: {
      EN: 'The draw is {state}: this cannot be done to it now.',
      CN: '该期状态为 {state}，当前无法执行此操作。',
      ID: 'Undian berstatus {state}: hal ini tidak dapat dilakukan sekarang.',
      TH: 'งวดนี้มีสถานะ {state} จึงทำสิ่งนี้ไม่ได้ในขณะนี้',
      VI: 'Kỳ quay đang ở trạng thái {state}: hiện không thể làm việc này.',
    },
  },
  'draw.numbers_invalid': {
    status: 422,
    text: {
      EN: 'These are not numbers that this lottery can draw.',
      CN: '这不是该彩种可能开出的号码。',
      ID: 'Ini bukan nomor yang dapat keluar pada lotre ini.',
      TH: 'เลขนี้ออกในลอตเตอรี่นี้ไม่ได้',
      VI: 'Đây không phải là số mà loại xổ số này có thể quay ra.',
    },
  },
});
