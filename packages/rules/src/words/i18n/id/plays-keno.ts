import type { texts as english } from '../en/plays-keno.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Pick': 'Pilih angka',
  'group.Total': 'Total',
  'group.Balance': 'Keseimbangan',
  'group.Elements': 'Lima unsur',
  'play.Pick#': 'Pilih {n}',
  'rule.Pick#':
    'Pilih {n} angka atau lebih dari 80. Setiap {n} angka adalah satu taruhan yang dibayar menurut banyaknya dari dua puluh angka undian yang kena.',
  'row.Pick#': 'Angka',
  'tier.0': '0 kena',
  'tier.1': '1 kena',
  'tier.2': '2 kena',
  'tier.3': '3 kena',
  'tier.4': '4 kena',
  'tier.5': '5 kena',
  'tier.6': '6 kena',
  'tier.7': '7 kena',
  'play.Fun_BS': 'Besar, tepat 810, kecil',
  'rule.Fun_BS':
    'Besar berarti total di atas 810, kecil di bawahnya. Tepat 810 hanya pilihan tepat yang menang.',
  'play.Fun_OE': 'Ganjil, genap',
  'rule.Fun_OE': 'Apakah total dua puluh angka ganjil atau genap.',
  'play.Fun_Parlay': 'Gabungan, 810 seri',
  'rule.Fun_Parlay': 'Besar-kecil dan ganjil-genap total sekaligus. Tepat 810 taruhan kembali.',
  'play.Fun_Parlay_Kill': 'Gabungan, 810 kalah',
  'rule.Fun_Parlay_Kill':
    'Besar-kecil dan ganjil-genap total sekaligus. Tepat 810 semua pilihan kalah.',
  'play.Fun_UD': 'Atas, tengah, bawah',
  'rule.Fun_UD':
    'Atas bila lebih dari sepuluh angka dari 1 sampai 40, bawah bila kurang, tengah bila tepat sepuluh.',
  'play.Fun_OEBoard': 'Ganjil, sama, genap',
  'rule.Fun_OEBoard':
    'Ganjil bila lebih dari sepuluh angka ganjil, genap bila kurang, sama bila tepat sepuluh.',
  'play.Fun_WX': 'Lima unsur',
  'rule.Fun_WX':
    'Menurut total: logam 210–695, kayu 696–763, air 764–855, api 856–923, tanah 924–1410.',
  'symbol.BO': 'Besar ganjil',
  'symbol.BE': 'Besar genap',
  'symbol.SO': 'Kecil ganjil',
  'symbol.SE': 'Kecil genap',
  'symbol.EXACT': 'Tepat 810',
  'symbol.UP': 'Atas',
  'symbol.MIDDLE': 'Tengah',
  'symbol.DOWN': 'Bawah',
  'symbol.Fun_OEBoard.MIDDLE': 'Sama',
  'tier.Fun_OEBoard.MIDDLE': 'Sama',
  'symbol.GOLD': 'Logam',
  'symbol.WOOD': 'Kayu',
  'symbol.WATER': 'Air',
  'symbol.FIRE': 'Api',
  'symbol.EARTH': 'Tanah',
  'row.0': 'Pilihan Anda',
};
