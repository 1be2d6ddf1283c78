import type { texts as english } from '../en/plays-dice.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Sum': 'Jumlah',
  'group.Triple': 'Kembar tiga',
  'group.Pair': 'Kembar dua',
  'group.Different': 'Dadu berbeda',
  'group.Number': 'Satu mata',
  'play.Sum': 'Jumlah',
  'rule.Sum': 'Pilih jumlah 3 sampai 18. Anda menang bila ketiga dadu berjumlah salah satunya.',
  'play.BSOE': 'Besar, kecil, ganjil, genap',
  'rule.BSOE':
    'Besar berarti jumlah 11 ke atas, kecil 10 ke bawah. Setiap pilihan yang benar menang.',
  'play.BSOE_TripleKill': 'Besar–genap, kembar tiga kalah',
  'rule.BSOE_TripleKill':
    'Seperti besar, kecil, ganjil, genap, tetapi semua pilihan kalah bila ketiga dadu sama.',
  'play.Triple': 'Kembar tiga tertentu',
  'rule.Triple':
    'Pilih kembar tiga seperti 111. Anda menang bila ketiga dadu menunjukkan mata itu.',
  'play.AnyTriple': 'Kembar tiga apa pun',
  'rule.AnyTriple': 'Anda menang bila ketiga dadu sama, mata berapa pun.',
  'play.SameTwoSingle': 'Kembar dua dan satu',
  'rule.SameTwoSingle':
    'Pilih pasangan dan mata tunggal. Anda menang bila dua dadu membentuk pasangan itu dan dadu ketiga mata tunggalnya.',
  'play.SameTwoMulti': 'Kembar dua atau lebih',
  'rule.SameTwoMulti':
    'Pilih pasangan. Anda menang bila sedikitnya dua dadu menunjukkan mata itu; tiga pun dihitung.',
  'play.SameTwoMulti_strict': 'Kembar dua tepat',
  'rule.SameTwoMulti_strict':
    'Pilih pasangan. Anda menang bila tepat dua dadu menunjukkan mata itu; kembar tiga kalah.',
  'play.Different3': 'Tiga berbeda',
  'rule.Different3':
    'Pilih tiga mata atau lebih. Anda menang bila dadu menunjukkan tiga mata berbeda yang semuanya pilihan Anda.',
  'play.AnyStraight': 'Tiga berurutan',
  'rule.AnyStraight': 'Anda menang dengan 123, 234, 345, atau 456 dalam urutan apa pun.',
  'play.Different2': 'Dua berbeda',
  'rule.Different2':
    'Pilih dua mata atau lebih. Setiap pasangan pilihan yang keduanya muncul menang.',
  'play.AnyNumber': 'Satu mata',
  'rule.AnyNumber': 'Pilih mata dadu. Setiap yang muncul menang satu kali, berapa pun banyaknya.',
  'play.SicBoNumber': 'Mata menurut jumlah',
  'rule.SicBoNumber':
    'Pilih mata dadu. Hadiah bertambah menurut banyaknya dadu yang menunjukkannya.',
  'tier.SicBoNumber.1': 'sekali',
  'tier.SicBoNumber.2': 'dua kali',
  'tier.SicBoNumber.3': 'tiga kali',
  'row.Sum': 'Jumlah',
  'row.SameTwoSingle.0': 'Pasangan',
  'row.SameTwoSingle.1': 'Tunggal',
  'row.0': 'Pilihan Anda',
  'symbol.ANY': 'Apa pun',
  'place.0': 'Dadu 1',
  'place.1': 'Dadu 2',
  'place.2': 'Dadu 3',
};
