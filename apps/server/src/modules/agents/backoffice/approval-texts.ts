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
    EN: 'Sets prize group {group} and rates {rates} for {id}. Lowers everybody below who would exceed them: {clamp}.',
    CN: '将 {id} 的奖金组设为 {group}，返点 {rates}。同时下调超出的下级：{clamp}。',
    ID: 'Menetapkan grup hadiah {group} dan rate {rates} untuk {id}. Menurunkan semua di bawah yang melebihi: {clamp}.',
    TH: 'ตั้งกลุ่มรางวัล {group} และอัตรา {rates} ให้ {id} ปรับลงผู้ที่อยู่ด้านล่างซึ่งเกิน: {clamp}',
    VI: 'Đặt nhóm thưởng {group} và tỷ lệ {rates} cho {id}. Hạ những người bên dưới vượt quá: {clamp}.',
  },
  permissions: {
    EN: 'Sets the permissions of agent {id} to: {permissions}',
    CN: '将代理 {id} 的权限设为：{permissions}',
    ID: 'Menetapkan izin agen {id} menjadi: {permissions}',
    TH: 'ตั้งสิทธิ์ของตัวแทน {id} เป็น: {permissions}',
    VI: 'Đặt quyền của đại lý {id} thành: {permissions}',
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
