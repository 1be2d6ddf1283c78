// Refusals of deposits and withdrawals.
import { defineRefusals } from './kind.ts';

export const cashierRefusals = defineRefusals({
  'record.cursor': {
    status: 400,
    text: {
      EN: 'This list has changed. Start again from its beginning.',
      CN: '列表已变化，请从头开始查看。',
      ID: 'Daftar ini sudah berubah. Mulai lagi dari awal.',
      TH: 'รายการนี้เปลี่ยนไปแล้ว โปรดเริ่มดูใหม่จากต้น',
      VI: 'Danh sách đã thay đổi. Hãy xem lại từ đầu.',
    },
  },
  'record.range': {
    status: 422,
    text: {
      EN: 'Choose at most {days} days, no longer ago than {back} days.',
      CN: '最多可选 {days} 天，且不早于 {back} 天前。',
      ID: 'Pilih paling lama {days} hari, tidak lebih dari {back} hari yang lalu.',
      TH: 'เลือกได้ไม่เกิน {days} วัน และย้อนหลังไม่เกิน {back} วัน',
      VI: 'Chọn tối đa {days} ngày và không quá {back} ngày trước.',
    },
  },
  'record.span': {
    status: 422,
    text: {
      EN: 'Choose at most {days} days, and a last day that is not before the first.',
      CN: '最多可选 {days} 天，且结束日期不能早于开始日期。',
      ID: 'Pilih paling lama {days} hari, dan hari terakhir tidak sebelum hari pertama.',
      TH: 'เลือกได้ไม่เกิน {days} วัน และวันสุดท้ายต้องไม่มาก่อนวันแรก',
      VI: 'Chọn tối đa {days} ngày, và ngày cuối không được trước ngày đầu.',
    },
  },
  'deposit.channel_unknown': {
    status: 404,
    text: {
      EN: 'This way to pay does not exist here.',
      CN: '此支付方式不存在。',
      ID: 'Metode pembayaran ini tidak ada di sini.',
      TH: 'ไม่มีช่องทางชำระเงินนี้',
      VI: 'Không có cách thanh toán này.',
    },
  },
  'deposit.channel_closed': {
    status: 422,
    transient: true,
    text: {
      EN: 'This way to pay is closed for the moment. Please choose another.',
      CN: '该支付方式暂停使用，请选择其他方式。',
      ID: 'Metode pembayaran ini sedang ditutup. Silakan pilih yang lain.',
      TH: 'ช่องทางชำระเงินนี้ปิดชั่วคราว โปรดเลือกช่องทางอื่น',
      VI: 'Cách thanh toán này tạm đóng. Vui lòng chọn cách khác.',
    },
  },
  'deposit.amount_low': {
    status: 422,
    text: {
      EN: 'The least you can pay in here is {min}.',
      CN: '此处最低存款金额为 {min}。',
      ID: 'Setoran minimum di sini adalah {min}.',
      TH: 'ยอดฝากขั้นต่ำของช่องทางนี้คือ {min}',
      VI: 'Số tiền nạp tối thiểu ở đây là {min}.',
    },
  },
  'deposit.amount_high': {
    status: 422,
    text: {
      EN: 'The most you can pay in here at once is {max}.',
      CN: '此处单笔最高存款金额为 {max}。',
      ID: 'Setoran maksimum sekali transaksi di sini adalah {max}.',
      TH: 'ยอดฝากสูงสุดต่อครั้งของช่องทางนี้คือ {max}',
      VI: 'Số tiền nạp tối đa mỗi lần ở đây là {max}.',
    },
  },
  'deposit.amount_step': {
    status: 422,
    text: {
      EN: 'The amount must be a multiple of {step}.',
      CN: '金额必须是 {step} 的整数倍。',
      ID: 'Jumlah harus kelipatan {step}.',
      TH: 'จำนวนเงินต้องเป็นทวีคูณของ {step}',
      VI: 'Số tiền phải là bội số của {step}.',
    },
  },
  'deposit.open_in_channel': {
    status: 409,
    text: {
      EN: 'You already have an open deposit here. Pay or cancel it first.',
      CN: '您在此已有一笔未完成的存款，请先付款或取消。',
      ID: 'Anda masih punya setoran terbuka di sini. Bayar atau batalkan dulu.',
      TH: 'คุณมีรายการฝากที่ยังไม่เสร็จในช่องทางนี้ โปรดชำระหรือยกเลิกก่อน',
      VI: 'Bạn đang có một lệnh nạp chưa xong ở đây. Hãy thanh toán hoặc hủy trước.',
    },
  },
  'deposit.open_limit': {
    status: 409,
    text: {
      EN: 'You have {count} open deposits. Pay or cancel one of them first.',
      CN: '您有 {count} 笔未完成的存款，请先付款或取消其中一笔。',
      ID: 'Anda punya {count} setoran terbuka. Bayar atau batalkan salah satunya dulu.',
      TH: 'คุณมีรายการฝากค้างอยู่ {count} รายการ โปรดชำระหรือยกเลิกก่อนหนึ่งรายการ',
      VI: 'Bạn có {count} lệnh nạp chưa xong. Hãy thanh toán hoặc hủy một lệnh trước.',
    },
  },
  'deposit.cancel_block': {
    status: 429,
    transient: true,
    text: {
      EN: 'You cancelled {count} deposits today. You can pay in again 24 hours after the last one.',
      CN: '您今天已取消 {count} 笔存款，请在最后一次取消的 24 小时后再存款。',
      ID: 'Anda membatalkan {count} setoran hari ini. Anda dapat menyetor lagi 24 jam setelah yang terakhir.',
      TH: 'วันนี้คุณยกเลิกรายการฝากไป {count} ครั้ง ฝากได้อีกครั้งหลังจากครั้งสุดท้าย 24 ชั่วโมง',
      VI: 'Hôm nay bạn đã hủy {count} lệnh nạp. Bạn có thể nạp lại sau 24 giờ kể từ lần hủy cuối.',
    },
  },
  'deposit.provider_down': {
    status: 503,
    transient: true,
    text: {
      EN: 'The payment provider does not answer. Nothing was charged; please try again or choose another way.',
      CN: '支付服务商没有响应，未产生扣款；请重试或选择其他方式。',
      ID: 'Penyedia pembayaran tidak merespons. Tidak ada dana ditarik; coba lagi atau pilih cara lain.',
      TH: 'ผู้ให้บริการชำระเงินไม่ตอบสนอง ยังไม่มีการหักเงิน โปรดลองใหม่หรือเลือกช่องทางอื่น',
      VI: 'Nhà cung cấp thanh toán không phản hồi. Chưa trừ tiền; hãy thử lại hoặc chọn cách khác.',
    },
  },
  'deposit.not_cancellable': {
    status: 409,
    text: {
      EN: 'This deposit can no longer be cancelled.',
      CN: '该存款已无法取消。',
      ID: 'Setoran ini tidak dapat dibatalkan lagi.',
      TH: 'รายการฝากนี้ยกเลิกไม่ได้แล้ว',
      VI: 'Không thể hủy lệnh nạp này nữa.',
    },
  },
  'deposit.review_amount': {
    status: 422,
    text: {
      EN: 'Say which amount really arrived.',
      CN: '请填写实际到账金额。',
      ID: 'Isi jumlah yang benar-benar diterima.',
      TH: 'โปรดระบุจำนวนเงินที่ได้รับจริง',
      VI: 'Hãy ghi số tiền thực nhận.',
    },
  },
  'card.bank_unknown': {
    status: 422,
    text: {
      EN: 'Choose a bank or wallet from the list.',
      CN: '请从列表中选择银行或钱包。',
      ID: 'Pilih bank atau dompet dari daftar.',
      TH: 'โปรดเลือกธนาคารหรือกระเป๋าเงินจากรายการ',
      VI: 'Hãy chọn ngân hàng hoặc ví trong danh sách.',
    },
  },
  'card.number_invalid': {
    status: 422,
    text: {
      EN: 'This account number is not valid for the chosen bank.',
      CN: '该账号不符合所选银行的格式。',
      ID: 'Nomor rekening ini tidak sesuai dengan bank yang dipilih.',
      TH: 'เลขที่บัญชีนี้ไม่ถูกต้องสำหรับธนาคารที่เลือก',
      VI: 'Số tài khoản này không hợp lệ với ngân hàng đã chọn.',
    },
  },
  'card.name_invalid': {
    status: 422,
    text: {
      EN: 'Write the account holder’s full name as the bank has it.',
      CN: '请填写银行登记的账户持有人全名。',
      ID: 'Tulis nama lengkap pemilik rekening sesuai data bank.',
      TH: 'โปรดกรอกชื่อเต็มของเจ้าของบัญชีตามที่ธนาคารบันทึกไว้',
      VI: 'Hãy ghi họ tên đầy đủ của chủ tài khoản như ngân hàng lưu.',
    },
  },
  'card.name_differs': {
    status: 422,
    text: {
      EN: 'The account must be in your own name, the same as on your first account.',
      CN: '账户必须是您本人名下，与首次绑定的姓名一致。',
      ID: 'Rekening harus atas nama Anda sendiri, sama dengan rekening pertama Anda.',
      TH: 'บัญชีต้องเป็นชื่อของคุณเอง และตรงกับบัญชีแรกที่ผูกไว้',
      VI: 'Tài khoản phải đứng tên bạn, giống với tài khoản đầu tiên.',
    },
  },
  'card.duplicate': {
    status: 409,
    text: {
      EN: 'You have already added this account.',
      CN: '您已绑定过该账户。',
      ID: 'Rekening ini sudah Anda tambahkan.',
      TH: 'คุณเพิ่มบัญชีนี้ไว้แล้ว',
      VI: 'Bạn đã thêm tài khoản này rồi.',
    },
  },
  'card.limit': {
    status: 422,
    text: {
      EN: 'You can have at most {count} accounts of this kind.',
      CN: '此类账户最多可绑定 {count} 个。',
      ID: 'Anda dapat memiliki paling banyak {count} rekening jenis ini.',
      TH: 'มีบัญชีประเภทนี้ได้ไม่เกิน {count} บัญชี',
      VI: 'Bạn chỉ có thể có tối đa {count} tài khoản loại này.',
    },
  },
  'card.unknown': {
    status: 404,
    text: {
      EN: 'This account is not bound any more. Load the list again.',
      CN: '该账户已不再绑定，请重新加载列表。',
      ID: 'Rekening ini tidak lagi tertaut. Muat ulang daftarnya.',
      TH: 'บัญชีนี้ไม่ได้ผูกไว้แล้ว โปรดโหลดรายการใหม่',
      VI: 'Tài khoản này không còn được liên kết. Hãy tải lại danh sách.',
    },
  },
  'card.in_use': {
    status: 409,
    transient: true,
    text: {
      EN: 'Withdrawal {number} to this account is still open. Wait until it has ended.',
      CN: '提款 {number} 正付往该账户，请等待其完成。',
      ID: 'Penarikan {number} ke rekening ini belum selesai. Tunggu sampai selesai.',
      TH: 'รายการถอน {number} ไปยังบัญชีนี้ยังไม่เสร็จ โปรดรอจนเสร็จสิ้น',
      VI: 'Lệnh rút {number} về tài khoản này chưa xong. Hãy đợi đến khi hoàn tất.',
    },
  },
  'withdraw.unbound': {
    status: 422,
    transient: true,
    text: {
      EN: 'An account of yours was unbound lately. You can withdraw again in {hours} hours.',
      CN: '您最近解绑过账户，{hours} 小时后可再次提款。',
      ID: 'Salah satu rekening Anda baru dilepas. Anda dapat menarik dana lagi dalam {hours} jam.',
      TH: 'เพิ่งมีการยกเลิกผูกบัญชีของคุณ ถอนเงินได้อีกครั้งใน {hours} ชั่วโมง',
      VI: 'Bạn vừa gỡ một tài khoản. Bạn có thể rút tiền lại sau {hours} giờ.',
    },
  },
  'withdraw.closed_hours': {
    status: 422,
    transient: true,
    text: {
      EN: 'Withdrawals are open from {from} to {to}. Please come back then.',
      CN: '提款服务时间为 {from} 至 {to}，请届时再来。',
      ID: 'Penarikan dibuka dari {from} sampai {to}. Silakan kembali pada jam itu.',
      TH: 'เปิดให้ถอนเงินตั้งแต่ {from} ถึง {to} โปรดกลับมาในเวลาดังกล่าว',
      VI: 'Rút tiền mở từ {from} đến {to}. Vui lòng quay lại vào giờ đó.',
    },
  },
  'withdraw.locked': {
    status: 422,
    transient: true,
    text: {
      EN: 'You changed your password lately. You can withdraw again in {hours} hours.',
      CN: '您最近更改过密码，{hours} 小时后可再次提款。',
      ID: 'Anda baru mengganti kata sandi. Anda dapat menarik dana lagi dalam {hours} jam.',
      TH: 'คุณเพิ่งเปลี่ยนรหัสผ่าน ถอนเงินได้อีกครั้งใน {hours} ชั่วโมง',
      VI: 'Bạn vừa đổi mật khẩu. Bạn có thể rút tiền lại sau {hours} giờ.',
    },
  },
  'withdraw.card_unknown': {
    status: 422,
    text: {
      EN: 'Choose one of your accounts, or add one first.',
      CN: '请选择您的收款账户，或先添加一个。',
      ID: 'Pilih salah satu rekening Anda, atau tambahkan dulu.',
      TH: 'โปรดเลือกบัญชีของคุณ หรือเพิ่มบัญชีก่อน',
      VI: 'Hãy chọn một tài khoản của bạn hoặc thêm tài khoản trước.',
    },
  },
  'withdraw.card_too_new': {
    status: 422,
    transient: true,
    text: {
      EN: 'This account is new. You can use it in {minutes} minutes.',
      CN: '该账户为新绑定，{minutes} 分钟后可使用。',
      ID: 'Rekening ini baru. Anda dapat memakainya dalam {minutes} menit.',
      TH: 'บัญชีนี้เพิ่งเพิ่ม ใช้ได้ในอีก {minutes} นาที',
      VI: 'Tài khoản này mới thêm. Bạn có thể dùng sau {minutes} phút.',
    },
  },
  'withdraw.amount_low': {
    status: 422,
    text: {
      EN: 'The least you can withdraw is {min}.',
      CN: '最低提款金额为 {min}。',
      ID: 'Penarikan minimum adalah {min}.',
      TH: 'ยอดถอนขั้นต่ำคือ {min}',
      VI: 'Số tiền rút tối thiểu là {min}.',
    },
  },
  'withdraw.amount_high': {
    status: 422,
    text: {
      EN: 'The most you can withdraw at once is {max}.',
      CN: '单笔最高提款金额为 {max}。',
      ID: 'Penarikan maksimum sekali transaksi adalah {max}.',
      TH: 'ยอดถอนสูงสุดต่อครั้งคือ {max}',
      VI: 'Số tiền rút tối đa mỗi lần là {max}.',
    },
  },
  'withdraw.balance_low': {
    status: 422,
    text: {
      EN: 'Your balance is not enough for this amount.',
      CN: '您的余额不足。',
      ID: 'Saldo Anda tidak cukup untuk jumlah ini.',
      TH: 'ยอดเงินของคุณไม่เพียงพอ',
      VI: 'Số dư của bạn không đủ cho số tiền này.',
    },
  },
  'withdraw.count_limit': {
    status: 422,
    text: {
      EN: 'You can withdraw {count} times a day. Please try again tomorrow.',
      CN: '每天可提款 {count} 次，请明天再试。',
      ID: 'Anda dapat menarik {count} kali sehari. Coba lagi besok.',
      TH: 'ถอนได้วันละ {count} ครั้ง โปรดลองใหม่พรุ่งนี้',
      VI: 'Bạn có thể rút {count} lần mỗi ngày. Hãy thử lại ngày mai.',
    },
  },
  'withdraw.day_limit': {
    status: 422,
    text: {
      EN: 'You can still withdraw {left} today.',
      CN: '您今天还可提款 {left}。',
      ID: 'Hari ini Anda masih dapat menarik {left}.',
      TH: 'วันนี้คุณยังถอนได้อีก {left}',
      VI: 'Hôm nay bạn còn có thể rút {left}.',
    },
  },
  'withdraw.turnover_required': {
    status: 422,
    text: {
      EN: 'Before you can withdraw, {left} more must be played.',
      CN: '提款前还需完成 {left} 的投注流水。',
      ID: 'Sebelum menarik dana, Anda masih harus bermain sebesar {left}.',
      TH: 'ก่อนถอนเงิน ต้องเล่นอีก {left}',
      VI: 'Trước khi rút tiền, bạn cần cược thêm {left}.',
    },
  },
  'withdraw.contract_outstanding': {
    status: 422,
    text: {
      EN: 'You owe {left} from an agreement. It has to be paid first.',
      CN: '您有 {left} 的契约款项未付，须先结清。',
      ID: 'Anda masih berutang {left} dari perjanjian. Lunasi dulu.',
      TH: 'คุณยังค้างชำระตามสัญญา {left} ต้องชำระก่อน',
      VI: 'Bạn còn nợ {left} theo hợp đồng. Cần thanh toán trước.',
    },
  },
  'withdraw.debt': {
    status: 422,
    text: {
      EN: 'A corrected result left you owing {left}. It is paid from what comes in next; you can withdraw after that.',
      CN: '因开奖结果更正，您尚欠 {left}。后续入账将优先偿还，还清后即可提款。',
      ID: 'Koreksi hasil membuat Anda berutang {left}. Utang dibayar dari dana masuk berikutnya; setelah itu Anda dapat menarik dana.',
      TH: 'การแก้ไขผลทำให้คุณค้างชำระ {left} ระบบจะหักจากเงินที่เข้ามาครั้งต่อไป จากนั้นจึงถอนได้',
      VI: 'Kết quả được đính chính khiến bạn còn nợ {left}. Khoản này được trừ vào tiền nhận tiếp theo; sau đó bạn có thể rút.',
    },
  },
  'order.no_provider': {
    status: 422,
    text: {
      EN: 'No provider pays out here. Take the order to pay it by hand.',
      CN: '本平台没有代付服务商，请转为人工付款。',
      ID: 'Tidak ada penyedia pembayaran untuk sistem ini. Ambil pesanan ini untuk dibayar manual.',
      TH: 'ไม่มีผู้ให้บริการจ่ายเงินสำหรับระบบนี้ โปรดรับรายการไปจ่ายด้วยตนเอง',
      VI: 'Nhà cái này không có đơn vị chi trả. Hãy nhận lệnh để trả thủ công.',
    },
  },
  'order.member_owes': {
    status: 409,
    text: {
      EN: 'The member owes {left} after a corrected result. Refuse or return this withdrawal, so that it pays the debt.',
      CN: '该会员因开奖结果更正尚欠 {left}。请拒绝或退回此提款，以便偿还欠款。',
      ID: 'Anggota berutang {left} setelah koreksi hasil. Tolak atau kembalikan penarikan ini agar utangnya terbayar.',
      TH: 'สมาชิกค้างชำระ {left} หลังการแก้ไขผล โปรดปฏิเสธหรือคืนรายการถอนนี้เพื่อนำไปชำระหนี้',
      VI: 'Thành viên còn nợ {left} sau khi kết quả được đính chính. Hãy từ chối hoặc hoàn lệnh rút này để trả nợ.',
    },
  },
  'order.moved_on': {
    status: 409,
    text: {
      EN: 'This order has moved on meanwhile. Look at it again.',
      CN: '该订单状态已变化，请重新查看。',
      ID: 'Pesanan ini sudah berubah. Lihat kembali.',
      TH: 'รายการนี้เปลี่ยนสถานะไปแล้ว โปรดดูอีกครั้ง',
      VI: 'Lệnh này đã thay đổi. Hãy xem lại.',
    },
  },
  'order.claimed': {
    status: 409,
    text: {
      EN: '{name} is working on this order.',
      CN: '{name} 正在处理该订单。',
      ID: '{name} sedang menangani pesanan ini.',
      TH: '{name} กำลังดำเนินการรายการนี้',
      VI: '{name} đang xử lý lệnh này.',
    },
  },
  'order.other_officers': {
    status: 403,
    text: {
      EN: 'In its present state this order is decided by officers with another right.',
      CN: '该订单在当前状态下须由拥有其他权限的人员处理。',
      ID: 'Dalam status ini, pesanan diputuskan oleh petugas dengan hak lain.',
      TH: 'ในสถานะปัจจุบัน รายการนี้ต้องให้เจ้าหน้าที่ที่มีสิทธิ์อื่นเป็นผู้ดำเนินการ',
      VI: 'Ở trạng thái hiện tại, lệnh này do nhân viên có quyền khác xử lý.',
    },
  },
  'order.not_claimed': {
    status: 409,
    text: {
      EN: 'Take this order first, then act on it.',
      CN: '请先领取该订单再操作。',
      ID: 'Ambil pesanan ini dulu, baru bertindak.',
      TH: 'โปรดรับรายการนี้ก่อนดำเนินการ',
      VI: 'Hãy nhận lệnh này trước khi thao tác.',
    },
  },
  'order.second_person': {
    status: 403,
    text: {
      EN: 'Another operator has to do this second step.',
      CN: '此步骤须由另一位操作员完成。',
      ID: 'Operator lain yang harus melakukan langkah kedua ini.',
      TH: 'ขั้นตอนที่สองนี้ต้องให้ผู้ดูแลคนอื่นทำ',
      VI: 'Bước thứ hai này phải do nhân viên khác thực hiện.',
    },
  },
  'cashier.changed': {
    status: 409,
    text: {
      EN: 'Somebody else changed this meanwhile. Load it again.',
      CN: '其他人已修改，请重新加载。',
      ID: 'Orang lain sudah mengubahnya. Muat ulang.',
      TH: 'มีผู้อื่นแก้ไขไปแล้ว โปรดโหลดใหม่',
      VI: 'Người khác đã thay đổi mục này. Hãy tải lại.',
    },
  },
  'cashier.bank_details': {
    status: 422,
    text: {
      EN: 'An account needs bank, number and holder; or leave all three empty.',
      CN: '账户须填写银行、账号和户名，或三项全部留空。',
      ID: 'Rekening perlu bank, nomor, dan nama pemilik; atau kosongkan ketiganya.',
      TH: 'บัญชีต้องมีธนาคาร เลขที่ และชื่อบัญชี หรือเว้นว่างทั้งสามช่อง',
      VI: 'Tài khoản cần có ngân hàng, số và tên chủ; hoặc để trống cả ba.',
    },
  },
  'channel.limits': {
    status: 422,
    text: {
      EN: 'The limits do not fit together: the least is above the most, or a preset lies outside.',
      CN: '限额不一致：最小值大于最大值，或预设金额超出范围。',
      ID: 'Batas tidak sesuai: minimum melebihi maksimum, atau pilihan di luar batas.',
      TH: 'ขีดจำกัดไม่สอดคล้องกัน ค่าต่ำสุดสูงกว่าค่าสูงสุด หรือจำนวนที่ตั้งไว้อยู่นอกช่วง',
      VI: 'Các giới hạn không khớp: mức thấp nhất cao hơn mức cao nhất, hoặc mức gợi ý nằm ngoài.',
    },
  },
  'channel.fee_rate': {
    status: 422,
    text: {
      EN: 'A fee rate is at least 0 % and less than 100 %.',
      CN: '费率须不低于 0 % 且小于 100 %。',
      ID: 'Tarif biaya paling sedikit 0 % dan kurang dari 100 %.',
      TH: 'อัตราค่าธรรมเนียมต้องไม่ต่ำกว่า 0 % และน้อยกว่า 100 %',
      VI: 'Tỷ lệ phí phải từ 0 % đến dưới 100 %.',
    },
  },
  'member.unknown': {
    status: 404,
    text: {
      EN: 'There is no member of this name.',
      CN: '没有该用户名的会员。',
      ID: 'Tidak ada anggota dengan nama ini.',
      TH: 'ไม่มีสมาชิกชื่อนี้',
      VI: 'Không có thành viên tên này.',
    },
  },
  'adjustment.balance_low': {
    status: 422,
    text: {
      EN: 'The member has not that much.',
      CN: '该会员余额不足。',
      ID: 'Saldo anggota tidak sebesar itu.',
      TH: 'สมาชิกมียอดเงินไม่ถึงจำนวนนี้',
      VI: 'Thành viên không có đủ số tiền đó.',
    },
  },
});
