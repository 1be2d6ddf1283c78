// Content of the demo merchants: banners, notices and help, in five languages.
import type { MessagesDefinition } from '../apps/server/src/modules/messages/index.ts';
import { stableId } from './stable-id.ts';

type Texts = Readonly<Record<'EN' | 'CN' | 'ID' | 'TH' | 'VI', string>>;

interface Article {
  readonly topic: string;
  readonly title: Texts;
  readonly body: Texts;
}

interface Announcement {
  readonly key: string;
  readonly kind: 'B' | 'PL' | 'PU' | 'PR' | 'H';
  readonly art?: string;
  readonly link?: string;
  readonly title: Texts;
  readonly body: Texts;
}

const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    key: 'provable',
    kind: 'B',
    art: 'proof',
    link: '/verify',
    title: {
      EN: 'Check every draw yourself',
      CN: '每一期开奖，您都能亲自验证',
      ID: 'Periksa sendiri setiap undian',
      TH: 'ตรวจสอบทุกงวดได้ด้วยตัวเอง',
      VI: 'Tự kiểm chứng từng kỳ quay',
    },
    body: {
      EN: 'The numbers are fixed by values published before betting opens. Download the proof and recompute it, even offline.',
      CN: '号码由投注开始前公布的数据决定。下载证明文件，离线也能重新计算。',
      ID: 'Angka ditentukan oleh nilai yang diumumkan sebelum taruhan dibuka. Unduh buktinya dan hitung ulang, bahkan tanpa internet.',
      TH: 'ตัวเลขถูกกำหนดด้วยค่าที่ประกาศก่อนเปิดรับแทง ดาวน์โหลดหลักฐานแล้วคำนวณซ้ำได้แม้ออฟไลน์',
      VI: 'Kết quả được định bởi dữ liệu công bố trước khi mở cược. Tải bằng chứng và tính lại, kể cả khi ngoại tuyến.',
    },
  },
  {
    key: 'minute',
    kind: 'B',
    art: 'lottery',
    link: '/lottery',
    title: {
      EN: 'A draw every minute, day and night',
      CN: '全天候每分钟开奖',
      ID: 'Undian setiap menit, siang dan malam',
      TH: 'ออกรางวัลทุกนาที ทั้งวันทั้งคืน',
      VI: 'Mỗi phút một kỳ quay, suốt ngày đêm',
    },
    body: {
      EN: 'SSC 1 minute and SSC 5 minutes: five digits, more than a hundred ways to play.',
      CN: '1分时时彩与5分时时彩：五位数字，上百种玩法。',
      ID: 'SSC 1 menit dan SSC 5 menit: lima angka, lebih dari seratus cara bermain.',
      TH: 'SSC 1 นาที และ SSC 5 นาที: เลขห้าหลัก เล่นได้กว่าร้อยแบบ',
      VI: 'SSC 1 phút và SSC 5 phút: năm chữ số, hơn một trăm cách chơi.',
    },
  },
  {
    key: 'withdraw',
    kind: 'B',
    art: 'wallet',
    link: '/?mc=withdraw',
    title: {
      EN: 'Your money, step by step',
      CN: '您的资金，每一步都看得见',
      ID: 'Uang Anda, langkah demi langkah',
      TH: 'เงินของคุณ เห็นทุกขั้นตอน',
      VI: 'Tiền của bạn, rõ từng bước',
    },
    body: {
      EN: 'Every deposit and withdrawal shows its state, its reason and its time, with the balance after each line.',
      CN: '每笔存款和提款都显示状态、原因与时间，并列出每笔后的余额。',
      ID: 'Setiap deposit dan penarikan menampilkan status, alasan, dan waktunya, lengkap dengan saldo setelah tiap baris.',
      TH: 'ทุกการฝากและถอนแสดงสถานะ เหตุผล และเวลา พร้อมยอดคงเหลือหลังแต่ละรายการ',
      VI: 'Mỗi lần nạp và rút đều hiện trạng thái, lý do và thời gian, kèm số dư sau từng dòng.',
    },
  },
  {
    key: 'headline',
    kind: 'H',
    title: {
      EN: 'Welcome to the demo: all money here is play money from the sandbox cashier.',
      CN: '欢迎来到演示站：此处所有资金均为沙盒收银台的测试金额。',
      ID: 'Selamat datang di demo: semua uang di sini adalah uang mainan dari kasir sandbox.',
      TH: 'ยินดีต้อนรับสู่ระบบสาธิต: เงินทั้งหมดที่นี่เป็นเงินทดลองจากแคชเชียร์จำลอง',
      VI: 'Chào mừng đến bản demo: mọi khoản tiền ở đây là tiền chơi thử từ quầy thu ngân mô phỏng.',
    },
    body: {
      EN: 'Deposits go to a sandbox payment page where you decide whether the payment succeeds.',
      CN: '存款会转到沙盒支付页，由您决定支付是否成功。',
      ID: 'Deposit menuju halaman pembayaran sandbox tempat Anda menentukan apakah pembayaran berhasil.',
      TH: 'การฝากจะไปที่หน้าชำระเงินจำลอง ซึ่งคุณเลือกได้ว่าจะให้สำเร็จหรือไม่',
      VI: 'Khoản nạp được chuyển đến trang thanh toán mô phỏng, nơi bạn quyết định thanh toán có thành công hay không.',
    },
  },
];

