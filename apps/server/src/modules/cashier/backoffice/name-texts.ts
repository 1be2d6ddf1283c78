// The message to a member whose real name was corrected by customer service.

export const NAME_TITLES = {
  EN: 'Your real name was corrected',
  CN: '您的真实姓名已更正',
  ID: 'Nama asli Anda dikoreksi',
  TH: 'แก้ไขชื่อจริงของคุณแล้ว',
  VI: 'Họ tên thật của bạn đã được sửa',
} as const;

export const NAME_BODIES = {
  EN: 'The customer service has corrected the real name of your account. Bank accounts that you add from now on must carry it. If you did not ask for this, contact the customer service at once.',
  CN: '客服已更正您账号的真实姓名。此后添加的银行账户须与该姓名一致。如非您本人提出，请立即联系客服。',
  ID: 'Layanan pelanggan telah mengoreksi nama asli akun Anda. Rekening bank yang Anda tambahkan mulai sekarang harus atas nama ini. Jika Anda tidak memintanya, segera hubungi layanan pelanggan.',
  TH: 'ฝ่ายบริการลูกค้าได้แก้ไขชื่อจริงของบัญชีคุณแล้ว บัญชีธนาคารที่เพิ่มจากนี้ต้องเป็นชื่อนี้ หากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  VI: 'Chăm sóc khách hàng đã sửa họ tên thật của tài khoản bạn. Tài khoản ngân hàng thêm từ nay phải mang tên này. Nếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
} as const;
