// Phòng kiểm thử tuân thủ của nhà cung cấp.
import type { texts as english } from '../en/vendor-lab.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'vendor.tab.lab': 'Kiểm thử',
  'lab.title': 'Phòng kiểm thử tuân thủ',
  'lab.words':
    'Phòng kiểm thử chứng minh từng trường hợp rằng hai bên tuân theo giao thức. Mỗi lượt có môi trường riêng, dùng tiền chơi thử và thành viên chỉ tồn tại cho lượt đó.',
  'lab.side': 'Chiều',
  'lab.side.WALLET': 'Nhà cung cấp → ví của ta',
  'lab.side.VENDOR': 'Ta → nhà cung cấp',
  'lab.start.WALLET': 'Kiểm thử ví của ta',
  'lab.start.VENDOR': 'Kiểm thử nhà cung cấp',
  'lab.startEffect.WALLET':
    'Đóng vai nhà cung cấp gọi ví của ta, có chữ ký, qua HTTP, trong môi trường dùng tiền chơi thử. Thành viên không bị ảnh hưởng.',
  'lab.startEffect.VENDOR':
    'Gọi máy chủ của nhà cung cấp bằng yêu cầu đúng và sai, và chơi bằng tiền chơi thử trong khi ví của ta cố ý gặp sự cố.',
  'lab.begin': 'Bắt đầu lượt',
  'lab.runs': 'Các lượt',
  'lab.none': 'Chưa có lượt nào.',
  'lab.result': 'Kết quả',
  'lab.by': 'Người bắt đầu',
  'lab.remote': 'Kỹ sư của {vendor}',
  'lab.state.RUNNING': 'Đang chạy',
  'lab.state.DONE': 'Đã xong',
  'lab.state.STOPPED': 'Đã dừng',
  'lab.state.BROKEN': 'Gián đoạn',
  'lab.verdict': 'Kết luận',
  'lab.verdict.PASS': 'Đạt',
  'lab.verdict.FAIL': 'Không đạt',
  'lab.verdict.SKIP': 'Không áp dụng',
  'lab.verdict.BROKEN': 'Gián đoạn',
  'lab.waits': 'Chưa đến lượt',
  'lab.required': 'Bắt buộc',
  'lab.optional': 'Nên có',
  'lab.before': 'Ở lượt trước',
  'lab.same': 'Như cũ',
  'lab.details': 'Chi tiết',
  'lab.stop': 'Dừng lượt',
  'lab.stopEffect': 'Lượt kết thúc ngay. Trường hợp chưa đến lượt sẽ không có kết luận.',
  'lab.report.html': 'Báo cáo để in',
  'lab.report.json': 'Báo cáo JSON',
  'lab.progress':
    '{state}: {passed} đạt, {failed} không đạt, {skipped} không áp dụng, trên {cases} trường hợp.',
  'lab.checks': 'Đã so sánh',
  'lab.noChecks': 'Không so sánh gì.',
  'lab.expected': 'Mong đợi',
  'lab.actual': 'Thực tế',
  'lab.asked': 'Yêu cầu',
  'lab.answered': 'Trả lời',
  'lab.lacks.game': 'nhà cung cấp chưa có trò chơi nào trong danh sách',
  'lab.lacks.dialect': 'chỉ hỗ trợ giao thức Hub88 ví liền mạch',
  'lab.lacks.key': 'thiếu địa chỉ của nhà cung cấp hoặc khóa của ta',
  'lab.enterKey': 'Nhập khóa thử',
  'lab.key': 'Khóa thử của nhà cung cấp',
  'lab.enterKeyEffect':
    'Kỹ sư của nhà cung cấp dùng khóa này để tự chạy kiểm thử. Khóa chỉ chạm tới môi trường dùng tiền chơi thử; khóa trước đó hết hiệu lực.',
};
