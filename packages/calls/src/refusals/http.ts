// Refusals that the HTTP layer may answer to any call.
import { defineRefusals } from './kind.ts';

export const httpRefusals = defineRefusals({
  'request.malformed': {
    status: 400,
    text: {
      EN: 'The request could not be read. Reload the page and try again.',
      CN: '请求无法识别，请刷新页面后重试。',
      ID: 'Permintaan tidak dapat dibaca. Muat ulang halaman lalu coba lagi.',
      TH: 'อ่านคำขอไม่ได้ โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง',
      VI: 'Không đọc được yêu cầu. Hãy tải lại trang và thử lại.',
    },
  },
  'request.invalid': {
    status: 400,
    text: {
      EN: 'Please check the marked fields.',
      CN: '请检查标记的内容。',
      ID: 'Periksa kolom yang ditandai.',
      TH: 'โปรดตรวจสอบช่องที่ทำเครื่องหมายไว้',
      VI: 'Vui lòng kiểm tra các ô được đánh dấu.',
    },
  },
  'text.unreadable': {
    status: 400,
    text: {
      EN: 'A text holds characters that cannot be kept. Type it anew instead of pasting it.',
      CN: '文本含有无法保存的字符，请重新手动输入，不要粘贴。',
      ID: 'Ada teks dengan karakter yang tidak dapat disimpan. Ketik ulang, jangan ditempel.',
      TH: 'ข้อความมีอักขระที่บันทึกไม่ได้ โปรดพิมพ์ใหม่แทนการวาง',
      VI: 'Nội dung có ký tự không lưu được. Hãy gõ lại thay vì dán.',
    },
  },
  'request.timeout': {
    status: 408,
    transient: true,
    text: {
      EN: 'The request did not arrive in time. Please try again.',
      CN: '请求未能及时送达，请重试。',
      ID: 'Permintaan tidak tiba tepat waktu. Silakan coba lagi.',
      TH: 'คำขอมาถึงไม่ทันเวลา โปรดลองอีกครั้ง',
      VI: 'Yêu cầu không đến kịp thời gian. Vui lòng thử lại.',
    },
  },
  'request.too_large': {
    status: 413,
    text: {
      EN: 'This is too large to send.',
      CN: '内容过大，无法发送。',
      ID: 'Data ini terlalu besar untuk dikirim.',
      TH: 'ข้อมูลมีขนาดใหญ่เกินกว่าจะส่งได้',
      VI: 'Nội dung quá lớn để gửi.',
    },
  },
  'request.media_type': {
    status: 415,
    text: {
      EN: 'This kind of content is not accepted here.',
      CN: '此处不接受该类型的内容。',
      ID: 'Jenis konten ini tidak diterima di sini.',
      TH: 'ไม่รองรับเนื้อหาชนิดนี้',
      VI: 'Loại nội dung này không được chấp nhận.',
    },
  },
  'merchant.unknown': {
    status: 404,
    text: {
      EN: 'There is no site at this address.',
      CN: '该地址没有站点。',
      ID: 'Tidak ada situs di alamat ini.',
      TH: 'ไม่มีเว็บไซต์ที่ที่อยู่นี้',
      VI: 'Không có trang nào ở địa chỉ này.',
    },
  },
  'call.unknown': {
    status: 404,
    text: {
      EN: 'There is nothing at this address.',
      CN: '该地址没有内容。',
      ID: 'Tidak ada apa pun di alamat ini.',
      TH: 'ไม่มีข้อมูลที่ที่อยู่นี้',
      VI: 'Không có gì ở địa chỉ này.',
    },
  },
  'session.required': {
    status: 401,
    text: {
      EN: 'You are not logged in. Please log in.',
      CN: '您尚未登录，请先登录。',
      ID: 'Anda belum masuk. Silakan masuk.',
      TH: 'คุณยังไม่ได้เข้าสู่ระบบ โปรดเข้าสู่ระบบ',
      VI: 'Bạn chưa đăng nhập. Vui lòng đăng nhập.',
    },
  },
  'password.change_first': {
    status: 403,
    text: {
      EN: 'Please choose a new password first.',
      CN: '请先设置新密码。',
      ID: 'Silakan pilih kata sandi baru terlebih dahulu.',
      TH: 'โปรดตั้งรหัสผ่านใหม่ก่อน',
      VI: 'Vui lòng chọn mật khẩu mới trước.',
    },
  },
  'session.ended': {
    status: 401,
    text: {
      EN: 'Your session has ended. Please log in again.',
      CN: '登录已失效，请重新登录。',
      ID: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
      TH: 'เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
      VI: 'Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại.',
    },
  },
  in_need_true_account: {
    status: 403,
    text: {
      EN: 'This needs a real account. Register to use it.',
      CN: '此功能需要正式账号，请先注册。',
      ID: 'Fitur ini memerlukan akun asli. Daftar untuk menggunakannya.',
      TH: 'ฟังก์ชันนี้ต้องใช้บัญชีจริง โปรดสมัครสมาชิก',
      VI: 'Tính năng này cần tài khoản thật. Hãy đăng ký để sử dụng.',
    },
  },
  'agent.required': {
    status: 403,
    text: {
      EN: 'Only agents can do this.',
      CN: '只有代理可以使用此功能。',
      ID: 'Hanya agen yang dapat melakukan ini.',
      TH: 'เฉพาะตัวแทนเท่านั้นที่ทำรายการนี้ได้',
      VI: 'Chỉ đại lý mới có thể làm việc này.',
    },
  },
  'right.required': {
    status: 403,
    text: {
      EN: 'Your role does not allow this.',
      CN: '您的角色无权执行此操作。',
      ID: 'Peran Anda tidak mengizinkan ini.',
      TH: 'บทบาทของคุณไม่มีสิทธิ์ทำรายการนี้',
      VI: 'Vai trò của bạn không được phép làm việc này.',
    },
  },
  'region.restricted': {
    status: 403,
    text: {
      EN: 'This service is not available where you are.',
      CN: '您所在的地区无法使用此服务。',
      ID: 'Layanan ini tidak tersedia di lokasi Anda.',
      TH: 'บริการนี้ไม่เปิดให้ใช้ในพื้นที่ของคุณ',
      VI: 'Dịch vụ này không có ở khu vực của bạn.',
    },
  },
  'feature.off': {
    status: 403,
    text: {
      EN: 'This feature is not available on this site.',
      CN: '本站未开放此功能。',
      ID: 'Fitur ini tidak tersedia di situs ini.',
      TH: 'เว็บไซต์นี้ไม่ได้เปิดใช้ฟังก์ชันนี้',
      VI: 'Tính năng này không có trên trang này.',
    },
  },
  'rate.limited': {
    status: 429,
    transient: true,
    text: {
      EN: 'Too many requests. Please wait a moment and try again.',
      CN: '请求过于频繁，请稍候再试。',
      ID: 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.',
      TH: 'มีคำขอมากเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง',
      VI: 'Quá nhiều yêu cầu. Vui lòng đợi một lát rồi thử lại.',
    },
  },
  'merchant.closed': {
    status: 503,
    text: {
      EN: 'This site is closed. Customer service tells you how you get your balance.',
      CN: '本站已关闭。如何取回余额请联系客服。',
      ID: 'Situs ini sudah ditutup. Layanan pelanggan memberi tahu cara mengambil saldo Anda.',
      TH: 'เว็บไซต์นี้ปิดให้บริการแล้ว ฝ่ายบริการลูกค้าจะแจ้งวิธีรับยอดเงินของคุณ',
      VI: 'Trang này đã đóng. Bộ phận hỗ trợ sẽ cho biết cách nhận lại số dư của bạn.',
    },
  },
  'site.maintenance': {
    status: 503,
    transient: true,
    text: {
      EN: 'The site is under maintenance. Please come back later.',
      CN: '系统维护中，请稍后再来。',
      ID: 'Situs sedang dalam pemeliharaan. Silakan kembali nanti.',
      TH: 'เว็บไซต์อยู่ระหว่างการปรับปรุง โปรดกลับมาใหม่ภายหลัง',
      VI: 'Trang đang bảo trì. Vui lòng quay lại sau.',
    },
  },
  'sealing.required': {
    status: 400,
    text: {
      EN: 'This request must be sent encrypted.',
      CN: '此请求必须加密发送。',
      ID: 'Permintaan ini harus dikirim terenkripsi.',
      TH: 'คำขอนี้ต้องส่งแบบเข้ารหัส',
      VI: 'Yêu cầu này phải được gửi mã hóa.',
    },
  },
  'sealing.invalid': {
    status: 400,
    text: {
      EN: 'The encrypted request could not be opened. Check the clock of your device and try again.',
      CN: '无法解密请求，请检查设备时间后重试。',
      ID: 'Permintaan terenkripsi tidak dapat dibuka. Periksa jam perangkat Anda lalu coba lagi.',
      TH: 'เปิดคำขอที่เข้ารหัสไม่ได้ โปรดตรวจสอบเวลาของอุปกรณ์แล้วลองอีกครั้ง',
      VI: 'Không mở được yêu cầu mã hóa. Hãy kiểm tra giờ trên thiết bị và thử lại.',
    },
  },
  'sealing.replayed': {
    status: 409,
    text: {
      EN: 'This request was already sent.',
      CN: '该请求已提交过。',
      ID: 'Permintaan ini sudah dikirim.',
      TH: 'คำขอนี้ถูกส่งไปแล้ว',
      VI: 'Yêu cầu này đã được gửi.',
    },
  },
  'idempotency.required': {
    status: 400,
    text: {
      EN: 'The request has no id of its own. Reload the page and try again.',
      CN: '请求缺少编号，请刷新页面后重试。',
      ID: 'Permintaan tidak memiliki nomor. Muat ulang halaman lalu coba lagi.',
      TH: 'คำขอไม่มีรหัส โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง',
      VI: 'Yêu cầu thiếu mã. Hãy tải lại trang và thử lại.',
    },
  },
  'idempotency.reused': {
    status: 409,
    text: {
      EN: 'This request id was already used for something else.',
      CN: '该请求编号已用于其他操作。',
      ID: 'Nomor permintaan ini sudah dipakai untuk hal lain.',
      TH: 'รหัสคำขอนี้ถูกใช้กับรายการอื่นแล้ว',
      VI: 'Mã yêu cầu này đã được dùng cho việc khác.',
    },
  },
  'not.found': {
    status: 404,
    text: {
      EN: 'This could not be found.',
      CN: '未找到该内容。',
      ID: 'Tidak dapat ditemukan.',
      TH: 'ไม่พบรายการนี้',
      VI: 'Không tìm thấy mục này.',
    },
  },
  'network.unreachable': {
    status: 503,
    transient: true,
    text: {
      EN: 'Network link abnormal, try again.',
      CN: '网络连接异常，请重试。',
      ID: 'Koneksi jaringan bermasalah. Silakan coba lagi.',
      TH: 'การเชื่อมต่อเครือข่ายผิดปกติ โปรดลองอีกครั้ง',
      VI: 'Kết nối mạng bất thường. Vui lòng thử lại.',
    },
  },
  'server.busy': {
    status: 503,
    transient: true,
    text: {
      EN: 'The service is busy right now. Please try again in a few seconds.',
      CN: '服务暂时繁忙，请几秒后重试。',
      ID: 'Layanan sedang sibuk. Silakan coba lagi dalam beberapa detik.',
      TH: 'ระบบไม่ว่างชั่วคราว โปรดลองอีกครั้งในอีกไม่กี่วินาที',
      VI: 'Dịch vụ đang bận. Vui lòng thử lại sau vài giây.',
    },
  },
  'internal.error': {
    status: 500,
    transient: true,
    text: {
      EN: 'Something went wrong on our side. Please try again; your money is safe.',
      CN: '系统出现问题，请重试；您的资金是安全的。',
      ID: 'Terjadi kesalahan di pihak kami. Silakan coba lagi; uang Anda aman.',
      TH: 'ระบบของเราขัดข้อง โปรดลองอีกครั้ง เงินของคุณปลอดภัย',
      VI: 'Hệ thống gặp sự cố. Vui lòng thử lại; tiền của bạn vẫn an toàn.',
    },
  },
});
