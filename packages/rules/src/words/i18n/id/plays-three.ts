import type { texts as english } from '../en/plays-three.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'group.Three': '3 angka',
  'group.Five': '5 angka',
  'group.P5Last2': '2 terakhir dari lima',
  'group.Anywhere': 'Posisi bebas',
  'place.0': 'Angka 1',
  'place.1': 'Angka 2',
  'place.2': 'Angka 3',
  'place.3': 'Angka 4',
  'place.4': 'Angka 5',
  'play.First2Straight': 'Tepat urutan',
  'rule.First2Straight':
    'Pilih setidaknya satu angka untuk tiap posisi. Menang bila semua posisi keluar sesuai pilihan.',
  'play.First2Straight_Single': 'Tepat, diketik',
  'rule.First2Straight_Single':
    'Ketik nomor lengkap. Menang bila salah satunya keluar persis berurutan.',
  'play.First2Sum': 'Jumlah',
  'rule.First2Sum': 'Pilih jumlah. Menang bila angka posisi ini berjumlah salah satunya.',
  'play.First2Span': 'Rentang',
  'rule.First2Span':
    'Pilih rentang. Menang bila angka tertinggi dikurangi terendah sama dengan salah satunya.',
  'play.First2Com': 'Grup',
  'rule.First2Com':
    'Pilih dua angka atau lebih. Menang bila kedua posisi berbeda dan pilihan Anda, urutan bebas.',
  'play.First2GroupSum': 'Jumlah grup',
  'rule.First2GroupSum':
    'Pilih jumlah. Menang bila angka berjumlah salah satunya dan tidak semuanya sama.',
  'play.First2Baodan': 'Dengan satu angka',
  'rule.First2Baodan':
    'Pilih satu angka. Menang bila angka itu muncul dan angkanya tidak semuanya sama.',
  'play.First2BSOE': 'Besar, kecil, ganjil, genap',
  'rule.First2BSOE':
    'Untuk tiap posisi pilih besar (5–9), kecil (0–4), ganjil atau genap. Tiap kombinasi yang benar di semua posisi menang.',
  'play.Last2Straight': 'Tepat urutan',
  'rule.Last2Straight':
    'Pilih setidaknya satu angka untuk tiap posisi. Menang bila semua posisi keluar sesuai pilihan.',
  'play.Last2Straight_Single': 'Tepat, diketik',
  'rule.Last2Straight_Single':
    'Ketik nomor lengkap. Menang bila salah satunya keluar persis berurutan.',
  'play.Last2Sum': 'Jumlah',
  'rule.Last2Sum': 'Pilih jumlah. Menang bila angka posisi ini berjumlah salah satunya.',
  'play.Last2Span': 'Rentang',
  'rule.Last2Span':
    'Pilih rentang. Menang bila angka tertinggi dikurangi terendah sama dengan salah satunya.',
  'play.Last2Com': 'Grup',
  'rule.Last2Com':
    'Pilih dua angka atau lebih. Menang bila kedua posisi berbeda dan pilihan Anda, urutan bebas.',
  'play.Last2GroupSum': 'Jumlah grup',
  'rule.Last2GroupSum':
    'Pilih jumlah. Menang bila angka berjumlah salah satunya dan tidak semuanya sama.',
  'play.Last2Baodan': 'Dengan satu angka',
  'rule.Last2Baodan':
    'Pilih satu angka. Menang bila angka itu muncul dan angkanya tidak semuanya sama.',
  'play.Last2BSOE': 'Besar, kecil, ganjil, genap',
  'rule.Last2BSOE':
    'Untuk tiap posisi pilih besar (5–9), kecil (0–4), ganjil atau genap. Tiap kombinasi yang benar di semua posisi menang.',
  'play.P5Last2Straight': 'Tepat urutan',
  'rule.P5Last2Straight':
    'Pilih setidaknya satu angka untuk tiap posisi. Menang bila semua posisi keluar sesuai pilihan.',
  'play.P5Last2Straight_Single': 'Tepat, diketik',
  'rule.P5Last2Straight_Single':
    'Ketik nomor lengkap. Menang bila salah satunya keluar persis berurutan.',
  'play.P5Last2Sum': 'Jumlah',
  'rule.P5Last2Sum': 'Pilih jumlah. Menang bila angka posisi ini berjumlah salah satunya.',
  'play.P5Last2Span': 'Rentang',
  'rule.P5Last2Span':
    'Pilih rentang. Menang bila angka tertinggi dikurangi terendah sama dengan salah satunya.',
  'play.P5Last2Com': 'Grup',
  'rule.P5Last2Com':
    'Pilih dua angka atau lebih. Menang bila kedua posisi berbeda dan pilihan Anda, urutan bebas.',
  'play.P5Last2GroupSum': 'Jumlah grup',
  'rule.P5Last2GroupSum':
    'Pilih jumlah. Menang bila angka berjumlah salah satunya dan tidak semuanya sama.',
  'play.P5Last2Baodan': 'Dengan satu angka',
  'rule.P5Last2Baodan':
    'Pilih satu angka. Menang bila angka itu muncul dan angkanya tidak semuanya sama.',
  'play.P5Last2BSOE': 'Besar, kecil, ganjil, genap',
  'rule.P5Last2BSOE':
    'Untuk tiap posisi pilih besar (5–9), kecil (0–4), ganjil atau genap. Tiap kombinasi yang benar di semua posisi menang.',
  'play.Straight_Single': 'Tepat, diketik',
  'rule.Straight_Single': 'Ketik nomor lengkap. Menang bila salah satunya keluar persis berurutan.',
  'play.P5Straight': 'Tepat urutan',
  'rule.P5Straight':
    'Pilih setidaknya satu angka untuk tiap posisi. Menang bila semua posisi keluar sesuai pilihan.',
  'play.P5Straight_Single': 'Tepat, diketik',
  'rule.P5Straight_Single':
    'Ketik nomor lengkap. Menang bila salah satunya keluar persis berurutan.',
  'play.Any1': '1 angka',
  'rule.Any1':
    'Pilih angka. Setiap angka yang muncul di posisi ini menang sekali, berapa pun ulangannya.',
  'play.Any2': '2 angka',
  'rule.Any2': 'Pilih dua angka atau lebih. Tiap pasang yang keduanya muncul di posisi ini menang.',
  'play.DragonTiger_H_1': 'Naga–harimau',
  'rule.DragonTiger_H_1':
    'Naga: bola kiri lebih besar. Harimau: bola kanan lebih besar. Seri: sama; naga dan harimau kalah.',
  'play.DragonTigerRefund_H_1': 'Naga–harimau',
  'rule.DragonTigerRefund_H_1':
    'Naga: bola kiri lebih besar. Harimau: bola kanan lebih besar. Bila sama, taruhan dikembalikan.',
  'row.First2Sum.0': 'Jumlah',
  'row.Last2Sum.0': 'Jumlah',
  'row.P5Last2Sum.0': 'Jumlah',
  'row.Sum.0': 'Jumlah',
  'row.GroupSum.0': 'Jumlah',
  'row.First2GroupSum.0': 'Jumlah',
  'row.Last2GroupSum.0': 'Jumlah',
  'row.P5Last2GroupSum.0': 'Jumlah',
  'row.Span.0': 'Rentang',
  'row.First2Span.0': 'Rentang',
  'row.Last2Span.0': 'Rentang',
  'row.P5Last2Span.0': 'Rentang',
  'row.Com3.0': 'Angka',
  'row.Com6.0': 'Angka',
  'row.Baodan.0': 'Angka',
  'row.First2Com.0': 'Angka',
  'row.Last2Com.0': 'Angka',
  'row.P5Last2Com.0': 'Angka',
  'row.First2Baodan.0': 'Angka',
  'row.Last2Baodan.0': 'Angka',
  'row.P5Last2Baodan.0': 'Angka',
  'row.SumTail.0': 'Angka',
  'row.Any1.0': 'Angka',
  'row.Any2.0': 'Angka',
  'row.Special.0': 'Pilihan Anda',
  'row.TotalBSOE.0': 'Pilihan Anda',
  'row.DragonTiger_H_1.0': 'Pilihan Anda',
  'row.DragonTigerRefund_H_1.0': 'Pilihan Anda',
};
