import type { texts as english } from '../en/skins.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  periods: 'Seberapa sering diundi',
  'period.seconds': '{count} dtk',
  'period.minutes': '{count} mnt',
  times: 'Pengali',
  random: 'Acak',
  record: 'Riwayat hasil',
  'record.issue': 'Periode',
  'record.number': 'Angka',
  'record.size': 'Besar/kecil',
  'record.colour': 'Warna',
  'keypad.plays': 'Jenis taruhan, boleh beberapa',
  'keypad.empty': 'Nomor yang Anda tekan muncul di sini, per jenis taruhan.',
  'keypad.refused': '{number} tidak berlaku untuk {play}',
  'grid.heads': 'Kepala',
  'grid.tails': 'Ekor',
  'grid.head': 'Kepala {digit}',
  'grid.tail': 'Ekor {digit}',
  'grid.hundreds': 'Ratusan',
};
