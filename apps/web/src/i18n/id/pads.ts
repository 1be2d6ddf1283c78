import type { texts as english } from '../en/pads.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'price.label': 'Bayaran bila kena',
  'price.hit': 'Sekali kena dibayar',
  'price.for': '{prize} untuk {stake}',
  'price.all': 'Semua hadiah',
  'price.stakeBack': 'Bila kena, taruhannya juga kembali.',
  'price.zy': '90% bila bola ke-1 adalah 9, 75% bila 6.',
  'price.units': '{count} hadiah × {unit} = {cost} per nomor',
  'price.unitsOfSet': '{count} hadiah × {unit} = {cost} per set',
  'price.pairUnits': '2 nomor × {count} hadiah × {unit} = {cost} per pasang',
  'price.cap': 'Di sini satu tiket dibayar paling banyak {cap}, juga bila hadiahnya lebih tinggi.',
  'price.share': 'Taruhan {unit} dibayar {cost}.',
  'keys.label': 'Tombol angka',
  'keys.about': 'Tekan {count} angka. Nomor yang lengkap langsung ditambahkan.',
  'keys.back': 'Hapus angka terakhir',
  'keys.remove': 'Buang {number}',
  'keys.numbers': 'Nomor Anda',
  'keys.more': { other: 'dan {count} lagi' },
  'keys.typed': 'Ketik atau tempel nomor',
  yearSign: 'Undian ini jatuh pada tahun {sign}.',
  recent: 'Hasil terbaru lebih dulu',
};
