import type { texts as english } from '../en/plays-philippines.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.PCSO': 'PCSO',
  'group.1D': '1D',
  'group.2D': '2D',
  'group.3D': '3D',
  'group.4D': '4D',
  'group.Last2D': 'Dua terakhir',
  'group.LuckyPick': 'Lucky Pick',
  'play.PCSO_Straight': 'Straight',
  'rule.PCSO_Straight':
    'Masukkan angka. Anda menang bila salah satunya keluar tepat dan berurutan.',
  'play.PCSO_Rambolito': 'Rambolito',
  'rule.PCSO_Rambolito': 'Dua angka berbeda. Anda menang bila keduanya keluar, urutan bebas.',
  'play.PCSO_Rambolito#': 'Rambolito {n}',
  'rule.PCSO_Rambolito#':
    'Tiga angka dengan {n} susunan. Anda menang bila keluar dalam susunan mana pun.',
  'play.PCSO_Standard': 'Standar',
  'rule.PCSO_Standard':
    'Angka empat digit. Keempatnya berurutan mendapat hadiah pertama, tiga terakhir kedua, dua terakhir ketiga; tiap angka mendapat yang tertinggi.',
  'play.PCSO_PERM': 'Permutasi',
  'rule.PCSO_PERM':
    'Empat angka; setiap susunannya satu taruhan yang menang seperti angka standar.',
  'play.PCSO_ROLL1': 'Digit pertama bebas',
  'rule.PCSO_ROLL1':
    'Tiga digit terakhir dengan masing-masing sepuluh digit pertama: sepuluh taruhan.',
  'play.PCSO_ROLL4': 'Digit terakhir bebas',
  'rule.PCSO_ROLL4':
    'Tiga digit pertama dengan masing-masing sepuluh digit terakhir: sepuluh taruhan.',
  'play.PCSO_6D': '6D',
  'rule.PCSO_6D':
    'Angka enam digit. Menang menurut banyaknya digit tepat berturut-turut dari kiri atau kanan, sedikitnya dua.',
  'play.Exact2D': 'Tepat',
  'rule.Exact2D': 'Kedua angka sesuai urutan undian.',
  'play.Any2D': 'Urutan bebas',
  'rule.Any2D': 'Dua angka berbeda, urutan bebas.',
  'play.Exact1D_1st': 'Angka ke-1',
  'rule.Exact1D_1st': 'Pilih angka. Anda menang bila angka pertama salah satunya.',
  'play.Exact1D_2nd': 'Angka ke-2',
  'rule.Exact1D_2nd': 'Pilih angka. Anda menang bila angka kedua salah satunya.',
  'play.AnyOne': 'Salah satu',
  'rule.AnyOne':
    'Pilih angka. Setiap yang termasuk dua angka undian menang, satu kali walau keluar dua kali.',
  'play.Exact3D': 'Tepat',
  'rule.Exact3D':
    'Masukkan angka. Anda menang bila salah satunya keluar tepat dan berurutan. Tiga digit.',
  'play.Exact4D': 'Tepat',
  'rule.Exact4D':
    'Masukkan angka. Anda menang bila salah satunya keluar tepat dan berurutan. Empat digit; bila enam digit diundi, empat terakhir.',
  'play.Rambolito#': 'Rambolito {n}',
  'rule.Rambolito#':
    'Tiga angka dengan {n} susunan. Anda menang bila keluar dalam susunan mana pun.',
  'play.PERM#': '{n} susunan',
  'rule.PERM#': 'Empat angka dengan {n} susunan. Anda menang bila keluar dalam susunan mana pun.',
  'play.ExactLast2D': 'Tepat',
  'rule.ExactLast2D': 'Dua digit terakhir, berurutan.',
  'play.AnyLast2D': 'Urutan bebas',
  'rule.AnyLast2D': 'Dua angka berbeda sebagai dua digit terakhir, urutan bebas.',
  'play.AnyOneLast2D': 'Satu angka',
  'rule.AnyOneLast2D':
    'Pilih angka. Setiap yang ada di dua digit terakhir menang, satu kali walau muncul dua kali.',
  'play.Exact1D': 'Angka posisi',
  'rule.Exact1D': 'Pilih angka untuk tiap posisi. Setiap yang keluar di posisinya menang.',
  'play.BSOE': 'Besar, kecil, ganjil, genap',
  'rule.BSOE':
    'Untuk tiap digit: 5 sampai 9 besar, 0 sampai 4 kecil. Setiap pilihan yang benar menang.',
  'play.LuckyPick#': 'Lucky Pick {n}',
  'rule.LuckyPick#':
    'Paket {n} angka tepat. Masing-masing satu taruhan dan menang seperti angka tepat.',
  'tier.1st': 'hadiah ke-1',
  'tier.2nd': 'hadiah ke-2',
  'tier.3rd': 'hadiah ke-3',
  'tier.#': '{n} digit tepat',
  'place.0': 'Ke-1',
  'place.1': 'Ke-2',
  'place.2': 'Ke-3',
  'place.3': 'Ke-4',
  'place.4': 'Ke-5',
  'place.5': 'Ke-6',
  'row.Exact1D_1st': 'Angka',
  'row.Exact1D_2nd': 'Angka',
  'row.AnyOne': 'Angka',
  'row.ExactLast2D': 'Angka',
  'row.AnyOneLast2D': 'Angka',
};
