import type { texts as english } from '../en/plays-race.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Top#': '{n} teratas',
  'group.Top1': 'Juara',
  'group.Fixed': 'Posisi tetap',
  'group.Sum': 'Jumlah',
  'group.Place': 'Tiap peringkat',
  'group.DragonTiger': 'Naga–harimau',
  'play.Top1': 'Juara',
  'rule.Top1': 'Pilih angka. Anda menang bila salah satunya finis pertama.',
  'play.Top#': 'Urut tepat',
  'rule.Top#':
    'Pilih angka untuk tiap peringkat {n} teratas. Anda menang bila semuanya sesuai urutan.',
  'play.Top#_Single': 'Urut, diketik',
  'rule.Top#_Single':
    'Ketik deretan {n} angka dua digit, misalnya 0310. Anda menang bila salah satunya sesuai urutan.',
  'play.Top#Com': 'Acak',
  'rule.Top#Com':
    'Pilih {n} angka atau lebih. Anda menang bila {n} teratas semuanya pilihan Anda, urutan bebas.',
  'play.Fixed': 'Posisi tetap',
  'rule.Fixed': 'Pilih angka untuk peringkat mana pun. Setiap yang finis di tempatnya menang.',
  'play.Sum12': 'Jumlah dua teratas',
  'rule.Sum12':
    'Pilih jumlah 3 sampai 19. Anda menang bila dua angka teratas berjumlah salah satunya.',
  'play.SumBSOE_Split': 'Jumlah besar, kecil, ganjil, genap',
  'rule.SumBSOE_Split':
    'Menurut jumlah dua teratas: besar 12 ke atas, kecil 11 ke bawah. Tiap pilihan punya odds sendiri.',
  'play.SumBSOE_Tie11': 'Jumlah besar–genap, 11 seri',
  'rule.SumBSOE_Tie11':
    'Menurut jumlah dua teratas: besar 12 ke atas, kecil 10 ke bawah; bila 11 semua taruhan kembali.',
  'play.Sum123': 'Jumlah tiga teratas',
  'rule.Sum123':
    'Pilih jumlah 6 sampai 27. Anda menang bila tiga angka teratas berjumlah salah satunya.',
  'play.PlaceBSOE': 'Peringkat besar, kecil, ganjil, genap',
  'rule.PlaceBSOE': 'Angka 6 sampai 10 besar. Setiap pilihan yang benar untuk peringkatnya menang.',
  'play.DragonTiger_#v#': 'Peringkat {n} lawan {m}',
  'rule.DragonTiger_#v#':
    'Naga: angka peringkat {n} lebih besar dari peringkat {m}. Harimau: lebih kecil.',
  'place.0': 'Peringkat 1',
  'place.1': 'Peringkat 2',
  'place.2': 'Peringkat 3',
  'place.3': 'Peringkat 4',
  'place.4': 'Peringkat 5',
  'place.5': 'Peringkat 6',
  'place.6': 'Peringkat 7',
  'place.7': 'Peringkat 8',
  'place.8': 'Peringkat 9',
  'place.9': 'Peringkat 10',
  'row.Top#Com': 'Angka',
  'row.Top1': 'Angka',
  'row.Sum12': 'Jumlah',
  'row.Sum123': 'Jumlah',
  'row.SumBSOE_Split': 'Pilihan Anda',
  'row.SumBSOE_Tie11': 'Pilihan Anda',
  'row.DragonTiger_#v#': 'Pilihan Anda',
};
