import type { texts as english } from '../en/states.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'maintenance.title': 'Kami segera kembali',
  'maintenance.text': 'Situs sedang ditingkatkan. Saldo dan tiket yang terbuka aman.',
  'maintenance.until': 'Kami perkirakan buka lagi pada {time}.',
  'maintenance.left': 'Buka dalam',
  'region.title': 'Tidak tersedia di tempat Anda',
  'region.text': 'Hukum atau lisensi kami tidak mengizinkan kami melayani wilayah Anda.',
  'region.address': 'Kami melihat Anda di alamat {address}. Jika keliru, hubungi kami.',
  contact: 'Hubungi bantuan',
  'popup.title': 'Jendela diblokir',
  'popup.text':
    'Peramban Anda tidak mengizinkan jendela terbuka. Izinkan pop-up untuk situs ini di bilah alamat, atau buka di sini.',
  'popup.open': 'Buka di tab baru',
  'unsafe.title': 'Alamat tidak valid',
  'unsafe.text':
    'Alamat yang akan dibuka tidak valid, jadi jendelanya tidak dibuka. Silakan hubungi layanan pelanggan.',
};
