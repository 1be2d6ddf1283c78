import type { texts as english } from '../en/entry.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'setting.entry': 'Masuk',
  'setting.humanCheck': 'Pemeriksaan manusia',
  'setting.humanCheckEffect':
    'Siapa pun yang masuk, meminta kode, atau mendaftar harus lebih dulu membuktikan dirinya manusia, di tempat yang diaktifkan.',
  'human.provider': 'Pemeriksaan',
  'human.provider.off': 'Tidak ada',
  'human.provider.altcha': 'ALTCHA, di server ini',
  'human.provider.geetest': 'Geetest v4, dengan kunci Anda',
  'human.about.off': 'Program dapat mencoba secepat batas mengizinkan.',
  'human.about.altcha':
    'Peramban bekerja sebentar dengan sendirinya; tak ada yang perlu dipecahkan, dan tak ada pihak ketiga.',
  'human.about.geetest':
    'Teka-teki vendor dengan kunci Anda sendiri. Saat vendor tidak menjawab, ALTCHA menggantikannya.',
  'human.scene.login': 'Sebelum masuk',
  'human.scene.sms': 'Sebelum kode dikirim',
  'human.scene.register': 'Sebelum mendaftar',
  'human.geetest.captchaId': 'ID captcha',
  'human.geetest.server': 'Server verifikasi',
  'human.geetest.script': 'Skrip halaman',
  'human.geetest.key': 'Kunci captcha',
  'setting.codes': 'Kode lewat SMS',
  'setting.codesEffect':
    'Cara kode sampai ke anggota, dan berapa banyak yang boleh dikirim sebelum dihentikan.',
  'codes.channel': 'Dikirim oleh',
  'codes.channel.sms': 'Pengirim SMS merchant',
  'codes.expiredMinutes': 'Menit hingga kode berikutnya',
  'codes.dailyBudget': 'SMS per hari paling banyak',
  'codes.perNumberHour': 'Per nomor per jam',
  'codes.perNumberDay': 'Per nomor per hari',
  'codes.perAddressHour': 'Per alamat per jam',
  'codes.perNetworkHour': 'Per jaringan per jam',
  'codes.perPrefixHour': 'Nomor berawalan sama per jam',
  'codes.alarmBelowPercent': 'Peringatkan bila kode terpakai di bawah persen ini',
};
