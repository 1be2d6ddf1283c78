// What approvals about agents say in the inbox, in every language.
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';

type Texts = Readonly<Record<Language, string>>;

const ACTS = {
  appoint: {
    EN: 'Makes member {id} an agent.',
    CN: '将会员 {id} 设为代理。',
    ID: 'Menjadikan anggota {id} agen.',
    TH: 'ตั้งสมาชิก {id} เป็นตัวแทน',
    VI: 'Đặt thành viên {id} làm đại lý.',
  },
  terms: {
    EN: 'Changes the prize group or the rates of {id}. Lowers everybody below who would exceed them: {clamp}.',
    CN: '更改 {id} 的奖金组或返点。同时下调超出的下级：{clamp}。',
    ID: 'Mengubah grup hadiah atau rate {id}. Menurunkan semua di bawah yang melebihi: {clamp}.',
    TH: 'เปลี่ยนกลุ่มรางวัลหรืออัตราของ {id} ปรับลงผู้ที่อยู่ด้านล่างซึ่งเกิน: {clamp}',
    VI: 'Đổi nhóm thưởng hoặc tỷ lệ của {id}. Hạ những người bên dưới vượt quá: {clamp}.',
  },
  permissions: {
    EN: 'Changes what is set for agent {id}. A permission that is taken out follows the upline.',
    CN: '更改为代理 {id} 设定的权限。取消设定的权限跟随上级。',
    ID: 'Mengubah izin yang ditetapkan untuk agen {id}. Izin yang dihapus mengikuti upline.',
    TH: 'เปลี่ยนสิทธิ์ที่ตั้งไว้ของตัวแทน {id} สิทธิ์ที่นำออกจะเป็นไปตามอัปไลน์',
    VI: 'Đổi quyền đã đặt cho đại lý {id}. Quyền bị bỏ đi sẽ theo tuyến trên.',
  },
  quota: {
    EN: 'Sets the quota of agent {id} at group {group} to: {count}',
    CN: '将代理 {id} 在奖金组 {group} 的配额设为：{count}',
    ID: 'Menetapkan kuota agen {id} pada grup {group} menjadi: {count}',
    TH: 'ตั้งโควตาของตัวแทน {id} ที่กลุ่ม {group} เป็น: {count}',
    VI: 'Đặt hạn ngạch của đại lý {id} ở nhóm {group} thành: {count}',
  },
  move: {
    EN: 'Moves the line of {id} below {upline}; its contracts end. Lowers everybody who would exceed the new upline: {clamp}.',
    CN: '将 {id} 的代理线移到 {upline} 之下，其契约终止。下调超出新上级者：{clamp}。',
    ID: 'Memindahkan jalur {id} ke bawah {upline}; kontraknya berakhir. Menurunkan yang melebihi upline baru: {clamp}.',
    TH: 'ย้ายสายงานของ {id} ไปใต้ {upline} สัญญาของสายจะสิ้นสุด ปรับลงผู้ที่เกินอัปไลน์ใหม่: {clamp}',
    VI: 'Chuyển tuyến của {id} xuống dưới {upline}; hợp đồng của tuyến kết thúc. Hạ những người vượt tuyến trên mới: {clamp}.',
  },
  transfer: {
    EN: 'Lets the waiting transfer {id} reach its receiver.',
    CN: '放行待审核的转账 {id}。',
    ID: 'Meneruskan transfer {id} yang menunggu kepada penerimanya.',
    TH: 'ปล่อยการโอน {id} ที่รออยู่ให้ถึงผู้รับ',
    VI: 'Cho lần chuyển đang chờ {id} đến người nhận.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** A sentence of the approvals inbox in every language. */
export function describeAct(
  name: keyof typeof ACTS,
  values: Readonly<Record<string, string>>,
): Texts {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, fillText(ACTS[name][language], values)]),
  ) as Record<Language, string>;
}
