import type { texts as english } from '../en/plays-symbols.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Symbol': 'Simbol',
  'play.Symbol': 'Simbol',
  'rule.Symbol':
    'Tiga dadu dengan enam simbol. Simbol dibayar menurut jumlah dadu yang menunjukkannya; makin banyak makin besar.',
  'symbol.DEER': 'Rusa',
  'symbol.GOURD': 'Labu',
  'symbol.ROOSTER': 'Ayam',
  'symbol.FISH': 'Ikan',
  'symbol.CRAB': 'Kepiting',
  'symbol.PRAWN': 'Udang',
  'group.Color': 'Warna',
  'play.Color': 'Warna',
  'rule.Color':
    'Tiga dadu dengan enam warna. Warna dibayar menurut jumlah dadu yang menunjukkannya; makin banyak makin besar.',
  'play.ColorTriple': 'Tiga sewarna',
  'rule.ColorTriple': 'Anda menang bila ketiga dadu menunjukkan warna pilihan Anda.',
  'play.AnyTriple': 'Tiga sama apa pun',
  'rule.AnyTriple': 'Anda menang bila ketiga dadu sewarna, warna apa pun.',
  'symbol.RED': 'Merah',
  'symbol.GREEN': 'Hijau',
  'symbol.BLUE': 'Biru',
  'symbol.YELLOW': 'Kuning',
  'symbol.WHITE': 'Putih',
  'symbol.PINK': 'Merah muda',
  'symbol.ANY': 'Warna apa pun',
  'tier.1': 'satu dadu',
  'tier.2': 'dua dadu',
  'tier.3': 'tiga dadu',
  'place.0': 'Dadu 1',
  'place.1': 'Dadu 2',
  'place.2': 'Dadu 3',
  'row.0': 'Pilihan Anda',
};
