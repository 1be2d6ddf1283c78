import type { texts as english } from '../en/codes.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Nomor tidak dapat dipastikan',
  'firebase.invalid-phone-number': 'Nomor telepon tidak valid. Periksa nomor dan kode negaranya.',
  'firebase.missing-phone-number': 'Masukkan nomor telepon lebih dulu.',
  'firebase.too-many-requests': 'Terlalu banyak permintaan. Coba lagi setelah 5 menit.',
  'firebase.invalid-verification-code': 'Masukkan kode verifikasi yang benar.',
  'firebase.missing-verification-code': 'Masukkan kode verifikasi.',
  'firebase.captcha-check-failed': 'Pemeriksaan bahwa Anda manusia gagal. Silakan coba lagi.',
  'firebase.quota-exceeded': 'Kode tidak bisa dikirim lagi saat ini. Coba lagi nanti.',
  'firebase.operation-not-allowed':
    'Kode SMS tidak aktif di sini. Silakan hubungi layanan pelanggan.',
  'firebase.code-expired': 'Kode sudah kedaluwarsa. Kirim kode yang baru.',
  'firebase.popup-closed-by-user': 'Gagal masuk, silakan coba lagi.',
  'firebase.unknown': 'Terjadi kesalahan yang tidak dikenal. Silakan coba lagi.',
};
