import type { texts as english } from '../en/register-rules.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'register.language': 'Bahasa formulir',
  'register.way': 'Cara mendaftar',
  'register.byUsername': 'Nama pengguna',
  'register.byMobile': 'Nomor ponsel',
  'register.tryIt':
    'Ketik di sebuah kolom, atau tekan contoh, untuk melihat pesan bagi pengunjung.',
  'register.passes': 'Contoh yang lolos: {example}',
  'register.fails': 'Contoh yang ditolak: {example}',
  'register.impossible':
    'Tidak ada isian yang cocok dengan bentuk dan panjang ini: kolom tak bisa diisi.',
  'register.optional': '{name} (opsional)',
  'register.minLength': 'terpendek',
  'register.maxLength': 'terpanjang',
  'register.always': 'Selalu diminta',
  'register.featureOff': 'Pendaftaran dengan nomor ponsel dimatikan di Fitur.',
};
