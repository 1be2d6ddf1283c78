import type { texts as english } from '../en/shared-marks.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.shared': 'Berbagi',
  'shared.title': 'Kesamaan antaranggota',
  'shared.ofMember': 'Kesamaan anggota ini dengan yang lain',
  'shared.none': 'Tidak ada dua anggota yang punya kesamaan.',
  'shared.alone': 'Tidak ada yang sama dengan anggota lain.',
  'shared.kind': 'Jenis',
  'shared.kind.device': 'Perangkat',
  'shared.kind.address': 'Alamat jaringan',
  'shared.kind.mobile': 'Nomor ponsel',
  'shared.kind.person': 'Nama dan tanggal lahir',
  'shared.kind.card': 'Kartu atau dompet',
  'shared.kind.paper': 'Dokumen identitas',
  'shared.mark': 'Yang sama',
  'shared.count': 'Anggota',
  'shared.members': 'Siapa',
  'shared.last': 'Terakhir',
};
