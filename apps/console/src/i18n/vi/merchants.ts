import type { texts as english } from '../en/merchants.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.merchants': 'Nhà kinh doanh',
  'merchant.make': 'Lập nhà kinh doanh',
  'merchant.makeEffect':
    'Một trang riêng với thành viên và tiền riêng. Tiền tệ, múi giờ và giờ bắt đầu ngày không bao giờ đổi được. Bạn và người duyệt cùng là chủ sở hữu; người duyệt được xem liên kết của chủ sở hữu đầu tiên một lần.',
  'merchant.code': 'Mã',
  'merchant.codeHelp': 'Chữ thường, số và gạch nối; không đổi được về sau.',
  'merchant.name': 'Tên trang',
  'merchant.hosts': 'Tên miền',
  'merchant.hostsHelp':
    'Ngăn cách bằng dấu phẩy, ví dụ play.example.com. DNS và chứng chỉ phải có các tên này.',
  'merchant.currency': 'Tiền tệ',
  'merchant.currencyHelp': 'Ba chữ in hoa, ví dụ PHP; không đổi được về sau.',
  'merchant.zone': 'Múi giờ',
  'merchant.cutHour': 'Ngày bắt đầu lúc (giờ)',
  'merchant.cutHourHelp': 'Giờ theo múi giờ, từ 0 đến 23; không đổi được về sau.',
  'merchant.languages': 'Ngôn ngữ, ngôn ngữ đầu dành cho người không dùng các ngôn ngữ khác',
  'merchant.theme': 'Giao diện',
  'merchant.theme.dark': 'Tối',
  'merchant.theme.light': 'Sáng',
  'merchant.age': 'Tuổi tối thiểu',
  'merchant.lotteries': 'Xổ số được bán',
  'merchant.allLotteries': 'Mọi xổ số trong danh mục',
  'merchant.owner': 'Tên đăng nhập của chủ sở hữu đầu tiên',
  'merchant.ownerName': 'Tên của chủ sở hữu đầu tiên mà đồng nghiệp thấy',
  'merchant.open': 'Đang mở',
  'merchant.closed': 'Đã đóng',
  'merchant.madeAt': 'Lập lúc',
  'merchant.change': 'Sửa',
  'merchant.changeEffect':
    'Trang của {code} hoạt động ở tên miền mới ngay khi người thứ hai đồng ý, và ngừng ở tên miền bị gỡ.',
  'merchant.addHosts': 'Tên miền thêm vào',
  'merchant.removeHosts': 'Tên miền gỡ đi',
  'merchant.close': 'Đóng',
  'merchant.reopen': 'Mở lại',
  'merchant.closeEffect':
    'Trang của {code} báo đã đóng: không đăng nhập, đặt cược, nạp tiền hay yêu cầu rút mới. Vé đã bán vẫn được xử lý và trả vào số dư; lệnh rút đang chờ được chi trả ở đây. Số dư còn lại được trả bằng điều chỉnh sau khi thành viên liên hệ hỗ trợ.',
  'merchant.reopenEffect': 'Trang của {code} lại nhận đăng nhập, đặt cược và nạp tiền.',
  'operator.steward': 'Toàn hệ thống',
  'operator.act.steward': 'Giao quản lý hệ thống',
  'operator.act.unsteward': 'Thôi quản lý hệ thống',
  'operator.effect.steward':
    'Khi một người quản lý hệ thống khác đồng ý, {name} được lập, sửa và đóng nhà kinh doanh.',
  'operator.effect.unsteward':
    'Khi một người quản lý hệ thống khác đồng ý, {name} không còn được lập, sửa hay đóng nhà kinh doanh.',
};
