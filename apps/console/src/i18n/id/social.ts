import type { texts as english } from '../en/social.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'setting.social': 'Masuk lewat penyedia',
  'setting.socialEffect':
    'Menentukan siapa yang boleh menjamin anggota yang masuk. Orang kedua harus setuju.',
  'social.switchWaits': 'Dapat dinyalakan setelah “{field}” diisi.',
  'social.provided': 'Rahasia dan alamat penyedia',
  'social.clientId': 'ID klien',
  'social.botId': 'Nomor bot',
  'social.botIdHelp': 'Angka sebelum titik dua pada token bot.',
  'social.botName': 'Nama bot',
  'social.advanced': 'Lanjutan',
  'social.issuer': 'Alamat penyedia',
  'social.issuerHelp':
    'Kosongkan untuk alamat asli. Siapa pun di alamat ini dapat menjamin setiap anggota yang terhubung.',
  'social.redirects': 'Izinkan alamat pengalihan ini di penyedia:',
  'social.redirect': 'Alamat pengalihan',
};
