import type { texts as english } from '../en/factors.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'factor.title': 'Konfirmasi masuk',
  'factor.none': 'belum',
  'factor.since': 'aktif',
  'factor.mobile': 'Nomor ponsel terverifikasi',
  'factor.email': 'Alamat surel terverifikasi',
  'factor.authenticator': 'Aplikasi autentikator',
  'factor.recoveryCodes': 'Sisa kode pemulihan',
  'factor.lockedUntil': 'Kode terkunci sampai',
  'factor.trustedDevices': 'Perangkat tepercaya',
  'factor.payoutHeldUntil': 'Penarikan ditunda sampai',
  'factor.act.authenticator': 'Hapus autentikator',
  'factor.act.devices': 'Lupakan perangkat',
  'factor.ask': 'Minta operator kedua',
  'factor.effect.authenticator':
    'Setelah operator kedua setuju, autentikator dan kode pemulihan {name} dihapus, semua sesi berakhir, anggota diberi tahu, dan penarikan ditunda sementara. Pastikan anggota sendiri yang meminta.',
  'factor.effect.devices':
    '{name} dikeluarkan di semua perangkat, dan masuk berikutnya dari tiap perangkat dianggap baru.',
  'attempt.unverified': 'Langkah kedua gagal',
  'attempt.recovery': 'kode pemulihan',
  'attempt.authenticator': 'autentikator',
  'attempt.mobile': 'kode SMS',
  'attempt.email': 'kode surel',
  'setting.verification': 'Langkah kedua saat masuk',
  'setting.verificationEffect':
    'Menentukan apa yang diperlukan anggota di samping kata sandi. Yang memasang autentikator selalu diminta.',
  'verification.everyLogin':
    'Tanyakan kepada semua setiap kali masuk; perangkat tepercaya dan login tersimpan tidak berlaku, dan yang belum punya apa-apa memverifikasi nomor atau alamat surel',
  'verification.unknownAddress': 'Minta kode bila perangkat dan jaringan belum pernah dipakai',
  'verification.bankName': 'Di samping kode itu, tanyakan nama pada rekening bank',
  'verification.trustDays': 'Lama perangkat bisa dipercaya (hari)',
  'verification.payoutHoldHours': 'Jam penarikan ditunda setelah nomor atau email diganti',
};
