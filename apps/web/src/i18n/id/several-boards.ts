import type { texts as english } from '../en/several-boards.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Beberapa papan',
  about: 'Hingga empat lotre berdampingan, dengan satu slip untuk semuanya.',
  aboutList: 'Lotre Anda dengan hitung mundurnya. Di layar lebar semuanya berdampingan.',
  add: 'Tambah lotre',
  remove: 'Hapus {name}',
  left: 'Geser {name} ke kiri',
  right: 'Geser {name} ke kanan',
  up: 'Naikkan {name}',
  down: 'Turunkan {name}',
  slipEmpty:
    'Pilih di papan mana pun lalu tambahkan ke sini. Tiap taruhan tercantum di bawah lotrenya.',
  placed: '{name}: {amount} dipasang untuk periode {issue}',
};