const ARTICLES: readonly Article[] = [
  {
    topic: 'start',
    title: {
      EN: 'Getting started',
      CN: '新手入门',
      ID: 'Memulai',
      TH: 'เริ่มต้นใช้งาน',
      VI: 'Bắt đầu',
    },
    body: {
      EN: 'Choose Join, pick a username and a password of at least eight characters, and you are in. Free play needs no account: it gives you play money for 72 hours on the same draws.',
      CN: '点击“注册”，填写用户名和至少八位的密码即可。免费试玩无需账号：72 小时内用试玩金参与同样的开奖。',
      ID: 'Pilih Daftar, tentukan nama pengguna dan kata sandi minimal delapan karakter, lalu Anda siap bermain. Main gratis tidak memerlukan akun: Anda mendapat uang mainan selama 72 jam pada undian yang sama.',
      TH: 'กดสมัครสมาชิก ตั้งชื่อผู้ใช้และรหัสผ่านอย่างน้อยแปดตัวอักษร ก็เริ่มได้ทันที โหมดเล่นฟรีไม่ต้องมีบัญชี: คุณจะได้เงินทดลอง 72 ชั่วโมงกับงวดเดียวกัน',
      VI: 'Chọn Đăng ký, đặt tên đăng nhập và mật khẩu ít nhất tám ký tự là xong. Chơi thử không cần tài khoản: bạn có tiền chơi thử trong 72 giờ trên cùng các kỳ quay.',
    },
  },
  {
    topic: 'payments',
    title: {
      EN: 'Deposits and withdrawals',
      CN: '存款与提款',
      ID: 'Deposit dan penarikan',
      TH: 'การฝากและถอน',
      VI: 'Nạp và rút tiền',
    },
    body: {
      EN: 'Limits and fees are shown before you confirm. A withdrawal sets the amount aside at once, is checked, and is then paid to an account in your own name. You see every step with its time. Once submitted, a withdrawal cannot be taken back by you, so that nobody can talk you out of it.',
      CN: '确认前会显示限额与手续费。提款提交后金额立即冻结，经审核后支付到您本人名下的账户，每一步及时间均可查看。提款提交后不能自行撤回，以免被人劝诱继续投注。',
      ID: 'Batas dan biaya ditampilkan sebelum Anda mengonfirmasi. Penarikan langsung menyisihkan jumlahnya, diperiksa, lalu dibayar ke rekening atas nama Anda. Setiap langkah terlihat beserta waktunya. Setelah dikirim, penarikan tidak dapat Anda batalkan, agar tidak ada yang membujuk Anda mengurungkannya.',
      TH: 'ระบบแสดงวงเงินและค่าธรรมเนียมก่อนยืนยัน เมื่อถอน ยอดจะถูกกันไว้ทันที ตรวจสอบ แล้วจ่ายเข้าบัญชีชื่อของคุณเอง คุณเห็นทุกขั้นตอนพร้อมเวลา เมื่อส่งคำขอแล้วคุณยกเลิกเองไม่ได้ เพื่อไม่ให้ใครชักจูงให้เปลี่ยนใจ',
      VI: 'Hạn mức và phí hiện ra trước khi bạn xác nhận. Lệnh rút giữ riêng số tiền ngay, được kiểm tra rồi chi trả vào tài khoản đứng tên bạn. Bạn thấy từng bước kèm thời gian. Đã gửi thì không tự hủy được, để không ai dụ bạn đổi ý.',
    },
  },
  {
    topic: 'draws',
    title: {
      EN: 'How draws are made',
      CN: '开奖如何产生',
      ID: 'Bagaimana undian dibuat',
      TH: 'การออกรางวัลทำอย่างไร',
      VI: 'Kỳ quay được tạo ra thế nào',
    },
    body: {
      EN: 'Before betting opens the house publishes a fingerprint of a secret seed. At the close it signs a fingerprint of all tickets. Only then does an independent co-signer reveal its share. Seed, tickets and share together give the numbers, so nobody can steer them. Open a draw, download its proof and check it on the Verify page.',
      CN: '投注开始前，平台先公布秘密种子的指纹；封盘时对全部注单的指纹签名；之后独立共签方才公开其份额。种子、注单与份额共同决定号码，任何一方都无法操控。打开任意一期，下载证明并在“验证”页核对。',
      ID: 'Sebelum taruhan dibuka, rumah mengumumkan sidik dari benih rahasia. Saat ditutup, rumah menandatangani sidik semua tiket. Baru setelah itu penanda tangan independen membuka bagiannya. Benih, tiket, dan bagian itu bersama-sama menghasilkan angka, jadi tidak ada yang bisa mengaturnya. Buka undian, unduh buktinya, dan periksa di halaman Verifikasi.',
      TH: 'ก่อนเปิดรับแทง ระบบประกาศลายนิ้วมือของค่าลับ เมื่อปิดรับจะลงนามลายนิ้วมือของโพยทั้งหมด จากนั้นผู้ร่วมลงนามอิสระจึงเปิดเผยส่วนของตน ค่าลับ โพย และส่วนนั้นรวมกันเป็นตัวเลข จึงไม่มีใครกำหนดผลได้ เปิดดูงวดใดก็ได้ ดาวน์โหลดหลักฐานแล้วตรวจที่หน้าตรวจสอบ',
      VI: 'Trước khi mở cược, nhà cái công bố dấu vân của hạt giống bí mật. Khi đóng, nhà cái ký dấu vân của mọi vé. Sau đó bên đồng ký độc lập mới mở phần của mình. Hạt giống, vé và phần đó cùng tạo ra kết quả nên không ai điều khiển được. Mở một kỳ, tải bằng chứng và kiểm tra ở trang Kiểm chứng.',
    },
  },
  {
    topic: 'play-safe',
    title: {
      EN: 'Playing safely',
      CN: '理性娱乐',
      ID: 'Bermain dengan aman',
      TH: 'เล่นอย่างปลอดภัย',
      VI: 'Chơi an toàn',
    },
    body: {
      EN: 'Play for fun, with money you can miss, and never to win back a loss. Nobody under the age shown in the footer may play. If it stops being fun, stop, and write to us: we can close your account at once.',
      CN: '以娱乐为目的，用输得起的钱，切勿为追回损失而投注。未达到页脚所示年龄者禁止参与。如不再感到有趣，请停止并联系我们，我们可立即关闭您的账号。',
      ID: 'Bermainlah untuk hiburan, dengan uang yang rela Anda lepas, dan jangan pernah untuk mengejar kekalahan. Siapa pun di bawah usia yang tertera di bagian bawah halaman tidak boleh bermain. Jika tidak lagi menyenangkan, berhentilah dan hubungi kami: akun Anda dapat kami tutup seketika.',
      TH: 'เล่นเพื่อความสนุกด้วยเงินที่เสียได้ และอย่าเล่นเพื่อเอาคืน ผู้ที่อายุต่ำกว่าที่แสดงท้ายหน้าห้ามเล่น หากไม่สนุกแล้วให้หยุดและติดต่อเรา เราปิดบัญชีให้ได้ทันที',
      VI: 'Chơi để giải trí, bằng số tiền bạn có thể mất, và đừng bao giờ chơi để gỡ. Người chưa đủ tuổi ghi ở chân trang không được chơi. Khi không còn vui, hãy dừng và nhắn cho chúng tôi: chúng tôi có thể đóng tài khoản ngay.',
    },
  },
  {
    topic: 'contact',
    title: {
      EN: 'Contact us',
      CN: '联系我们',
      ID: 'Hubungi kami',
      TH: 'ติดต่อเรา',
      VI: 'Liên hệ',
    },
    body: {
      EN: 'Send a message of up to 140 characters with the form below. An operator reads it in the console.',
      CN: '请用下方表单发送不超过 140 字的留言，客服会在后台查看。',
      ID: 'Kirim pesan hingga 140 karakter lewat formulir di bawah. Operator membacanya di konsol.',
      TH: 'ส่งข้อความไม่เกิน 140 ตัวอักษรด้วยแบบฟอร์มด้านล่าง เจ้าหน้าที่จะอ่านในระบบหลังบ้าน',
      VI: 'Gửi lời nhắn tối đa 140 ký tự bằng biểu mẫu bên dưới. Nhân viên sẽ đọc trong bảng điều hành.',
    },
  },
];

function layoutFor(merchant: string): MessagesDefinition {
  return {
    announcements: ANNOUNCEMENTS.map((each, index) => ({
      announcement_id: stableId(`${merchant}:announcement:${each.key}`),
      kind: each.kind,
      titles: each.title,
      bodies: each.body,
      art: each.art ?? null,
      link: each.link ?? null,
      sort: index,
    })),
    articles: ARTICLES.map((each, index) => ({
      article_id: stableId(`${merchant}:article:${each.topic}`),
      topic: each.topic,
      titles: each.title,
      bodies: each.body,
      sort: index,
    })),
  };
}

export const MANILA_MESSAGES = layoutFor('manila');
export const SAIGON_MESSAGES = layoutFor('saigon');
