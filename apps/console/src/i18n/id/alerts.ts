// Alerts of new withdrawals.
import type { texts as english } from '../en/alerts.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'alert.title': 'Peringatan',
  'alert.help':
    'Memberi tahu setiap penarikan baru yang menunggu petugas, di browser ini, selama konsol terbuka. Dari beberapa tab hanya satu yang memberi tahu.',
  'alert.desktop': 'Notifikasi desktop',
  'alert.sound': 'Suara',
  'alert.try': 'Putar suara',
  'alert.denied':
    'Browser tidak mengizinkan notifikasi dari halaman ini. Izinkan di pengaturan situs lalu aktifkan lagi.',
  'alert.one': 'Penarikan baru: {amount}',
  'alert.several': '{count} penarikan baru',
};
