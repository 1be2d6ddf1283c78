import type { texts as en } from '../en/reset.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof en> = {
  title: 'Buat kata sandi baru',
  about: 'Semua sesi yang terbuka berakhir, dan penarikan ditunda sehari.',
  set: 'Simpan kata sandi',
  done: 'Kata sandi baru sudah dibuat. Silakan masuk dengannya.',
  ended:
    'Tautan ini sudah tidak berlaku. Tautan hanya bisa dipakai sekali dalam 30 menit, dan hanya yang terbaru.',
  again: 'Minta tautan baru',
  home: 'Ke beranda',
};
