import type { texts as english } from '../en/plays-vietlott.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Vietlott': 'Tiket',
  'group.VL_Any': 'Angka tunggal',
  'group.Max3D': 'Nomor Max 3D',
  'play.VL_Standard': 'Tiket biasa',
  'rule.VL_Standard':
    'Pilih enam angka. Enam, lima, empat, atau tiga angka tepat menang; di Power, lima dan angka bonus memenangkan jackpot kedua. Jackpot tetap dan tidak dibagi.',
  'play.VL_Bao#': 'Sistem {n}',
  'rule.VL_Bao#': 'Pilih {n} angka; setiap enam angka satu taruhan.',
  'rule.VL_Bao5': 'Pilih lima angka; setiap angka lain menjadi angka keenam satu kali.',
  'play.Any': 'Di antara enam',
  'rule.Any': 'Pilih angka. Setiap yang termasuk enam angka menang; angka bonus tidak dihitung.',
  'play.Max3D': 'Nomor',
  'rule.Max3D':
    'Pilih nomor tiga angka. Anda menang setiap kali nomor itu keluar, menurut hadiahnya: dua istimewa, empat pertama, enam kedua, dan delapan ketiga.',
  'play.Max3D_Orders': 'Semua susunan',
  'rule.Max3D_Orders':
    'Pilih nomor tiga angka yang tidak sama semua. Setiap susunan angkanya satu taruhan.',
  'play.Max3D_Special': 'Istimewa',
  'rule.Max3D_Special': 'Anda menang untuk tiap nomor istimewa, dari dua, yang sama.',
  'play.Max3D_Any': 'Di antara dua puluh',
  'rule.Max3D_Any': 'Anda menang setiap kali nomor Anda termasuk dua puluh nomor.',
  'tier.6': 'enam tepat',
  'tier.5B': 'lima dan bonus',
  'tier.5': 'lima tepat',
  'tier.4': 'empat tepat',
  'tier.3': 'tiga tepat',
  'tier.SPECIAL': 'istimewa',
  'tier.FIRST': 'hadiah pertama',
  'tier.SECOND': 'hadiah kedua',
  'tier.THIRD': 'hadiah ketiga',
  'row.0': 'Angka',
  'place.0': 'Ke-1',
  'place.1': 'Ke-2',
  'place.2': 'Ke-3',
  'place.3': 'Ke-4',
  'place.4': 'Ke-5',
  'place.5': 'Ke-6',
};
