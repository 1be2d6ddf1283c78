import type { texts as en } from '../en/social.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof en> = {
  title: 'Atau masuk dengan',
  continueWith: 'Lanjut dengan {name}',
  waiting: 'Menunggu {name}…',
  closed: 'Gagal masuk. Silakan coba lagi.',
  verifyTitle: 'Satu langkah lagi',
  unlinkedTitle: '{name} mengenal Anda, kami belum',
  unlinkedText:
    'Belum ada akun di situs ini yang terhubung dengan akun {name} Anda. Apa yang ingin Anda lakukan?',
  registerNew: 'Baru di sini? Daftar',
  linkExisting: 'Saya punya akun: masuk dan hubungkan',
  pending: 'Akun {name} Anda akan dihubungkan saat Anda melanjutkan.',
  drop: 'Jangan hubungkan',
  linksTitle: 'Akun masuk terhubung',
  linksAbout:
    'Masuk dengan sekali tekan lewat akun yang sudah Anda punya. Kami hanya tahu siapa Anda di sana, tidak lebih.',
  notLinked: 'Belum terhubung',
  linkedAt: 'Terhubung pada {date}',
  link: 'Hubungkan',
  unlink: 'Putuskan',
  unlinkTitle: 'Putuskan {name}?',
  unlinkText: 'Anda tidak bisa lagi masuk dengan {name}. Kata sandi Anda tetap berlaku.',
  unlinkDone: '{name} sudah diputuskan',
  linkTitle: 'Hubungkan {name}',
  linkAbout: 'Masukkan kata sandi masuk, lalu masuk ke {name} di jendela yang terbuka.',
  password: 'Kata sandi masuk',
  linkDone: '{name} sudah terhubung',
  pageTitle: 'Sebentar',
  pageText: 'Anda boleh menutup jendela ini dan melanjutkan di jendela semula.',
  pageHome: 'Ke beranda',
};
