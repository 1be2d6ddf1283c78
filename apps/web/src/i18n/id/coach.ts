export const texts = {
  counting: 'Menghitung…',
  oneIn: '1 dari {count}',
  edgeOf: 'keunggulan bandar {percent}',
  notCounted: 'Peluang tidak diketahui',
  net: 'Bersih',
  title: 'Yang bisa diharapkan dari taruhan ini',
  chance: 'Peluang menang',
  chanceValue: '1 dari {count} ({percent})',
  unknown: 'tidak dapat dihitung di sini',
  back: 'Kembali rata-rata',
  backValue: '{back} dari {stake}',
  edge: 'Keunggulan bandar',
  wonOf: 'Dari 100 taruhan seperti ini, sekitar {count} menang.',
  wonRarely: 'Taruhan seperti ini menang sekitar sekali dalam {count} kali.',
  aheadLess:
    'Sebagian kemenangan membayar kurang dari seluruh taruhan: {percent} undian berakhir di atasnya.',
  costOf: '100 taruhan seperti ini memasang {stake}. Sekitar {back} kembali; biayanya {cost}.',
  gainOf: '100 taruhan seperti ini memasang {stake}. Sekitar {back} kembali, {cost} lebih banyak.',
  assumes:
    'Tepat bila semua hasil sama mungkin: undian kami membuktikannya, undian luar dianggap begitu. Dalam jangka pendek hasilnya jauh berbeda dari rata-rata.',
  assumesUnknown:
    'Seberapa sering pilihan ini menang bersama tidak dapat dihitung di sini, jadi peluangnya tidak disebutkan.',
  chaseTitle: 'Bagaimana rencana ini berakhir',
  chaseUnknown:
    'Seberapa sering taruhan ini menang bersama tidak dapat dihitung di sini, jadi tidak ada angka.',
  chaseHundred:
    'Jika dimainkan 100 kali, rencana ini kalah habis sekitar {count} kali dan rata-rata merugi {amount} setiap kali.',
  chaseHundredGain:
    'Jika dimainkan 100 kali, rencana ini kalah habis sekitar {count} kali dan rata-rata menghasilkan {amount} setiap kali.',
  chaseRarely:
    'Jika dimainkan 100 kali, rencana ini hampir tidak pernah kalah habis, dan rata-rata merugi {amount} setiap kali.',
  chaseRarelyGain:
    'Jika dimainkan 100 kali, rencana ini hampir tidak pernah kalah habis, dan rata-rata menghasilkan {amount} setiap kali.',
  chaseWon: 'Satu undian menang',
  chaseRuined: 'Kalah habis: {count} undian kalah semua',
  chaseMean: 'Hasil rata-rata',
  chaseWorst: 'Hasil terburuk',
  chaseStaked: 'Dipasang rata-rata',
  chaseChart: 'Hasil rencana menurut seberapa sering muncul',
  chaseResult: 'Hasil',
  chaseStep: 'Pada grafik, hasil dibulatkan ke {amount}.',
} as const;
