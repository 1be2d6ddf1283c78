// Refusals of the tree of agents: opening, raising, links, quotas and moves.
import { defineRefusals } from '../kind.ts';

export const agentRefusals = defineRefusals({
  'agent.unknown': {
    status: 404,
    text: {
      EN: 'There is nobody of that name in your team.',
      CN: '您的团队中没有该账号。',
      ID: 'Tidak ada akun itu di tim Anda.',
      TH: 'ไม่มีบัญชีนี้ในทีมของคุณ',
      VI: 'Không có tài khoản này trong đội của bạn.',
    },
  },
  'agent.not_permitted': {
    status: 403,
    text: {
      EN: 'You do not have the permission for this. Ask your upline or customer service.',
      CN: '您没有此权限，请联系上级或客服。',
      ID: 'Anda tidak memiliki izin untuk ini. Hubungi upline atau layanan pelanggan.',
      TH: 'คุณไม่มีสิทธิ์ทำรายการนี้ โปรดติดต่ออัปไลน์หรือฝ่ายบริการลูกค้า',
      VI: 'Bạn không có quyền này. Hãy liên hệ tuyến trên hoặc chăm sóc khách hàng.',
    },
  },
  'agent.group_step': {
    status: 422,
    text: {
      EN: 'A prize group is a multiple of {step}.',
      CN: '奖金组必须是 {step} 的倍数。',
      ID: 'Grup hadiah harus kelipatan {step}.',
      TH: 'กลุ่มรางวัลต้องเป็นจำนวนที่หารด้วย {step} ลงตัว',
      VI: 'Nhóm thưởng phải là bội số của {step}.',
    },
  },
  'agent.group_below_min': {
    status: 422,
    text: {
      EN: 'The prize group is at least {min}.',
      CN: '奖金组最低为 {min}。',
      ID: 'Grup hadiah minimal {min}.',
      TH: 'กลุ่มรางวัลต่ำสุดคือ {min}',
      VI: 'Nhóm thưởng thấp nhất là {min}.',
    },
  },
  'agent.group_above': {
    status: 422,
    text: {
      EN: 'The prize group is at most {max} here.',
      CN: '此处奖金组最高为 {max}。',
      ID: 'Grup hadiah di sini paling tinggi {max}.',
      TH: 'กลุ่มรางวัลสูงสุดที่ให้ได้คือ {max}',
      VI: 'Nhóm thưởng cao nhất ở đây là {max}.',
    },
  },
  'agent.rate_above': {
    status: 422,
    text: {
      EN: 'The rate of {category} is at most {max}% here.',
      CN: '{category} 的返点最高为 {max}%。',
      ID: 'Rate {category} di sini paling tinggi {max}%.',
      TH: 'อัตราของ {category} สูงสุดที่ให้ได้คือ {max}%',
      VI: 'Tỷ lệ {category} cao nhất ở đây là {max}%.',
    },
  },
  'agent.quota_exhausted': {
    status: 409,
    text: {
      EN: 'No account of prize group {group} is left in your quota. Choose a lower group.',
      CN: '奖金组 {group} 的配额已用完，请选择较低的奖金组。',
      ID: 'Kuota akun grup hadiah {group} sudah habis. Pilih grup yang lebih rendah.',
      TH: 'โควตาบัญชีกลุ่มรางวัล {group} หมดแล้ว โปรดเลือกกลุ่มที่ต่ำกว่า',
      VI: 'Đã hết hạn ngạch tài khoản nhóm thưởng {group}. Hãy chọn nhóm thấp hơn.',
    },
  },
  'agent.depth_limit': {
    status: 409,
    text: {
      EN: 'A line has at most {max} levels, and this would be one more.',
      CN: '代理线最多 {max} 级，已达上限。',
      ID: 'Satu jalur maksimal {max} tingkat, dan ini akan melebihinya.',
      TH: 'สายงานมีได้ไม่เกิน {max} ชั้น และรายการนี้จะเกินจำนวน',
      VI: 'Một tuyến có tối đa {max} cấp, thêm nữa sẽ vượt quá.',
    },
  },
  'agent.directs_limit': {
    status: 409,
    text: {
      EN: 'An agent has at most {max} direct downlines.',
      CN: '代理的直属下级最多 {max} 个。',
      ID: 'Satu agen maksimal memiliki {max} downline langsung.',
      TH: 'ตัวแทนมีดาวน์ไลน์โดยตรงได้ไม่เกิน {max} ราย',
      VI: 'Một đại lý có tối đa {max} tuyến dưới trực tiếp.',
    },
  },
  'agent.address_limit': {
    status: 429,
    text: {
      EN: 'At most {count} accounts are opened from one connection within {minutes} minutes. Try again later.',
      CN: '同一网络在 {minutes} 分钟内最多开立 {count} 个账号，请稍后再试。',
      ID: 'Maksimal {count} akun dari satu koneksi dalam {minutes} menit. Coba lagi nanti.',
      TH: 'เปิดบัญชีจากการเชื่อมต่อเดียวกันได้ไม่เกิน {count} บัญชีใน {minutes} นาที โปรดลองใหม่ภายหลัง',
      VI: 'Một kết nối chỉ mở được tối đa {count} tài khoản trong {minutes} phút. Hãy thử lại sau.',
    },
  },
  'agent.not_direct': {
    status: 409,
    text: {
      EN: 'This is possible for direct downlines only.',
      CN: '此操作仅限直属下级。',
      ID: 'Ini hanya untuk downline langsung.',
      TH: 'ทำได้กับดาวน์ไลน์โดยตรงเท่านั้น',
      VI: 'Chỉ áp dụng cho tuyến dưới trực tiếp.',
    },
  },
  'agent.only_upward': {
    status: 409,
    text: {
      EN: 'Agents only raise. Lowering is done by customer service.',
      CN: '代理只能调高，调低请联系客服。',
      ID: 'Agen hanya bisa menaikkan. Penurunan dilakukan layanan pelanggan.',
      TH: 'ตัวแทนปรับขึ้นได้เท่านั้น การปรับลงต้องทำโดยฝ่ายบริการลูกค้า',
      VI: 'Đại lý chỉ được nâng. Việc hạ do chăm sóc khách hàng thực hiện.',
    },
  },
  'agent.volume_not_reached': {
    status: 409,
    text: {
      EN: 'The team of this downline played {average} a day over {days} days; the group asks for {required}. {missing} more is needed.',
      CN: '该下级团队近 {days} 天日均投注 {average}，此奖金组要求 {required}，还差 {missing}。',
      ID: 'Tim downline ini bermain {average} per hari selama {days} hari; grup ini meminta {required}. Kurang {missing}.',
      TH: 'ทีมของดาวน์ไลน์นี้เล่นเฉลี่ยวันละ {average} ในช่วง {days} วัน กลุ่มนี้ต้องการ {required} ยังขาดอีก {missing}',
      VI: 'Đội của tuyến dưới này cược {average} mỗi ngày trong {days} ngày; nhóm này yêu cầu {required}. Còn thiếu {missing}.',
    },
  },
  'agent.already_agent': {
    status: 409,
    text: {
      EN: 'This account is an agent already.',
      CN: '该账号已经是代理。',
      ID: 'Akun ini sudah menjadi agen.',
      TH: 'บัญชีนี้เป็นตัวแทนอยู่แล้ว',
      VI: 'Tài khoản này đã là đại lý.',
    },
  },
  'agent.no_limit': {
    status: 409,
    text: {
      EN: 'This downline has no limit at group {group}; nothing needs to be handed down.',
      CN: '该下级在奖金组 {group} 不受配额限制，无需下发。',
      ID: 'Downline ini tidak dibatasi pada grup {group}; tidak perlu diberi kuota.',
      TH: 'ดาวน์ไลน์นี้ไม่ถูกจำกัดที่กลุ่ม {group} จึงไม่ต้องให้โควตา',
      VI: 'Tuyến dưới này không bị giới hạn ở nhóm {group}; không cần cấp hạn ngạch.',
    },
  },
  'agent.quota_surplus': {
    status: 409,
    text: {
      EN: 'You have {surplus} left to hand down at this group.',
      CN: '您在该奖金组可下发的配额剩余 {surplus}。',
      ID: 'Sisa kuota Anda pada grup ini {surplus}.',
      TH: 'คุณเหลือโควตาที่ให้ต่อได้ {surplus} ที่กลุ่มนี้',
      VI: 'Bạn còn {surplus} hạn ngạch để cấp ở nhóm này.',
    },
  },
  'agent.links_limit': {
    status: 409,
    text: {
      EN: 'You have {max} live links, the most possible. End one of them first.',
      CN: '您已有 {max} 个有效链接，已达上限，请先停用一个。',
      ID: 'Anda sudah punya {max} tautan aktif, jumlah maksimal. Akhiri salah satunya dulu.',
      TH: 'คุณมีลิงก์ที่ใช้งานอยู่ {max} ลิงก์ซึ่งเต็มแล้ว โปรดปิดสักหนึ่งลิงก์ก่อน',
      VI: 'Bạn đã có {max} liên kết đang hoạt động, mức tối đa. Hãy kết thúc một liên kết trước.',
    },
  },
  'agent.link_ended': {
    status: 409,
    text: {
      EN: 'This registration link has ended. Ask for a new one.',
      CN: '该注册链接已失效，请索取新的链接。',
      ID: 'Tautan pendaftaran ini sudah berakhir. Mintalah yang baru.',
      TH: 'ลิงก์สมัครนี้สิ้นสุดแล้ว โปรดขอลิงก์ใหม่',
      VI: 'Liên kết đăng ký này đã hết hiệu lực. Hãy xin liên kết mới.',
    },
  },
  'agent.link_unknown': {
    status: 404,
    text: {
      EN: 'There is no such link.',
      CN: '没有该链接。',
      ID: 'Tidak ada tautan seperti itu.',
      TH: 'ไม่มีลิงก์นี้',
      VI: 'Không có liên kết này.',
    },
  },
  'agent.line_full': {
    status: 409,
    text: {
      EN: 'The line of this invitation takes no more members.',
      CN: '该邀请所属代理线不能再加入会员。',
      ID: 'Jalur undangan ini tidak menerima anggota lagi.',
      TH: 'สายงานของคำเชิญนี้รับสมาชิกเพิ่มไม่ได้แล้ว',
      VI: 'Tuyến của lời mời này không nhận thêm thành viên.',
    },
  },
  'agent.frozen_by_operator': {
    status: 409,
    text: {
      EN: 'The operator has frozen this account, and alone can end that.',
      CN: '该账号由平台冻结，只有平台可以解除。',
      ID: 'Akun ini dibekukan operator, dan hanya operator yang bisa mengakhirinya.',
      TH: 'บัญชีนี้ถูกระงับโดยผู้ให้บริการ ซึ่งเป็นผู้เดียวที่ปลดได้',
      VI: 'Tài khoản này do nhà điều hành đóng băng, và chỉ họ mới gỡ được.',
    },
  },
  'agent.move_circle': {
    status: 409,
    text: {
      EN: 'A line cannot move below one of its own members.',
      CN: '代理线不能移到自己的下级之下。',
      ID: 'Jalur tidak bisa dipindah ke bawah anggotanya sendiri.',
      TH: 'ย้ายสายงานไปอยู่ใต้สมาชิกของสายเองไม่ได้',
      VI: 'Không thể chuyển tuyến xuống dưới thành viên của chính nó.',
    },
  },
  'agent.move_same': {
    status: 409,
    text: {
      EN: 'The line is below this upline already.',
      CN: '该线已在此上级之下。',
      ID: 'Jalur ini sudah di bawah upline tersebut.',
      TH: 'สายงานนี้อยู่ใต้อัปไลน์นี้อยู่แล้ว',
      VI: 'Tuyến này đã ở dưới tuyến trên đó.',
    },
  },
  'agent.move_group': {
    status: 409,
    text: {
      EN: 'Formal accounts and test accounts are never in one line.',
      CN: '正式账号与测试账号不能在同一代理线。',
      ID: 'Akun resmi dan akun uji tidak pernah dalam satu jalur.',
      TH: 'บัญชีจริงกับบัญชีทดสอบอยู่ในสายเดียวกันไม่ได้',
      VI: 'Tài khoản chính thức và tài khoản thử không bao giờ chung một tuyến.',
    },
  },
  'agent.not_agent': {
    status: 409,
    text: {
      EN: '{name} is not an agent.',
      CN: '{name} 不是代理。',
      ID: '{name} bukan agen.',
      TH: '{name} ไม่ใช่ตัวแทน',
      VI: '{name} không phải đại lý.',
    },
  },
  'agent.downline_above': {
    status: 409,
    text: {
      EN: '{count} accounts below would have more than their upline: {names}. Lower them with it, or choose another value.',
      CN: '有 {count} 个下级将高于其上级：{names}。请同时下调，或另选数值。',
      ID: '{count} akun di bawah akan melebihi upline-nya: {names}. Turunkan sekalian, atau pilih nilai lain.',
      TH: 'มี {count} บัญชีด้านล่างที่จะสูงกว่าอัปไลน์: {names} โปรดปรับลงพร้อมกันหรือเลือกค่าอื่น',
      VI: '{count} tài khoản bên dưới sẽ cao hơn tuyến trên: {names}. Hãy hạ cùng, hoặc chọn giá trị khác.',
    },
  },
  'agent.frozen': {
    status: 403,
    text: {
      EN: 'Your account is frozen: the tree cannot be changed at present. Contact customer service.',
      CN: '您的账号已冻结，目前不能变更团队，请联系客服。',
      ID: 'Akun Anda dibekukan: tim tidak bisa diubah saat ini. Hubungi layanan pelanggan.',
      TH: 'บัญชีของคุณถูกระงับ จึงแก้ไขสายงานไม่ได้ในขณะนี้ โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Tài khoản của bạn đang bị đóng băng: hiện không thể thay đổi đội. Hãy liên hệ chăm sóc khách hàng.',
    },
  },
  'agent.terms_same': {
    status: 409,
    text: {
      EN: 'Group and rates are as they were.',
      CN: '奖金组和返点没有变化。',
      ID: 'Grup dan rate tidak berubah.',
      TH: 'กลุ่มและอัตราไม่มีการเปลี่ยนแปลง',
      VI: 'Nhóm và tỷ lệ không thay đổi.',
    },
  },
  'agent.freeze_open': {
    status: 409,
    text: {
      EN: 'A request to freeze this account waits already.',
      CN: '已有冻结该账号的申请待处理。',
      ID: 'Permintaan pembekuan akun ini sudah menunggu.',
      TH: 'มีคำขอระงับบัญชีนี้รออยู่แล้ว',
      VI: 'Đã có yêu cầu đóng băng tài khoản này đang chờ.',
    },
  },
  'agent.freeze_unknown': {
    status: 404,
    text: {
      EN: 'There is no such request.',
      CN: '没有该申请。',
      ID: 'Tidak ada permintaan seperti itu.',
      TH: 'ไม่มีคำขอนี้',
      VI: 'Không có yêu cầu này.',
    },
  },
  'agent.freeze_decided': {
    status: 409,
    text: {
      EN: 'This request is decided or taken back already.',
      CN: '该申请已处理或已撤回。',
      ID: 'Permintaan ini sudah diputuskan atau ditarik.',
      TH: 'คำขอนี้ถูกตัดสินหรือถอนไปแล้ว',
      VI: 'Yêu cầu này đã được quyết định hoặc đã rút.',
    },
  },
  'agent.freeze_stands': {
    status: 409,
    text: {
      EN: 'This account is closed, or frozen as strictly as that already.',
      CN: '该账号已关闭，或已有同等或更严格的冻结。',
      ID: 'Akun ini sudah ditutup, atau sudah dibekukan seketat itu.',
      TH: 'บัญชีนี้ถูกปิด หรือถูกระงับเข้มเท่านี้อยู่แล้ว',
      VI: 'Tài khoản này đã đóng, hoặc đã bị đóng băng ở mức đó trở lên.',
    },
  },
  'agent.message_address': {
    status: 422,
    text: {
      EN: 'A message contains no address of a web page. Take it out and send again.',
      CN: '消息中不能包含网址，请删除后再发送。',
      ID: 'Pesan tidak boleh memuat alamat situs. Hapus alamat itu lalu kirim lagi.',
      TH: 'ข้อความต้องไม่มีที่อยู่เว็บ ลบออกแล้วส่งอีกครั้ง',
      VI: 'Tin nhắn không được có địa chỉ trang web. Hãy xóa rồi gửi lại.',
    },
  },
});
