// The exposure of draws on sale.
import type { texts as english } from '../en/exposure.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'exposure.help':
    'Undian dengan kemungkinan rugi terbesar berada di atas. Baris yang terbuka atau di bawah penunjuk tetap di tempatnya saat angka diperbarui.',
  'exposure.none': 'Belum ada taruhan pada undian yang dijual.',
  'exposure.idle': 'Undian dijual tanpa taruhan: {count}',
  'exposure.risk': 'Taruhan dan kemungkinan pembayaran',
  'exposure.payout': 'Kemungkinan pembayaran',
  'exposure.net': 'Hasil terburuk',
  'exposure.worst': 'Tanggungan tertinggi',
  'exposure.bar': 'Taruhan {stake}, kemungkinan pembayaran {payout}',
  'exposure.open': 'Nomor undian {issue}',
  'exposure.numbersOf': 'Tanggungan per nomor, undian {issue}',
  'exposure.several': 'Tiket dengan beberapa nomor',
  'exposure.price': 'Nilai bayar',
  'exposure.toDraw': 'Buka undian',
  'exposure.close': 'Tutup',
  'exposure.reduce': 'Turunkan odds',
  'exposure.closeNumber': 'Tutup {name}',
  'exposure.reduceNumber': 'Turunkan odds {name}',
  'exposure.more': '{shown} nomor dengan tanggungan tertinggi dari {count}.',
};
