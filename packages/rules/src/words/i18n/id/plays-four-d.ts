export const texts = {
  'group.4D': '4D lurus',
  'group.System': 'Sistem',
  'group.Box': 'Kotak (iBox)',
  'group.Ends': '3D dan 2D',
  'play.Big': 'Besar (Big)',
  'rule.Big':
    'Pilih nomor empat angka. Anda menang bila nomor itu keluar sesuai urutan di salah satu dari 23 hadiah: pertama, kedua, ketiga, spesial atau hiburan.',
  'play.Small': 'Kecil (Small)',
  'rule.Small':
    'Pilih nomor empat angka. Hanya hadiah pertama, kedua dan ketiga yang menang, bayarannya lebih besar dari Big.',
  'play.Big_System': 'Besar, semua urutan',
  'rule.Big_System':
    'Setiap urutan nomor Anda menjadi tiket besar sendiri dengan hadiah penuh: sampai 24 taruhan.',
  'play.Small_System': 'Kecil, semua urutan',
  'rule.Small_System':
    'Setiap urutan nomor Anda menjadi tiket kecil sendiri dengan hadiah penuh: sampai 24 taruhan.',
  'play.Big_iBox': 'Besar, kotak',
  'rule.Big_iBox':
    'Satu taruhan untuk semua urutan nomor Anda: urutan mana pun yang keluar memenangkan hadiah besar dibagi jumlah urutannya.',
  'play.Small_iBox': 'Kecil, kotak',
  'rule.Small_iBox':
    'Satu taruhan untuk semua urutan nomor Anda: urutan mana pun yang keluar memenangkan hadiah kecil dibagi jumlah urutannya.',
  'play.3D_ABC': '3D tiga hadiah',
  'rule.3D_ABC':
    'Pilih nomor tiga angka. Anda menang bila hadiah pertama, kedua atau ketiga berakhiran salah satunya.',
  'play.3D_A': '3D hadiah pertama',
  'rule.3D_A': 'Pilih nomor tiga angka. Anda menang bila hadiah pertama berakhiran salah satunya.',
  'play.2D_ABC': '2D tiga hadiah',
  'rule.2D_ABC':
    'Pilih nomor dua angka. Anda menang bila hadiah pertama, kedua atau ketiga berakhiran salah satunya.',
  'play.2D_A': '2D hadiah pertama',
  'rule.2D_A': 'Pilih nomor dua angka. Anda menang bila hadiah pertama berakhiran salah satunya.',
  'tier.FIRST': 'hadiah pertama',
  'tier.FIRST#': 'hadiah pertama ({n} urutan)',
  'tier.SECOND': 'hadiah kedua',
  'tier.SECOND#': 'hadiah kedua ({n} urutan)',
  'tier.THIRD': 'hadiah ketiga',
  'tier.THIRD#': 'hadiah ketiga ({n} urutan)',
  'tier.SPECIAL': 'hadiah spesial',
  'tier.SPECIAL#': 'hadiah spesial ({n} urutan)',
  'tier.CONSOLATION': 'hadiah hiburan',
  'tier.CONSOLATION#': 'hadiah hiburan ({n} urutan)',
  'row.0': 'Nomor Anda',
  'place.0': 'Angka ke-1',
  'place.1': 'Angka ke-2',
  'place.2': 'Angka ke-3',
  'place.3': 'Angka ke-4',
} as const;
