import type { texts as english } from '../en/doctor.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.doctor': 'Siap tayang',
  'doctor.ready': 'Tidak ada yang kurang: situs siap tayang.',
  'doctor.notReady': 'Lengkapi yang masih kurang sebelum pemain sungguhan datang.',
  'doctorState.ok': 'Beres',
  'doctorState.missing': 'Kurang',
  'doctorState.advice': 'Disarankan',
  'doctor.own_house': 'Instalasi ini milik sendiri, bukan demo',
  'doctor.published_passwords': 'Tidak ada operator dengan kata sandi yang dipublikasikan',
  'doctor.database_role': 'Server masuk ke basis data dengan peran yang tidak memiliki apa pun',
  'doctor.merchants': 'Ada merchant',
  'doctor.hosts': 'Setiap merchant punya nama host publik',
  'doctor.tls': 'Situs diakses melalui https',
  'doctor.owners': 'Setiap merchant punya dua pemilik yang sudah masuk',
  'doctor.mail': 'Email dapat dikirim',
  'doctor.sms': 'Kode dikirim lewat SMS',
  'doctor.lotteries': 'Setiap merchant menjual lotre',
  'doctor.channels': 'Uang masuk ke rekening sendiri atau lewat penyedia sungguhan, bukan sandbox',
  'doctor.jobs': 'Semua tugas latar sistem selesai dikerjakan',
  'doctor.cosigner': 'Penanda tangan bersama berjalan di mesin lain',
  'doctor.breached_passwords': 'Kata sandi yang pernah bocor ditolak',
  'doctorNext.own_house':
    'Jalankan npm run setup pada folder data atau basis data kosong: demo tidak pernah menjadi situs sendiri.',
  'doctorNext.published_passwords':
    'Reset operator ini di Para operator: masing-masing mendapat tautan dan kata sandi sendiri.',
  'doctorNext.database_role':
    'Migrasi sebagai pemilik (DATABASE_OWNER_URL) dan beri server peran sendiri di DATABASE_URL: docs/operate.md, “Roles”.',
  'doctorNext.merchants': 'Jalankan npm run setup: merchant pertama dibuat di sana.',
  'doctorNext.hosts': 'Arahkan domain ke mesin ini dan tambahkan sebagai host merchant.',
  'doctorNext.tls':
    'Isi PUBLIC_ORIGIN dengan alamat https, TLS lewat proxy (TRUSTED_PROXIES) atau TLS_CERT dan TLS_KEY: docs/operate.md, “TLS”.',
  'doctorNext.owners':
    'Setiap pemilik membuka tautannya. Tautan kedaluwarsa: npm run setup -- --new-link NAMA.',
  'doctorNext.mail': 'Isi server SMTP di Pengirim; orang kedua menyetujui.',
  'doctorNext.sms':
    'Isi gateway SMS di Pengirim, atau matikan fitur yang memakai kode SMS; orang kedua menyetujui.',
  'doctorNext.lotteries': 'Jual sebuah lotre di Lotre.',
  'doctorNext.channels':
    'Isi rekening sendiri di Aturan kasir, disetujui orang kedua; atau tentukan penyedia pembayaran (BANK_URL). Matikan saluran sandbox.',
  'doctorNext.jobs': 'Cari tugas-tugas ini di log server, lalu perbaiki yang disebut di sana.',
  'doctorNext.cosigner':
    'Minta pihak lain menjalankan apps/cosigner di mesin lain, lalu isi COSIGNER_URL dan COSIGNER_RUN_BY.',
  'doctorNext.breached_passwords':
    'Unduh daftar hash SHA-1 yang terurut dan sebut berkasnya di BREACHED_PASSWORDS.',
};
