import type { texts as english } from '../en/plays-vietlott.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Vietlott': 'Vé số',
  'group.VL_Any': 'Một số',
  'group.Max3D': 'Số Max 3D',
  'play.VL_Standard': 'Vé thường',
  'rule.VL_Standard':
    'Chọn sáu số. Trúng sáu, năm, bốn hoặc ba số đều có giải; ở Power, trúng năm số và số phụ được Jackpot 2. Jackpot cố định, không chia.',
  'play.VL_Bao#': 'Bao {n}',
  'rule.VL_Bao#': 'Chọn {n} số; cứ sáu số là một vé.',
  'rule.VL_Bao5': 'Chọn năm số; mỗi số còn lại lần lượt là số thứ sáu.',
  'play.Any': 'Trong sáu số',
  'rule.Any': 'Chọn số. Mỗi số có trong sáu số mở ra đều thắng, không tính số phụ.',
  'play.Max3D': 'Bộ ba số',
  'rule.Max3D':
    'Chọn số ba chữ số. Trúng mỗi lần số đó mở ra, theo giải: hai giải đặc biệt, bốn giải nhất, sáu giải nhì và tám giải ba.',
  'play.Max3D_Orders': 'Đảo số',
  'rule.Max3D_Orders':
    'Chọn số ba chữ số không giống nhau cả ba. Mỗi thứ tự của các chữ số là một vé.',
  'play.Max3D_Special': 'Đặc biệt',
  'rule.Max3D_Special': 'Trúng với mỗi số đặc biệt (có hai) trùng số đã chọn.',
  'play.Max3D_Any': 'Trong hai mươi số',
  'rule.Max3D_Any': 'Trúng mỗi lần số của bạn có trong hai mươi số mở ra.',
  'tier.6': 'trúng sáu số',
  'tier.5B': 'trúng năm số và số phụ',
  'tier.5': 'trúng năm số',
  'tier.4': 'trúng bốn số',
  'tier.3': 'trúng ba số',
  'tier.SPECIAL': 'giải đặc biệt',
  'tier.FIRST': 'giải nhất',
  'tier.SECOND': 'giải nhì',
  'tier.THIRD': 'giải ba',
  'row.0': 'Chọn số',
  'place.0': 'Thứ 1',
  'place.1': 'Thứ 2',
  'place.2': 'Thứ 3',
  'place.3': 'Thứ 4',
  'place.4': 'Thứ 5',
  'place.5': 'Thứ 6',
};
