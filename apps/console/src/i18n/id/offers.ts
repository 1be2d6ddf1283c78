// Group buys.
import type { texts as english } from '../en/offers.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'offer.initiator': 'Pembuat',
  'offer.OPEN': 'Dibuka',
  'offer.FILLED': 'Sedang ditutup',
  'offer.PLACED': 'Terpasang',
  'offer.RETURNING': 'Sedang dikembalikan',
  'offer.RETURNED': 'Dikembalikan',
  'offer.sold': 'Terjual',
  'offer.price': 'Harga',
  'offer.sharePrice': 'Harga bagian',
  'offer.guarantee': 'Jaminan',
  'offer.commission': 'Komisi',
  'offer.secrecy': 'Pilihan terlihat oleh',
  'offer.open': 'Semua orang',
  'offer.close': 'Tak seorang pun sampai ditutup',
  'offer.closesAt': 'Ditutup',
  'offer.not_full': 'Belum penuh saat ditutup',
  'offer.cancelled': 'Dibatalkan pembuatnya',
  'offer.refused': 'Pesanan ditolak',
  'offer.sharers': 'Pemilik bagian',
  'offer.kind': 'Jenis',
  'offer.own': 'Bagian sendiri',
  'offer.bought': 'Dibeli',
  'offer.shares': 'Bagian',
  'offer.held': 'Disisihkan',
  'offer.picks': 'Daftar pilihan',
  'offer.pick': 'Pilihan',
};
