export const texts = {
  how: 'Cara memasang',
  pad: 'Papan',
  text: 'Teks',
  about:
    'Tulis nomor@jumlah atau 03=188 26=280: masing-masing satu taruhan pada permainan yang dipilih di atas. Sambung nomor dalam satu taruhan dengan titik: 12.34@100.',
  aboutSms:
    'Atau tulis seperti pesan, dalam ribuan: 39.25.52b5 (b lô, dd kepala-ekor, dau kepala, duoi ekor, xc 3 angka, x2 x3 x4 xq xiên, da đá; tambahkan dao untuk bolak-balik).',
  add: 'Masukkan semua ke slip',
  read: 'Taruhan terbaca',
  leftOut: 'Tidak diikutkan',
  total: { other: '{count} taruhan, total {stake}' },
  tooMany: 'Satu slip paling banyak {most} taruhan. Masukkan lebih sedikit.',
  'problem.not_read': 'tidak terbaca; tulis nomor@jumlah',
  'problem.bad_amount': 'jumlahnya tidak ada atau tidak bisa dipasang',
  'problem.other_lottery': 'itu lotre wilayah lain',
  'problem.one_station': 'papan ini hanya untuk stasiunnya sendiri; hapus baris pertama',
  'problem.no_stations': 'tidak ada stasiun yang disebut',
  'problem.no_numbers': 'tidak ada nomor sebelum taruhan',
  'problem.unknown_bet': 'kata ini bukan nama taruhan',
  'problem.wrong_digits': 'jumlah angka nomor tidak sesuai taruhan ini',
  'problem.not_on_these_stations': 'taruhan ini dimainkan di dua stasiun',
  'problem.not_allowed': 'nomor ini tidak bisa dipasang begitu',
} as const;
