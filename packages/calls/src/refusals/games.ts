// Refusals of games and their launches.
import { defineRefusals } from './kind.ts';

export const gameRefusals = defineRefusals({
  'game.unavailable': {
    status: 404,
    text: {
      EN: 'This game is not offered here now. Please choose another one.',
      CN: '该游戏目前在此不提供，请选择其他游戏。',
      ID: 'Game ini sedang tidak tersedia di sini. Silakan pilih yang lain.',
      TH: 'เกมนี้ไม่เปิดให้บริการที่นี่ในขณะนี้ โปรดเลือกเกมอื่น',
      VI: 'Trò chơi này hiện không có ở đây. Vui lòng chọn trò chơi khác.',
    },
  },
  'game.region': {
    status: 403,
    text: {
      EN: 'This game may not be played where you are. Please choose another one.',
      CN: '您所在的地区不能玩此游戏，请选择其他游戏。',
      ID: 'Game ini tidak boleh dimainkan di lokasi Anda. Silakan pilih yang lain.',
      TH: 'ไม่สามารถเล่นเกมนี้ในพื้นที่ของคุณ โปรดเลือกเกมอื่น',
      VI: 'Không được chơi trò này tại nơi bạn đang ở. Vui lòng chọn trò khác.',
    },
  },
  'game.maintenance': {
    status: 503,
    transient: true,
    text: {
      EN: '{name} is being maintained. Your balance and open rounds are safe.',
      CN: '{name}正在维护。您的余额和未完成的局均安全。',
      ID: '{name} sedang dalam pemeliharaan. Saldo dan putaran Anda aman.',
      TH: '{name} กำลังปรับปรุง ยอดเงินและรอบที่ค้างอยู่ของคุณปลอดภัย',
      VI: '{name} đang bảo trì. Số dư và các ván đang mở của bạn vẫn an toàn.',
    },
  },
  'game.vendor.failed': {
    status: 503,
    transient: true,
    text: {
      EN: '{name} did not open the game. No money was moved. Please try again.',
      CN: '{name}未能打开游戏，没有任何资金变动。请重试。',
      ID: '{name} gagal membuka game. Tidak ada uang yang berpindah. Silakan coba lagi.',
      TH: '{name} เปิดเกมไม่สำเร็จ ไม่มีการเคลื่อนย้ายเงิน โปรดลองอีกครั้ง',
      VI: '{name} chưa mở được trò chơi. Không có tiền nào bị chuyển. Vui lòng thử lại.',
    },
  },
  'game.round_unknown': {
    status: 404,
    text: {
      EN: 'You have no such round in this game. Choose one of the list, or none.',
      CN: '您在此游戏中没有这一局。请从列表中选择，或不选。',
      ID: 'Anda tidak punya ronde itu di game ini. Pilih dari daftar, atau kosongkan.',
      TH: 'คุณไม่มีรอบนี้ในเกมนี้ โปรดเลือกจากรายการ หรือไม่เลือก',
      VI: 'Bạn không có ván này trong trò chơi. Hãy chọn trong danh sách, hoặc bỏ trống.',
    },
  },
  'game.session_mismatch': {
    status: 403,
    text: {
      EN: 'This request names another session. Please log in again and open the game.',
      CN: '请求中的会话不是当前会话。请重新登录后再打开游戏。',
      ID: 'Permintaan ini menyebut sesi lain. Silakan masuk lagi lalu buka game.',
      TH: 'คำขอนี้ระบุเซสชันอื่น โปรดเข้าสู่ระบบอีกครั้งแล้วเปิดเกม',
      VI: 'Yêu cầu này thuộc một phiên khác. Vui lòng đăng nhập lại rồi mở trò chơi.',
    },
  },
  'game.limits_invalid': {
    status: 422,
    text: {
      EN: 'Limits of a game can only be tighter than the vendor’s: from {min} to {max}, the lowest not above the highest.',
      CN: '游戏限额只能比游戏商更严：须在 {min} 至 {max} 之间，且下限不高于上限。',
      ID: 'Batas game hanya boleh lebih ketat dari vendor: dari {min} sampai {max}, yang terendah tidak di atas yang tertinggi.',
      TH: 'วงเงินของเกมต้องแคบกว่าของผู้ให้บริการเท่านั้น: ตั้งแต่ {min} ถึง {max} และค่าต่ำสุดต้องไม่สูงกว่าค่าสูงสุด',
      VI: 'Giới hạn của trò chơi chỉ được chặt hơn của nhà cung cấp: từ {min} đến {max}, mức thấp nhất không vượt mức cao nhất.',
    },
  },
  'game.no_level': {
    status: 422,
    text: {
      EN: 'The vendor offers no stake within these limits. It offers: {levels}.',
      CN: '该限额内没有游戏商提供的投注额。可用投注额：{levels}。',
      ID: 'Vendor tidak menawarkan taruhan dalam batas ini. Yang ditawarkan: {levels}.',
      TH: 'ผู้ให้บริการไม่มีเงินเดิมพันในวงเงินนี้ ที่มีคือ: {levels}',
      VI: 'Nhà cung cấp không có mức cược nào trong giới hạn này. Các mức cược: {levels}.',
    },
  },
  'vendor.max_win': {
    status: 422,
    text: {
      EN: 'The most that a round pays lies between {least}, below which no game of the type could be played, and {most}, which the studio lists.',
      CN: '每局最高派彩须在 {least} 与 {most} 之间：低于前者时该类型没有可玩的游戏，后者为游戏商公布的上限。',
      ID: 'Bayaran terbesar satu putaran harus antara {least}, di bawahnya tidak ada game jenis ini yang bisa dimainkan, dan {most}, yaitu batas studio.',
      TH: 'ยอดจ่ายสูงสุดต่อรอบต้องอยู่ระหว่าง {least} (ต่ำกว่านี้จะไม่มีเกมประเภทนี้ให้เล่น) ถึง {most} ตามที่สตูดิโอกำหนด',
      VI: 'Mức trả tối đa mỗi ván phải từ {least}, thấp hơn thì không trò nào thuộc loại này chơi được, đến {most} là mức studio công bố.',
    },
  },
  'game.no_currency': {
    status: 422,
    text: {
      EN: 'The vendor does not offer this game in {currency}, so it has no limits to be tightened.',
      CN: '游戏商未以 {currency} 提供该游戏，因此没有可收紧的限额。',
      ID: 'Vendor tidak menawarkan game ini dalam {currency}, jadi tidak ada batas yang bisa diperketat.',
      TH: 'ผู้ให้บริการไม่มีเกมนี้ในสกุลเงิน {currency} จึงไม่มีวงเงินให้ปรับให้แคบลง',
      VI: 'Nhà cung cấp không có trò chơi này bằng {currency}, nên không có giới hạn để siết lại.',
    },
  },
  'game.country_unknown': {
    status: 422,
    text: {
      EN: '{country} is not the code of a country.',
      CN: '{country} 不是国家或地区代码。',
      ID: '{country} bukan kode negara.',
      TH: '{country} ไม่ใช่รหัสประเทศ',
      VI: '{country} không phải mã quốc gia.',
    },
  },
  'game.too_many': {
    status: 422,
    text: {
      EN: 'These are more than {most} games. Please narrow the filter.',
      CN: '超过 {most} 款游戏，请缩小筛选范围。',
      ID: 'Ini lebih dari {most} game. Persempit filternya.',
      TH: 'มีมากกว่า {most} เกม โปรดจำกัดตัวกรองให้แคบลง',
      VI: 'Nhiều hơn {most} trò chơi. Vui lòng thu hẹp bộ lọc.',
    },
  },
  'vendor.month_booked': {
    status: 409,
    text: {
      EN: 'The commission of this month is booked, and the new figures differ. Add a version of the plan for this month first: it takes the entry back and books anew.',
      CN: '该月佣金已入账，而新数据与之不符。请先为该月新增一个方案版本：原分录将冲回并重新入账。',
      ID: 'Komisi bulan ini sudah dibukukan, dan angka barunya berbeda. Tambahkan dahulu versi rencana untuk bulan ini: entri lama dibatalkan dan dibukukan ulang.',
      TH: 'ค่าคอมมิชชันของเดือนนี้ลงบัญชีแล้ว และตัวเลขใหม่ไม่ตรงกัน โปรดเพิ่มเวอร์ชันของแผนสำหรับเดือนนี้ก่อน ระบบจะกลับรายการเดิมและลงบัญชีใหม่',
      VI: 'Hoa hồng tháng này đã ghi sổ, và số mới khác đi. Hãy thêm một phiên bản kế hoạch cho tháng này trước: bút toán cũ được đảo và ghi lại.',
    },
  },
  'vendor.key_invalid': {
    status: 422,
    text: {
      EN: 'This is not an RSA public key of at least 2048 bits in PEM form.',
      CN: '这不是至少 2048 位的 PEM 格式 RSA 公钥。',
      ID: 'Ini bukan kunci publik RSA minimal 2048 bit dalam format PEM.',
      TH: 'นี่ไม่ใช่กุญแจสาธารณะ RSA ขนาดอย่างน้อย 2048 บิตในรูปแบบ PEM',
      VI: 'Đây không phải khóa công khai RSA tối thiểu 2048 bit ở dạng PEM.',
    },
  },
  'vendor.network_invalid': {
    status: 422,
    text: {
      EN: '“{network}” is neither an address nor a network such as 203.0.113.0/24.',
      CN: '“{network}”既不是 IP 地址，也不是如 203.0.113.0/24 的网段。',
      ID: '“{network}” bukan alamat maupun jaringan seperti 203.0.113.0/24.',
      TH: '“{network}” ไม่ใช่ที่อยู่ IP หรือเครือข่าย เช่น 203.0.113.0/24',
      VI: '“{network}” không phải địa chỉ IP cũng không phải mạng như 203.0.113.0/24.',
    },
  },
  'vendor.lab_running': {
    status: 409,
    text: {
      EN: 'A run of the lab with this vendor has not ended. Wait for it, or stop it.',
      CN: '该游戏商的实验室测试尚未结束。请等待其完成，或将其停止。',
      ID: 'Pengujian lab dengan vendor ini belum selesai. Tunggu, atau hentikan.',
      TH: 'การทดสอบในแล็บกับผู้ให้บริการรายนี้ยังไม่จบ โปรดรอ หรือสั่งหยุด',
      VI: 'Một lượt kiểm thử với nhà cung cấp này chưa xong. Hãy đợi, hoặc dừng lượt đó.',
    },
  },
  'vendor.lab_not_ready': {
    status: 422,
    text: {
      EN: 'The lab cannot run yet: a seamless vendor of the Hub88 protocol is needed, with a game in its list, and for calls to it with an address and a key of ours.',
      CN: '实验室尚无法运行：需要使用 Hub88 协议的免转钱包游戏商，其列表中至少有一款游戏；若要调用它，还需其地址和我方密钥。',
      ID: 'Lab belum dapat dijalankan: dibutuhkan vendor seamless berprotokol Hub88 dengan satu game dalam daftarnya, dan untuk memanggilnya juga alamat serta kunci kita.',
      TH: 'ยังเริ่มแล็บไม่ได้: ต้องเป็นผู้ให้บริการแบบ seamless ที่ใช้โปรโตคอล Hub88 มีเกมในรายการอย่างน้อยหนึ่งเกม และหากจะเรียกไปหาต้องมีที่อยู่กับกุญแจของเรา',
      VI: 'Chưa thể chạy kiểm thử: cần một nhà cung cấp ví liền mạch dùng giao thức Hub88, có trò chơi trong danh sách; để gọi sang họ còn cần địa chỉ và khóa của ta.',
    },
  },
  'vendor.free_game': {
    status: 422,
    text: {
      EN: 'These games take no free rounds here: {games}.',
      CN: '以下游戏在此不支持免费局：{games}。',
      ID: 'Game berikut tidak menerima putaran gratis di sini: {games}.',
      TH: 'เกมต่อไปนี้ไม่รองรับรอบฟรีที่นี่: {games}',
      VI: 'Các trò chơi sau không nhận lượt miễn phí tại đây: {games}.',
    },
  },
  'vendor.free_value': {
    status: 422,
    text: {
      EN: '{value} is no stake of {game}.',
      CN: '{value} 不是 {game} 的可用注额。',
      ID: '{value} bukan taruhan yang ada di {game}.',
      TH: '{value} ไม่ใช่ยอดเดิมพันของ {game}',
      VI: '{value} không phải mức cược của {game}.',
    },
  },
  'vendor.free_end': {
    status: 422,
    text: {
      EN: 'Free rounds end within a year from now, and not in the past.',
      CN: '免费局的截止时间须在未来一年之内。',
      ID: 'Putaran gratis harus berakhir dalam setahun dari sekarang, bukan di masa lalu.',
      TH: 'รอบฟรีต้องสิ้นสุดภายในหนึ่งปีนับจากนี้ และต้องไม่ใช่เวลาที่ผ่านมาแล้ว',
      VI: 'Lượt miễn phí phải hết hạn trong vòng một năm tới, không phải trong quá khứ.',
    },
  },
  'vendor.free_members': {
    status: 422,
    text: {
      EN: 'These names get no free rounds: unknown, trial, closed or on a break. {names}',
      CN: '以下用户名不能获得免费局（不存在、试玩、已关闭或正在暂停）：{names}',
      ID: 'Nama berikut tidak mendapat putaran gratis (tidak dikenal, uji coba, ditutup, atau sedang jeda): {names}',
      TH: 'ชื่อต่อไปนี้รับรอบฟรีไม่ได้ (ไม่พบ บัญชีทดลอง ปิดบัญชี หรือกำลังพัก): {names}',
      VI: 'Các tên sau không nhận được lượt miễn phí (không có, chơi thử, đã khóa hoặc đang tạm nghỉ): {names}',
    },
  },
  'vendor.free_ended': {
    status: 409,
    text: {
      EN: 'These free rounds have ended already.',
      CN: '这些免费局已经结束。',
      ID: 'Putaran gratis ini sudah berakhir.',
      TH: 'รอบฟรีนี้สิ้นสุดไปแล้ว',
      VI: 'Các lượt miễn phí này đã kết thúc.',
    },
  },
  'vendor.round_known': {
    status: 409,
    text: {
      EN: 'The vendor said last that it has this round. Ask it again, and wait for its end.',
      CN: '游戏商上次表示有此局。请再次询问，并等待其结束。',
      ID: 'Vendor terakhir menyatakan memiliki ronde ini. Tanyakan lagi, dan tunggu sampai selesai.',
      TH: 'ครั้งล่าสุดผู้ให้บริการแจ้งว่ามีรอบนี้ โปรดถามอีกครั้งและรอให้จบ',
      VI: 'Lần gần nhất nhà cung cấp báo có ván này. Hãy hỏi lại và chờ ván kết thúc.',
    },
  },
  'vendor.no_trial_member': {
    status: 422,
    text: {
      EN: 'There is no trial member of this name. A test never plays with real money.',
      CN: '没有此名称的试玩会员。测试绝不使用真实资金。',
      ID: 'Tidak ada anggota uji coba dengan nama ini. Pengujian tidak pernah memakai uang sungguhan.',
      TH: 'ไม่มีสมาชิกทดลองชื่อนี้ การทดสอบไม่ใช้เงินจริง',
      VI: 'Không có thành viên chơi thử tên này. Phép thử không bao giờ dùng tiền thật.',
    },
  },
  'vendor.tiers_invalid': {
    status: 422,
    text: {
      EN: 'The first tier begins at zero, each next one above it, and no rate is above 100 %.',
      CN: '第一档须从零开始，其后逐档递增，且比例不得超过 100%。',
      ID: 'Tingkat pertama mulai dari nol, tiap tingkat berikutnya di atasnya, dan tidak ada tarif di atas 100%.',
      TH: 'ขั้นแรกต้องเริ่มที่ศูนย์ ขั้นถัดไปต้องสูงขึ้น และอัตราต้องไม่เกิน 100%',
      VI: 'Bậc đầu bắt đầu từ 0, mỗi bậc sau cao hơn, và không tỷ lệ nào vượt 100%.',
    },
  },
  'vendor.no_secret': {
    status: 422,
    text: {
      EN: 'This vendor signs with RSA keys. Only vendors of the second protocol share a secret.',
      CN: '该游戏商使用 RSA 密钥签名。只有第二种协议的游戏商使用共享密钥。',
      ID: 'Vendor ini menandatangani dengan kunci RSA. Hanya vendor protokol kedua yang berbagi rahasia.',
      TH: 'ผู้ให้บริการรายนี้ลงนามด้วยกุญแจ RSA เฉพาะผู้ให้บริการโปรโตคอลที่สองเท่านั้นที่ใช้รหัสลับร่วม',
      VI: 'Nhà cung cấp này ký bằng khóa RSA. Chỉ nhà cung cấp dùng giao thức thứ hai mới có khóa chung.',
    },
  },
  'vendor.case_answer': {
    status: 422,
    text: {
      EN: 'A player’s report is closed with an answer to the player, and no other case is.',
      CN: '关闭玩家报告时必须答复玩家，其他事项则不能附答复。',
      ID: 'Laporan pemain ditutup dengan jawaban kepada pemain, kasus lain tidak.',
      TH: 'การปิดเรื่องที่ผู้เล่นแจ้งต้องมีคำตอบถึงผู้เล่น ส่วนเรื่องอื่นไม่มี',
      VI: 'Báo cáo của người chơi được đóng kèm câu trả lời cho người chơi, các việc khác thì không.',
    },
  },
  'vendor.not_answering': {
    status: 503,
    transient: true,
    text: {
      EN: 'The vendor gave no usable answer: {why}',
      CN: '游戏商没有给出可用的回复：{why}',
      ID: 'Vendor tidak memberi jawaban yang dapat dipakai: {why}',
      TH: 'ผู้ให้บริการเกมไม่ตอบกลับอย่างใช้งานได้: {why}',
      VI: 'Nhà cung cấp không trả lời hợp lệ: {why}',
    },
  },
});
