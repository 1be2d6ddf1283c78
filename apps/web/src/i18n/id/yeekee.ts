import type { texts as english } from '../en/yeekee.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Angka putaran ini',
  about:
    'Siapa pun boleh memasukkan angka lima digit sampai taruhan ditutup. Hasilnya adalah jumlah semua angka tanpa angka keenam belas, ditambah segel rahasia yang tidak diketahui siapa pun sebelum penutupan; lima digit terakhirnya yang berlaku. Jika kurang dari {least} angka, putaran batal dan semua taruhan dikembalikan.',
  number: 'Angka Anda',
  hint: 'Lima digit, misalnya 04827',
  enter: 'Masukkan',
  random: 'Angka acak',
  entered: '{number} masuk sebagai angka ke-{place} putaran ini',
  logIn: 'Masuk untuk memasukkan angka',
  count: { other: '{count} angka masuk' },
  missing: 'Kurang {count} angka lagi',
  enough: 'Cukup untuk hasil',
  list: 'Angka yang masuk, terbaru dahulu',
  none: 'Belum ada yang memasukkan angka.',
  own: 'Anda',
  ignored: 'Tidak dihitung',
  how: 'Asal hasil {issue}',
  sum: 'Jumlah tanpa yang ke-16',
  seal: 'Segel',
  result: 'Hasil',
  check: 'Periksa sendiri',
  receipts: 'Tanda terima Anda untuk memeriksa putaran',
};
