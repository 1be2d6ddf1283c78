import type { texts as english } from '../en/number-limits.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'limits.title': 'Batas nomor',
  'limits.add': 'Tambah batas',
  'limits.none': 'Tidak ada nomor yang ditutup, dikurangi, atau dibatasi.',
  'limits.number': 'Nomor',
  'limits.what': 'Efek',
  'limits.untilNotice': 'Sampai ada pemberitahuan',
  'limits.madeBy': 'Dibuat oleh',
  'limits.stands': 'Berlaku',
  'limits.ended': 'Diakhiri',
  'limits.over': 'Undian lewat',
  'limits.end': 'Akhiri',
  'limits.endEffect':
    'Mulai sekarang taruhan diterima tanpa batas ini. Taruhan yang sudah diterima mempertahankan odds-nya.',
  'limits.closed': 'Ditutup',
  'limits.pays': 'Dibayar {percent} %',
  'limits.most': '{of}: paling banyak {most}',
  'limits.pairMost':
    'Sisi berlawanan oleh satu anggota: paling banyak {most} pada yang lebih kecil',
  'limits.scope': 'Dihitung',
  'limits.scope.merchant': 'Semua anggota bersama',
  'limits.scope.member': 'Tiap anggota',
  'limits.scope.order': 'Tiap pesanan',
  'limits.measure': 'Diukur sebagai',
  'limits.measure.stake': 'nilai taruhan',
  'limits.measure.liability': 'kemungkinan pembayaran',
  'limits.kind.close': 'Tutup nomor',
  'limits.kind.reduce': 'Bayar lebih rendah',
  'limits.kind.cap': 'Batasi nomor',
  'limits.kind.pair': 'Batasi sisi berlawanan',
  'limits.effect.close':
    'Taruhan yang memuat nomor ini ditolak, dan nomornya dicoret di papan pilih.',
  'limits.effect.reduce':
    'Taruhan baru pada nomor ini dijual pada bagian odds ini; pemain melihatnya sebelum konfirmasi.',
  'limits.effect.cap':
    'Pesanan yang membuat nomor ini melewati jumlah dalam satu undian ditolak dengan sisa kuotanya. Taruhan anggota sebelumnya tidak dihitung.',
  'limits.effect.pair':
    'Anggota boleh bertaruh besar dan kecil, ganjil dan genap, naga dan harimau dalam satu undian sampai jumlah ini pada sisi yang lebih kecil; 0 melarangnya.',
  'limits.numberHelp': 'Jenis permainan lalu nomor: FixedPlace:4:7, Lo2:12, Top3:701',
  'limits.capHelp':
    'Nomor seperti Lo2:12, Lo2:* untuk tiap nomor permainan, atau * untuk tiap nomor lotre',
  'limits.issueHelp': 'Nomor satu undian mendatang; kosong berarti sampai ada pemberitahuan',
  'limits.percent': 'Bagian odds, %',
  'limits.amount': 'Paling banyak',
};
