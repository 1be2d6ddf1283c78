import type { texts as english } from '../en/plays-symbols.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Symbol': 'Bầu cua',
  'play.Symbol': 'Linh vật',
  'rule.Symbol':
    'Ba xúc xắc với sáu linh vật. Trả theo số viên ra linh vật đã chọn: một, hai hoặc ba viên, càng nhiều càng cao.',
  'symbol.DEER': 'Nai',
  'symbol.GOURD': 'Bầu',
  'symbol.ROOSTER': 'Gà',
  'symbol.FISH': 'Cá',
  'symbol.CRAB': 'Cua',
  'symbol.PRAWN': 'Tôm',
  'group.Color': 'Màu sắc',
  'play.Color': 'Màu',
  'rule.Color':
    'Ba xúc xắc với sáu màu. Trả theo số viên ra màu đã chọn: một, hai hoặc ba viên, càng nhiều càng cao.',
  'play.ColorTriple': 'Ba viên một màu',
  'rule.ColorTriple': 'Thắng khi cả ba viên ra màu đã chọn.',
  'play.AnyTriple': 'Ba viên giống nhau',
  'rule.AnyTriple': 'Thắng khi cả ba viên cùng màu, bất kể màu nào.',
  'symbol.RED': 'Đỏ',
  'symbol.GREEN': 'Xanh lá',
  'symbol.BLUE': 'Xanh dương',
  'symbol.YELLOW': 'Vàng',
  'symbol.WHITE': 'Trắng',
  'symbol.PINK': 'Hồng',
  'symbol.ANY': 'Màu bất kỳ',
  'tier.1': 'một viên',
  'tier.2': 'hai viên',
  'tier.3': 'ba viên',
  'place.0': 'Viên 1',
  'place.1': 'Viên 2',
  'place.2': 'Viên 3',
  'row.0': 'Lựa chọn',
};
