import type { texts as english } from '../en/entry.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'setting.entry': 'Đăng nhập',
  'setting.humanCheck': 'Xác minh người thật',
  'setting.humanCheckEffect':
    'Ai đăng nhập, xin mã hoặc đăng ký đều phải xác minh là người thật trước, ở những nơi được bật.',
  'human.provider': 'Cách xác minh',
  'human.provider.off': 'Không có',
  'human.provider.altcha': 'ALTCHA, trên máy chủ này',
  'human.provider.geetest': 'Geetest v4, với khoá của bạn',
  'human.about.off': 'Chương trình có thể thử nhanh tới mức giới hạn cho phép.',
  'human.about.altcha':
    'Trình duyệt tự tính toán trong giây lát; không ai phải giải gì, không bên thứ ba nào biết.',
  'human.about.geetest':
    'Câu đố của nhà cung cấp với khoá riêng của bạn. Khi họ không phản hồi, ALTCHA sẽ thay thế.',
  'human.scene.login': 'Trước khi đăng nhập',
  'human.scene.sms': 'Trước khi gửi mã',
  'human.scene.register': 'Trước khi đăng ký',
  'human.geetest.captchaId': 'ID captcha',
  'human.geetest.server': 'Máy chủ xác minh',
  'human.geetest.script': 'Tập lệnh của trang',
  'human.geetest.key': 'Khoá captcha',
  'setting.codes': 'Mã qua SMS',
  'setting.codesEffect': 'Mã tới thành viên bằng cách nào, và gửi tối đa bao nhiêu trước khi dừng.',
  'codes.channel': 'Gửi bởi',
  'codes.channel.sms': 'Kênh SMS của nhà cái',
  'codes.expiredMinutes': 'Số phút trước khi xin mã mới',
  'codes.dailyBudget': 'SMS tối đa mỗi ngày',
  'codes.perNumberHour': 'Mỗi số trong một giờ',
  'codes.perNumberDay': 'Mỗi số trong một ngày',
  'codes.perAddressHour': 'Mỗi địa chỉ IP trong một giờ',
  'codes.perNetworkHour': 'Mỗi mạng trong một giờ',
  'codes.perPrefixHour': 'Các số cùng đầu số trong một giờ',
  'codes.alarmBelowPercent': 'Cảnh báo khi tỷ lệ mã được dùng dưới mức phần trăm này',
};
