import type { texts as english } from '../en/doctor.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.doctor': 'Sẵn sàng vận hành',
  'doctor.ready': 'Không thiếu gì: có thể vận hành thật.',
  'doctor.notReady': 'Hãy bổ sung những gì còn thiếu trước khi người chơi thật vào.',
  'doctorState.ok': 'Đạt',
  'doctorState.missing': 'Thiếu',
  'doctorState.advice': 'Khuyên dùng',
  'doctor.own_house': 'Hệ thống là của riêng, không phải bản demo',
  'doctor.published_passwords': 'Không nhân viên nào dùng mật khẩu đã công bố',
  'doctor.database_role': 'Máy chủ vào cơ sở dữ liệu bằng vai trò không sở hữu gì',
  'doctor.merchants': 'Đã có nhà kinh doanh',
  'doctor.hosts': 'Mỗi nhà kinh doanh có tên miền công khai',
  'doctor.tls': 'Trang được truy cập qua https',
  'doctor.owners': 'Mỗi nhà kinh doanh có hai chủ sở hữu đã đăng nhập',
  'doctor.mail': 'Gửi được thư điện tử',
  'doctor.sms': 'Gửi được mã qua SMS',
  'doctor.lotteries': 'Mỗi nhà kinh doanh có bán xổ số',
  'doctor.channels': 'Nhận tiền vào tài khoản riêng hoặc qua nhà cung cấp thật, không phải bản thử',
  'doctor.jobs': 'Các tác vụ nền hoàn thành mọi việc',
  'doctor.cosigner': 'Bên đồng ký chạy trên máy khác',
  'doctor.breached_passwords': 'Từ chối mật khẩu đã bị lộ',
  'doctorNext.own_house':
    'Chạy npm run setup trên thư mục dữ liệu hoặc cơ sở dữ liệu trống: bản demo không thể thành hệ thống thật.',
  'doctorNext.published_passwords':
    'Đặt lại các nhân viên này ở mục Nhân viên vận hành: mỗi người nhận liên kết và tự đặt mật khẩu.',
  'doctorNext.database_role':
    'Di trú bằng chủ sở hữu (DATABASE_OWNER_URL) và cho máy chủ vai trò riêng trong DATABASE_URL: docs/operate.md, “Roles”.',
  'doctorNext.merchants': 'Chạy npm run setup để tạo nhà kinh doanh đầu tiên.',
  'doctorNext.hosts': 'Trỏ tên miền về máy này và thêm làm máy chủ của nhà kinh doanh.',
  'doctorNext.tls':
    'Đặt PUBLIC_ORIGIN là địa chỉ https, TLS qua proxy (TRUSTED_PROXIES) hoặc TLS_CERT và TLS_KEY: docs/operate.md, “TLS”.',
  'doctorNext.owners':
    'Mỗi chủ sở hữu mở liên kết của mình. Liên kết hết hạn: npm run setup -- --new-link TÊN.',
  'doctorNext.mail': 'Nhập máy chủ SMTP ở mục Kênh gửi; người thứ hai đồng ý.',
  'doctorNext.sms':
    'Nhập cổng SMS ở mục Kênh gửi, hoặc tắt tính năng cần mã SMS; người thứ hai đồng ý.',
  'doctorNext.lotteries': 'Mở bán một loại xổ số ở mục Xổ số.',
  'doctorNext.channels':
    'Nhập tài khoản ngân hàng riêng ở Quy tắc thu ngân, người thứ hai đồng ý; hoặc đặt nhà cung cấp (BANK_URL). Tắt các kênh thử.',
  'doctorNext.jobs': 'Tìm các tác vụ này trong nhật ký máy chủ và xử lý theo điều được ghi ở đó.',
  'doctorNext.cosigner':
    'Để bên khác chạy apps/cosigner trên máy khác và đặt COSIGNER_URL, COSIGNER_RUN_BY.',
  'doctorNext.breached_passwords':
    'Lấy danh sách băm SHA-1 xếp theo thứ tự và chỉ tệp trong BREACHED_PASSWORDS.',
};
