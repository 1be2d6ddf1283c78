// Refusals of proofs from the ledger.
import { defineRefusals } from './kind.ts';

export const bookRefusals = defineRefusals({
  'books.no_root': {
    status: 404,
    text: {
      EN: 'No root was published for this day.',
      CN: '该日没有公布余额根。',
      ID: 'Tidak ada akar saldo yang diterbitkan untuk hari ini.',
      TH: 'ไม่มีการเผยแพร่ค่ารากยอดเงินของวันนี้',
      VI: 'Không có gốc số dư nào được công bố cho ngày này.',
    },
  },
});
