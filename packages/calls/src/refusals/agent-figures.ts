// Refusals of what agents read about their teams.
import { defineRefusals } from './kind.ts';

export const agentFigureRefusals = defineRefusals({
  'agent.not_below': {
    status: 404,
    text: {
      EN: 'Nobody with this username is in your team. Check the spelling: it must match exactly.',
      CN: '您的团队中没有该用户名。请检查拼写，须完全一致。',
      ID: 'Tidak ada nama pengguna ini di tim Anda. Periksa ejaannya: harus sama persis.',
      TH: 'ไม่มีชื่อผู้ใช้นี้ในทีมของคุณ โปรดตรวจตัวสะกด ต้องตรงกันทุกตัว',
      VI: 'Nhóm của bạn không có tên đăng nhập này. Hãy kiểm tra: tên phải khớp hoàn toàn.',
    },
  },
});
