import type { texts as english } from '../en/merchants.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.merchants': 'Merchant',
  'merchant.make': 'Merchant baru',
  'merchant.makeEffect':
    'Situs tersendiri dengan anggota dan uang sendiri. Mata uang, zona waktu, dan jam awal hari tidak dapat diubah. Anda dan yang menyetujui ikut menjadi pemilik; yang menyetujui melihat tautan pemilik pertama sekali.',
  'merchant.code': 'Kode',
  'merchant.codeHelp': 'Huruf kecil, angka, dan tanda hubung; tidak dapat diubah.',
  'merchant.name': 'Nama situs',
  'merchant.hosts': 'Nama host',
  'merchant.hostsHelp':
    'Pisahkan dengan koma, misalnya play.example.com. DNS dan sertifikat harus mengenalnya.',
  'merchant.currency': 'Mata uang',
  'merchant.currencyHelp': 'Tiga huruf besar, misalnya PHP; tidak dapat diubah.',
  'merchant.zone': 'Zona waktu',
  'merchant.cutHour': 'Hari dimulai pukul (jam)',
  'merchant.cutHourHelp': 'Jam di zona waktu itu, 0 sampai 23; tidak dapat diubah.',
  'merchant.languages': 'Bahasa, yang pertama untuk yang tidak memakai lainnya',
  'merchant.theme': 'Tema',
  'merchant.theme.dark': 'Gelap',
  'merchant.theme.light': 'Terang',
  'merchant.age': 'Usia minimum',
  'merchant.lotteries': 'Lotre yang dijual',
  'merchant.allLotteries': 'Semua lotre di katalog',
  'merchant.owner': 'Nama masuk pemilik pertama',
  'merchant.ownerName': 'Nama pemilik pertama bagi rekan kerja',
  'merchant.open': 'Buka',
  'merchant.closed': 'Ditutup',
  'merchant.madeAt': 'Dibuat',
  'merchant.change': 'Ubah',
  'merchant.changeEffect':
    'Situs {code} melayani host baru begitu orang kedua setuju, dan tidak lagi di host yang dilepas.',
  'merchant.addHosts': 'Host yang ditambah',
  'merchant.removeHosts': 'Host yang dilepas',
  'merchant.close': 'Tutup',
  'merchant.reopen': 'Buka lagi',
  'merchant.closeEffect':
    'Situs {code} menyatakan tutup: tidak bisa masuk, bertaruh, menyetor, atau meminta penarikan baru. Tiket terjual tetap diundi dan dibayar ke saldo; penarikan yang menunggu dibayar di sini. Sisa saldo dibayar lewat penyesuaian setelah anggota menghubungi layanan pelanggan.',
  'merchant.reopenEffect': 'Situs {code} kembali menerima masuk, taruhan, dan setoran.',
  'operator.steward': 'Seluruh sistem',
  'operator.act.steward': 'Jadikan pengurus sistem',
  'operator.act.unsteward': 'Cabut pengurus sistem',
  'operator.effect.steward':
    'Setelah pengurus sistem lain setuju, {name} boleh membuat, mengubah, dan menutup merchant.',
  'operator.effect.unsteward':
    'Setelah pengurus sistem lain setuju, {name} tidak lagi membuat, mengubah, atau menutup merchant.',
};
