export const texts = {
  'group.4D': '4 angka',
  'group.3D': '3 angka',
  'group.2D': '2 angka',
  'group.Run': 'Angka lari',
  'play.Top4': '4 atas',
  'rule.Top4':
    'Pilih nomor empat angka. Anda menang bila empat angka terakhir hadiah pertama sama.',
  'play.Tod4': '4 tod (acak)',
  'rule.Tod4':
    'Seperti 4 atas, tetapi urutan bebas. Satu kemenangan dengan satu bayaran, berapa pun urutannya.',
  'play.Top3': '3 atas',
  'rule.Top3': 'Pilih nomor tiga angka. Anda menang bila tiga angka atas sama, sesuai urutan.',
  'play.Tod3': '3 tod (acak)',
  'rule.Tod3':
    'Pilih nomor tiga angka, tidak semua sama. Anda menang bila tiga angka atas sama dalam urutan apa pun. Satu kemenangan, satu bayaran.',
  'play.Front3': '3 depan',
  'rule.Front3':
    'Pilih nomor tiga angka. Anda menang untuk setiap hasil 3 depan (ada dua) yang sama.',
  'play.Back3': '3 belakang',
  'rule.Back3':
    'Pilih nomor tiga angka. Anda menang untuk setiap hasil 3 belakang (ada dua) yang sama.',
  'play.Top2': '2 atas',
  'rule.Top2': 'Pilih nomor dua angka. Anda menang bila dua angka terakhir atas sama.',
  'play.Bottom2': '2 bawah',
  'rule.Bottom2': 'Pilih nomor dua angka. Anda menang bila dua angka bawah sama.',
  'play.Tod2': '2 tod atas',
  'rule.Tod2': 'Pilih dua angka berbeda. Anda menang bila keduanya ada di tiga angka atas.',
  'play.Doors19Top': '19 pintu atas',
  'rule.Doors19Top':
    'Pilih angka. Tiap angka mewakili 19 nomor dua angka yang memuatnya, dimainkan sebagai 2 atas: 19 taruhan, satu menang.',
  'play.Doors19Bottom': '19 pintu bawah',
  'rule.Doors19Bottom':
    'Pilih angka. Tiap angka mewakili 19 nomor dua angka yang memuatnya, dimainkan sebagai 2 bawah: 19 taruhan, satu menang.',
  'play.RunTop': 'Lari atas',
  'rule.RunTop':
    'Pilih angka. Setiap angka yang ada di tiga angka atas menang sekali, berapa kali pun berulang.',
  'play.RunBottom': 'Lari bawah',
  'rule.RunBottom': 'Pilih angka. Setiap angka yang ada di dua angka bawah menang sekali.',
  'play.RunSet2Top': 'Set 2 angka atas',
  'rule.RunSet2Top':
    'Pilih 2 angka atau lebih. Setiap 2 angka yang memuat dua angka atas, semua berbeda, menang. Angka kembar kalah.',
  'play.RunSet2Bottom': 'Set 2 angka bawah',
  'rule.RunSet2Bottom':
    'Pilih 2 angka atau lebih. Setiap 2 angka yang memuat dua angka bawah, semua berbeda, menang. Angka kembar kalah.',
  'play.RunSet3Top': 'Set 3 angka atas',
  'rule.RunSet3Top':
    'Pilih 3 angka atau lebih. Setiap 3 angka yang memuat dua angka atas, semua berbeda, menang. Angka kembar kalah.',
  'play.RunSet3Bottom': 'Set 3 angka bawah',
  'rule.RunSet3Bottom':
    'Pilih 3 angka atau lebih. Setiap 3 angka yang memuat dua angka bawah, semua berbeda, menang. Angka kembar kalah.',
  'play.RunSet4': 'Set 4 angka',
  'rule.RunSet4':
    'Pilih 4 angka atau lebih. Setiap 4 angka yang memuat tiga angka atas, semua berbeda, menang. Angka kembar kalah.',
  'play.RunSet5': 'Set 5 angka',
  'rule.RunSet5':
    'Pilih 5 angka atau lebih. Setiap 5 angka yang memuat tiga angka atas, semua berbeda, menang. Angka kembar kalah.',
  'tier.Tod3.3': '3 urutan',
  'tier.Tod3.6': '6 urutan',
  'tier.Tod4.4': '4 urutan',
  'tier.Tod4.6': '6 urutan',
  'tier.Tod4.12': '12 urutan',
  'tier.Tod4.24': '24 urutan',
  'row.0': 'Nomor Anda',
  'place.0': 'Angka ke-1',
  'place.1': 'Angka ke-2',
  'place.2': 'Angka ke-3',
  'place.3': 'Angka ke-4',
  'place.4': 'Angka ke-5',
  'place.5': 'Angka ke-6',
} as const;
