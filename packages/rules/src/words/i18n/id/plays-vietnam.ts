export const texts = {
  'group.Lo': 'Lô: semua hadiah',
  'group.De': 'Đề: dua angka',
  'group.Cang': '3 dan 4 angka',
  'group.Xien': 'Xiên: gabungan',
  'group.Truot': 'Trượt: tak keluar',
  'group.Da': 'Đá: pasangan',
  'play.Lo#': 'Lô {n} angka',
  'rule.Lo#':
    'Pilih nomor {n} angka. Setiap hadiah yang berakhiran nomor itu menang, jadi satu nomor bisa menang beberapa kali. Satu nomor dihargai satu taruhan per hadiah yang diikutinya.',
  'play.Lo2_1K': 'Lô 2 angka 1K',
  'rule.Lo2_1K':
    'Pilih nomor dua angka. Setiap hadiah yang berakhiran nomor itu menang. Satu nomor hanya satu taruhan dan membayar lebih kecil per kena.',
  'play.LoHead2': 'Lô 2 angka depan',
  'rule.LoHead2':
    'Pilih nomor dua angka. Setiap hadiah yang berawalan nomor itu menang. Satu nomor dihargai satu taruhan per hadiah.',
  'play.LoHead2_1K': 'Lô 2 depan 1K',
  'rule.LoHead2_1K':
    'Pilih nomor dua angka. Setiap hadiah yang berawalan nomor itu menang. Satu nomor hanya satu taruhan dan membayar lebih kecil per kena.',
  'play.Bao#_#': 'Bao lô {n}, {m} angka',
  'rule.Bao8_2':
    'Lô pada delapan hadiah saja: hadiah khusus, tiga hadiah ke-6 dan empat hadiah ke-7. Setiap hadiah yang berakhiran nomor Anda menang; satu nomor 8 taruhan.',
  'rule.Bao8_3':
    'Lô pada hadiah khusus dan tiga hadiah ke-6. Setiap hadiah yang berakhiran nomor tiga angka Anda menang; satu nomor 4 taruhan, bukan 8: empat hadiah lainnya kurang panjang.',
  'rule.Bao8_4':
    'Nomor empat angka Anda menang bila hadiah khusus berakhiran nomor itu. Satu nomor 1 taruhan, bukan 8: tujuh hadiah lainnya kurang panjang.',
  'rule.Bao7_2':
    'Lô pada tujuh hadiah saja: hadiah khusus, ke-5, tiga hadiah ke-6, ke-7 dan ke-8. Setiap hadiah yang berakhiran nomor Anda menang; satu nomor 7 taruhan.',
  'rule.Bao7_3':
    'Lô pada hadiah khusus, ke-5, tiga hadiah ke-6 dan ke-7. Setiap hadiah yang berakhiran nomor tiga angka Anda menang; satu nomor 6 taruhan, bukan 7: hadiah ke-8 kurang panjang.',
  'rule.Bao7_4':
    'Lô pada hadiah khusus, ke-5 dan tiga hadiah ke-6. Setiap hadiah yang berakhiran nomor empat angka Anda menang; satu nomor 5 taruhan, bukan 7: hadiah ke-7 dan ke-8 kurang panjang.',
  'play.DeSpecial': 'Hadiah khusus',
  'rule.DeSpecial':
    'Pilih nomor dua angka. Anda menang bila hadiah khusus berakhiran salah satunya.',
  'play.DeFirst': 'Hadiah pertama',
  'rule.DeFirst':
    'Pilih nomor dua angka. Anda menang bila hadiah pertama berakhiran salah satunya.',
  'play.DeHead': 'Kepala (đầu)',
  'rule.DeHead':
    'Pilih nomor dua angka. Menang pada hadiah dua angka: empat hadiah ke-7 di utara, hadiah ke-8 di daerah lain. Setiap kena dibayar, dan satu nomor dihargai satu taruhan per hadiah tersebut.',
  'play.DeHeadTail': 'Kepala dan ekor',
  'rule.DeHeadTail':
    'Kepala dan hadiah khusus sekaligus: setiap hadiah itu yang berakhiran nomor Anda menang. Satu nomor dihargai satu taruhan per hadiah.',
  'play.DeAny': 'Khusus, urutan bebas',
  'rule.DeAny':
    'Pilih nomor dua angka. Anda menang bila dua angka terakhir hadiah khusus sama dalam urutan apa pun. Satu nomor dihargai satu taruhan per urutannya.',
  'play.TensSpecial': 'Khusus, puluhan',
  'rule.TensSpecial': 'Pilih angka. Anda menang bila puluhan hadiah khusus salah satunya.',
  'play.OnesSpecial': 'Khusus, satuan',
  'rule.OnesSpecial': 'Pilih angka. Anda menang bila satuan hadiah khusus salah satunya.',
  'play.TensFirst': 'Hadiah pertama, puluhan',
  'rule.TensFirst': 'Pilih angka. Anda menang bila puluhan hadiah pertama salah satunya.',
  'play.OnesFirst': 'Hadiah pertama, satuan',
  'rule.OnesFirst': 'Pilih angka. Anda menang bila satuan hadiah pertama salah satunya.',
  'play.SpecialBSOE': 'Besar, kecil, ganjil, genap',
  'rule.SpecialBSOE':
    'Menurut dua angka terakhir hadiah khusus: 50–99 besar, 00–49 kecil; ganjil-genap dari angka terakhir. Setiap pilihan yang benar menang.',
  'play.SpecialSum': 'Jumlah dua angka',
  'rule.SpecialSum':
    'Dua angka terakhir hadiah khusus dijumlahkan. 10 ke atas besar, 8 ke bawah kecil, 9 bukan keduanya; 0, 9 dan 18 bisa dipilih sendiri.',
  'play.Cang3Special': '3 angka, khusus',
  'rule.Cang3Special':
    'Pilih nomor tiga angka. Anda menang bila hadiah khusus berakhiran salah satunya.',
  'play.Cang3Head': '3 angka, kepala',
  'rule.Cang3Head':
    'Pilih nomor tiga angka. Menang pada hadiah tiga angka: tiga hadiah ke-6 di utara, hadiah ke-7 di daerah lain. Satu nomor dihargai satu taruhan per hadiah.',
  'play.Cang3HeadTail': '3 angka, kepala-ekor',
  'rule.Cang3HeadTail':
    'Kepala dan hadiah khusus sekaligus untuk nomor tiga angka. Setiap kena dibayar, satu nomor dihargai satu taruhan per hadiah.',
  'play.Cang3Any': '3 angka, urutan bebas',
  'rule.Cang3Any':
    'Pilih nomor tiga angka. Anda menang bila tiga angka terakhir hadiah khusus sama dalam urutan apa pun. Satu nomor dihargai satu taruhan per urutannya.',
  'play.Cang4Special': '4 angka, khusus',
  'rule.Cang4Special':
    'Pilih nomor empat angka. Anda menang bila hadiah khusus berakhiran salah satunya.',
  'play.Xien#': 'Xiên {n} nomor',
  'rule.Xien#':
    'Pilih {n} nomor atau lebih. Setiap {n} nomor yang semuanya muncul di dua angka terakhir hadiah menang sekali, berapa kali pun muncul.',
  'play.Xien#_#': 'Xiên {n}, {m} taruhan',
  'rule.Xien#_#':
    'Seperti xiên {n}, tetapi satu set {m} taruhan seperti nomor lô, dan bayarannya lebih besar.',
  'play.XienQuay': 'Xiên putar',
  'rule.XienQuay':
    'Pilih dua sampai empat nomor. Semua xiên 2, 3 dan 4 yang terbentuk dimainkan sekaligus, masing-masing satu taruhan dengan hadiah sendiri.',
  'tier.X#': 'gabungan {n}',
  'play.Truot#': 'Trượt {n} nomor',
  'rule.Truot#':
    'Pilih {n} nomor atau lebih. Setiap {n} nomor yang tak satu pun muncul di dua angka terakhir semua hadiah menang.',
  'play.Da_MinPairs': 'Per pasangan',
  'rule.Da_MinPairs':
    'Pilih dua nomor atau lebih. Setiap pasangan menang sebanyak nomor yang lebih jarang muncul, di kedua stasiun bila dua dimainkan. Satu pasangan dua taruhan per hadiah.',
  'play.Da_RoundBonus': 'Per putaran',
  'rule.Da_RoundBonus':
    'Pilih dua nomor atau lebih. Tiket menang satu putaran kurang dari jumlah nomor yang muncul, dan setengah hadiah tiap kali nomor tersering muncul lagi. Satu pasangan dua taruhan per hadiah.',
  'tier.ROUND': 'putaran',
  'tier.BONUS': 'bonus tambahan',
  'row.0': 'Nomor Anda',
  'row.SpecialBSOE': 'Pilihan Anda',
  'row.SpecialSum': 'Pilihan Anda',
  'symbol.SpecialSum.0': 'Jumlah 0',
  'symbol.SpecialSum.9': 'Jumlah 9',
  'symbol.SpecialSum.18': 'Jumlah 18',
  'tier.SpecialSum.0': 'jumlah 0',
  'tier.SpecialSum.9': 'jumlah 9',
  'tier.SpecialSum.18': 'jumlah 18',
  'place.0': 'Angka ke-1',
  'place.1': 'Angka ke-2',
  'place.2': 'Angka ke-3',
  'place.3': 'Angka ke-4',
  'place.4': 'Angka ke-5',
  'place.5': 'Angka ke-6',
} as const;
