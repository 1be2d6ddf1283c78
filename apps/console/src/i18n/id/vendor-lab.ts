// Lab kesesuaian vendor.
import type { texts as english } from '../en/vendor-lab.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'vendor.tab.lab': 'Lab uji',
  'lab.title': 'Lab kesesuaian',
  'lab.words':
    'Lab membuktikan kasus demi kasus bahwa kedua pihak mematuhi protokol. Setiap pengujian punya sandbox sendiri, dengan uang main dan anggota yang hanya ada untuknya.',
  'lab.side': 'Arah',
  'lab.side.WALLET': 'Vendor → dompet kita',
  'lab.side.VENDOR': 'Kita → vendor',
  'lab.start.WALLET': 'Uji dompet kita',
  'lab.start.VENDOR': 'Uji vendor',
  'lab.startEffect.WALLET':
    'Berperan sebagai vendor terhadap dompet kita, dengan tanda tangan, lewat HTTP, dalam sandbox beruang main. Anggota tidak merasakan apa pun.',
  'lab.startEffect.VENDOR':
    'Memanggil server vendor dengan permintaan benar dan salah, serta memainkan putaran dengan uang main sementara dompet kita sengaja bermasalah.',
  'lab.begin': 'Mulai pengujian',
  'lab.runs': 'Pengujian',
  'lab.none': 'Belum ada pengujian.',
  'lab.result': 'Hasil',
  'lab.by': 'Dimulai oleh',
  'lab.remote': 'Insinyur {vendor}',
  'lab.state.RUNNING': 'Berjalan',
  'lab.state.DONE': 'Selesai',
  'lab.state.STOPPED': 'Dihentikan',
  'lab.state.BROKEN': 'Terputus',
  'lab.verdict': 'Putusan',
  'lab.verdict.PASS': 'Lulus',
  'lab.verdict.FAIL': 'Gagal',
  'lab.verdict.SKIP': 'Tidak berlaku',
  'lab.verdict.BROKEN': 'Terputus',
  'lab.waits': 'Belum tercapai',
  'lab.required': 'Wajib',
  'lab.optional': 'Dianjurkan',
  'lab.before': 'Pada pengujian sebelumnya',
  'lab.same': 'Sama',
  'lab.details': 'Rincian',
  'lab.stop': 'Hentikan pengujian',
  'lab.stopEffect': 'Pengujian berakhir sekarang. Kasus yang belum tercapai tidak punya putusan.',
  'lab.report.html': 'Laporan untuk dicetak',
  'lab.report.json': 'Laporan JSON',
  'lab.progress':
    '{state}: {passed} lulus, {failed} gagal, {skipped} tidak berlaku, dari {cases} kasus.',
  'lab.checks': 'Dibandingkan',
  'lab.noChecks': 'Tidak ada yang dibandingkan.',
  'lab.expected': 'Diharapkan',
  'lab.actual': 'Ditemukan',
  'lab.asked': 'Diminta',
  'lab.answered': 'Dijawab',
  'lab.lacks.game': 'vendor belum punya game dalam daftarnya',
  'lab.lacks.dialect': 'lab hanya mengenal protokol seamless Hub88',
  'lab.lacks.key': 'alamat vendor atau kunci kita belum ada',
  'lab.enterKey': 'Masukkan kunci sandbox',
  'lab.key': 'Kunci sandbox vendor',
  'lab.enterKeyEffect':
    'Dengan kunci ini insinyur vendor menjalankan lab sendiri. Kunci ini hanya menjangkau sandbox beruang main; kunci sebelumnya berhenti berlaku.',
};
