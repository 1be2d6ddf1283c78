import type { texts as english } from '../en/draw-show.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  watch: 'Lihat undian saya',
  title: 'Undian saya',
  about: 'Undian {issue}: angka jatuh satu per satu, di sampingnya taruhan Anda.',
  skip: 'Tampilkan semua angka',
  again: 'Lihat lagi',
  fallen: '{fallen} dari {all} angka sudah jatuh',
  mine: { other: '{count} taruhan Anda' },
  'bet.wait': 'Menunggu',
  'bet.open': 'Masih bisa menang',
  'bet.won': 'Menang',
  'bet.lost': 'Tidak menang',
  'bet.tied': 'Seri, taruhan kembali',
  'bet.back': 'Taruhan kembali',
  'net.wait': 'Hasil Anda muncul di sini setelah semua angka jatuh.',
  'net.settling': 'Angka sudah keluar. Pembayaran sedang dibukukan.',
  'net.none': 'Semua taruhan di undian ini sudah kembali kepada Anda.',
  'net.stake': 'Taruhan',
  'net.payout': 'Kembali',
  'net.net': 'Bersih',
  inDraw: 'Tiket saya ada di undian',
  toProof: 'Bukti',
  toReplay: 'Putar ulang dan bukti lengkap',
  autoOpen: 'Buka “Undian saya” otomatis saat undian dengan taruhan saya ditarik',
  'story.title': 'Apakah tiket saya ada di undian?',
  'story.visitor': 'Apakah undian ini adil?',
  'story.about':
    'Baru saja diperiksa di peramban Anda, dari yang diterbitkan rumah. Undian {issue}.',
  'verdict.ok': { other: 'Ya. {count} tiket Anda ada di undian, dan semuanya benar.' },
  'verdict.visitor': 'Ya. Semua pemeriksaan undian ini lolos.',
  'verdict.entered': {
    other:
      '{count} tiket Anda ada di undian dan pembayarannya benar. Angkanya dari luar: bandingkan dengan sumbernya.',
  },
  'verdict.enteredVisitor':
    'Tiket dan pembayaran benar. Angkanya dari luar: bandingkan dengan sumbernya.',
  'verdict.alone':
    'Semua pemeriksaan lolos, tetapi tak ada pihak independen yang ikut: hanya untuk uang mainan.',
  'verdict.aloneMine': {
    other:
      '{count} tiket Anda ada di undian dan semua pemeriksaan lolos. Tetapi tak ada pihak independen yang ikut: hanya untuk uang mainan.',
  },
  'verdict.unbound':
    'Semua pemeriksaan lolos, tetapi di undian lama ini belum ada pihak lain yang menandatangani kuncian rumah.',
  'verdict.void': 'Undian ini dibatalkan, dan taruhan dikembalikan.',
  'verdict.open': 'Sejauh ini semuanya benar. Sisanya menyusul setelah undian selesai.',
  'verdict.failed': 'Tidak. Ada yang tidak benar: lihat adegan yang ditandai.',
  noTickets: 'Anda tidak punya tiket di undian ini. Siapa pun tetap boleh memeriksanya.',
  latestOnly: { other: '{count} pesanan terakhir Anda diperiksa.' },
  fromAccount:
    'Tanda terima baru saja diambil dari akun Anda. Tanda terima yang Anda simpan saat bertaruh membuktikan hal yang sama tanpanya.',
  details: 'Rincian dan hash',
  'state.ok': 'Benar',
  'state.failed': 'Tidak benar',
  'state.open': 'Belum',
  'state.outside': 'Tidak terbukti di sini',
  'state.void': 'Dibatalkan',
  'state.checking': 'Memeriksa',
  'scene.seed': 'Rumah mengunci rahasianya lebih dulu',
  'scene.seed.text':
    'Sebelum tiket pertama dijual, rumah mengunci sebuah angka rahasia di log publik, dan seorang saksi melihatnya.',
  'scene.seed.entered': 'Sebelum tiket pertama dijual, aturan undian ini dikunci di log publik.',
  'scene.box': 'Tiket masuk ke kotak tertutup',
  'scene.box.mine': 'Tiket Anda masuk ke kotak tertutup',
  'scene.box.text': {
    other:
      'Saat ditutup, {count} tiket disegel dengan satu sidik jari; setelah itu tak satu pun bisa ditambah, diubah, atau diambil.',
  },
  'scene.box.own': {
    other:
      'Saat ditutup, {all} tiket disegel dengan satu sidik jari, dan {count} tiket Anda ada di dalamnya persis seperti dipasang.',
  },
  'scene.box.open': 'Saat ditutup, semua tiket akan disegel dengan satu sidik jari.',
  'scene.cosigner': 'Penandatangan menambah yang tak diketahui siapa pun',
  'scene.cosigner.alone': 'Pihak milik rumah menambah rahasia kedua',
  'scene.cosigner.drand': 'Suar publik menambah yang tak diketahui siapa pun',
  'scene.cosigner.block': 'Blok publik menambah yang tak diketahui siapa pun',
  'scene.cosigner.house': 'Tak ada pihak lain yang ikut',
  'scene.cosigner.entered': 'Angkanya datang dari luar',
  'scene.cosigner.text':
    'Baru setelah kotak tertutup, {party} membuka rahasianya sendiri, yang tak mungkin diketahui rumah.',
  'scene.cosigner.text.alone':
    'Setelah kotak tertutup, {party} membuka rahasianya; tetapi ia dijalankan rumah, jadi undian ini hanya untuk uang mainan.',
  'scene.cosigner.text.drand':
    'Baru setelah kotak tertutup, putaran {round} suar publik drand terbit, yang tak mungkin diketahui siapa pun.',
  'scene.cosigner.text.block':
    'Kotak sudah tertutup sebelum blok TRON ini ada; hash-nya saja yang menghasilkan angka.',
  'scene.cosigner.text.house':
    'Hanya rahasia rumah yang menghasilkan angka: hanya untuk uang mainan.',
  'scene.cosigner.text.entered':
    'Pemeriksaan di sini tak bisa membuktikan angkanya. Yang terbukti: semua tiket sudah disegel sebelumnya, jadi tak ada yang dipasang sesudahnya.',
  'scene.numbers': 'Angkanya mengikuti',
  'scene.numbers.mine': 'Angkanya mengikuti, juga pembayaran Anda',
  'scene.numbers.text':
    'Kedua rahasia dan kotak bersama-sama memberi persis angka ini; setiap pembayaran dihitung ulang di sini.',
  'scene.numbers.house':
    'Rahasia dan kotak bersama-sama memberi persis angka ini; setiap pembayaran dihitung ulang di sini.',
  'scene.numbers.block':
    'Hash blok memberi persis angka ini; setiap pembayaran dihitung ulang di sini.',
  'scene.numbers.entered': 'Setiap pembayaran dihitung ulang di sini dari angka yang dimasukkan.',
  'scene.numbers.won': 'Pembayaran Anda {amount} mengikuti dari situ.',
  'scene.numbers.lost': 'Tak ada tiket Anda yang menang.',
  'scene.numbers.corrected':
    'Hasil dikoreksi kemudian; bukti menunjukkan angka yang pertama dimasukkan.',
  'scene.numbers.open': 'Angka belum ditarik.',
  'scene.void': 'Undian dibatalkan di log publik, dan taruhan dikembalikan.',
  'means.form': 'Yang diterbitkan rumah bukan bukti utuh; tak ada yang bisa disimpulkan darinya.',
  'means.rules': 'Aturan yang ditampilkan bukan yang dikunci sebelum penjualan.',
  'means.rules_agree': 'Waktu atau ketentuan yang ditampilkan berbeda dari yang dikunci.',
  'means.log_chain': 'Sebuah baris log publik diubah, dihapus, atau disisipkan belakangan.',
  'means.log_signatures':
    'Sebuah baris log tidak ditandatangani dengan kunci rumah yang diterbitkan.',
  'means.log_lines': 'Log menceritakan undian ini tidak berurutan, atau dua kali.',
  'means.commit_logged':
    'Rahasia tidak dikunci sebelum penjualan dimulai, jadi bisa saja dipilih belakangan.',
  'means.witnessed': 'Tak ada saksi bahwa rahasia dikunci sebelum penjualan.',
  'means.commit_opens': 'Rumah mengundi dengan rahasia lain dari yang dikuncinya.',
  'means.tickets': 'Tiket punya celah nomor, taruhan tidak sah, atau jumlah yang salah.',
  'means.root':
    'Tiket yang diterbitkan bukan yang disegel: ada yang ditambah, diubah, atau dihapus.',
  'means.root_logged': 'Kotak tidak disegel di log saat ditutup, padahal wajib.',
  'means.root_witnessed': 'Tak ada saksi bahwa kotak ditutup tepat waktu.',
  'means.own':
    'Salah satu tiket Anda tidak ada di kotak seperti dipasang. Simpan tanda terimanya dan beri tahu kami.',
  'means.cosigned': 'Pihak lain tidak menyetujui rahasia rumah ini.',
  'means.beacon_source':
    'Rahasia kedua bukan dari pihak yang disebut sebelum penjualan, atau datang terlalu awal.',
  'means.beacon_signature':
    'Rahasia kedua tidak ditandatangani pihak yang seharusnya memberikannya.',
  'means.beacon': 'Yang dipakai bukan rahasia kedua yang dibuka.',
  'means.block': 'Blok tidak memberi angka ini, atau sudah ada sebelum kotak tertutup.',
  'means.key': 'Kedua rahasia dan kotak tidak memberi kunci undian ini: salah satunya ditukar.',
  'means.numbers': 'Angka yang mengikuti berbeda dari yang diterbitkan.',
  'means.shares': 'Patungan tidak dibagi seperti kata tiketnya, atau seorang pemilik dibayar lain.',
  'means.winners': 'Pemenang atau pembayaran yang diterbitkan bukan yang mengikuti dari angkanya.',
  'means.payout':
    'Yang dibayarkan ke akun Anda berbeda dari yang mengikuti dari angkanya. Beri tahu kami.',
  'check.own': 'Tiket Anda persis seperti dipasang',
  'check.payout': 'Pembayaran Anda',
  'fact.commit': 'Kunci (hash rahasia)',
  'fact.rules': 'Hash aturan',
  'fact.logged': 'Di log sejak',
  'fact.opens': 'Penjualan dibuka',
  'fact.witness': 'Dilihat {party}',
  'fact.seed': 'Rahasia, dibuka setelah undian',
  'fact.root': 'Sidik jari semua tiket',
  'fact.count': 'Jumlah tiket',
  'fact.stake': 'Total taruhan',
  'fact.closed': 'Penjualan ditutup',
  'fact.ticket': 'Tiket {seq}',
  'fact.committed': '{party} mengunci',
  'fact.revealed': '{party} membuka',
  'fact.beacon': 'Rahasia kedua yang dipakai',
  'fact.round': 'Putaran',
  'fact.block': 'Blok',
  'fact.key': 'Kunci undian',
  'fact.numbers': 'Angka',
  'fact.winners': 'Tiket pemenang',
  'replay.title': 'Putar ulang undian',
  'replay.about':
    'Langkah demi langkah dari penjualan sampai pembayaran, dengan waktu dari log bertanda tangan.',
  'replay.play': 'Putar',
  'replay.pause': 'Jeda',
  'replay.back': 'Mundur selangkah',
  'replay.next': 'Langkah berikutnya',
  'replay.steps': 'Langkah-langkah undian',
  'replay.stepOf': 'Langkah {step} dari {all}',
  'replay.retry': 'Coba lagi',
  'replay.notYet': 'Belum',
  'step.open': 'Penjualan dibuka',
  'step.close': 'Ditutup',
  'step.beacon': 'Rahasia kedua',
  'step.numbers': 'Angka',
  'step.payout': 'Bayar',
  'step.void': 'Dibatalkan',
  'step.paid': { other: '{count} tiket memenangkan {amount}.' },
  'step.nobody': 'Tak ada tiket yang menang.',
  'step.mine.won': 'Milik Anda: {amount}.',
  'step.mine.lost': 'Tiket Anda tidak menang.',
};
