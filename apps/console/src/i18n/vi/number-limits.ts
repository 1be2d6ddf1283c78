import type { texts as english } from '../en/number-limits.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'limits.title': 'Giới hạn số',
  'limits.add': 'Thêm giới hạn',
  'limits.none': 'Không có số nào bị đóng, giảm trả hoặc giới hạn.',
  'limits.number': 'Số',
  'limits.what': 'Tác dụng',
  'limits.untilNotice': 'Đến khi có thông báo',
  'limits.madeBy': 'Người tạo',
  'limits.stands': 'Đang hiệu lực',
  'limits.ended': 'Đã kết thúc',
  'limits.over': 'Kỳ đã qua',
  'limits.end': 'Kết thúc',
  'limits.endEffect':
    'Từ nay cược được nhận như không có giới hạn này. Cược đã nhận giữ nguyên tỷ lệ.',
  'limits.closed': 'Đóng',
  'limits.pays': 'Trả {percent} %',
  'limits.most': '{of}: tối đa {most}',
  'limits.pairMost': 'Hai bên đối nhau của một thành viên: bên ít hơn tối đa {most}',
  'limits.scope': 'Tính theo',
  'limits.scope.merchant': 'Tất cả thành viên',
  'limits.scope.member': 'Mỗi thành viên',
  'limits.scope.order': 'Mỗi vé cược',
  'limits.measure': 'Đo bằng',
  'limits.measure.stake': 'tiền cược',
  'limits.measure.liability': 'tiền có thể phải trả',
  'limits.kind.close': 'Đóng số',
  'limits.kind.reduce': 'Trả thấp hơn',
  'limits.kind.cap': 'Giới hạn số',
  'limits.kind.pair': 'Giới hạn hai bên đối nhau',
  'limits.effect.close': 'Cược có số này bị từ chối và số bị gạch trên bàn chọn.',
  'limits.effect.reduce':
    'Cược mới vào số này được trả theo phần này của tỷ lệ; người chơi thấy trước khi xác nhận.',
  'limits.effect.cap':
    'Vé cược làm số vượt mức trong một kỳ bị từ chối kèm số còn lại. Cược trước đó của thành viên không tính.',
  'limits.effect.pair':
    'Thành viên được cược cả tài và xỉu, chẵn và lẻ, rồng và hổ trong một kỳ đến mức này ở bên ít hơn; 0 là cấm.',
  'limits.numberHelp': 'Kiểu chơi rồi đến số: FixedPlace:4:7, Lo2:12, Top3:701',
  'limits.capHelp':
    'Số như Lo2:12, Lo2:* cho mỗi số của kiểu chơi, hoặc * cho mỗi số của loại xổ số',
  'limits.issueHelp': 'Số của một kỳ sắp tới; để trống là đến khi có thông báo',
  'limits.percent': 'Phần của tỷ lệ, %',
  'limits.amount': 'Tối đa',
};
