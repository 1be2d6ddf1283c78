// Descriptions of requests about operators.
import type { ApprovalDescription } from '../approvals/approval.ts';

const NONE: ApprovalDescription = {
  EN: 'none',
  CN: '无',
  ID: 'tidak ada',
  TH: 'ไม่มี',
  VI: 'không có',
};

const list = (items: readonly string[], language: keyof ApprovalDescription): string =>
  items.length === 0 ? NONE[language] : items.join(', ');

export function describeRoles(change: {
  readonly name: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}): ApprovalDescription {
  const { name, from, to } = change;
  return {
    EN: `Roles of operator ${name}: from ${list(from, 'EN')} to ${list(to, 'EN')}.`,
    CN: `操作员 ${name} 的角色：由 ${list(from, 'CN')} 改为 ${list(to, 'CN')}。`,
    ID: `Peran operator ${name}: dari ${list(from, 'ID')} menjadi ${list(to, 'ID')}.`,
    TH: `บทบาทของผู้ดูแล ${name}: จาก ${list(from, 'TH')} เป็น ${list(to, 'TH')}`,
    VI: `Vai trò của nhân viên ${name}: từ ${list(from, 'VI')} thành ${list(to, 'VI')}.`,
  };
}

export function describeReset({ name }: { readonly name: string }): ApprovalDescription {
  return {
    EN: `Operator ${name} gets a new initial password, must enrol an authenticator again, and is logged out.`,
    CN: `操作员 ${name} 将获得新的初始密码，需重新绑定验证器，并被登出。`,
    ID: `Operator ${name} mendapat kata sandi awal baru, harus mendaftarkan autentikator lagi, dan dikeluarkan.`,
    TH: `ผู้ดูแล ${name} จะได้รหัสผ่านเริ่มต้นใหม่ ต้องลงทะเบียนแอปยืนยันตัวตนใหม่ และถูกออกจากระบบ`,
    VI: `Nhân viên ${name} nhận mật khẩu khởi tạo mới, phải đăng ký lại ứng dụng xác thực và bị đăng xuất.`,
  };
}

export function describeEnabling({ name }: { readonly name: string }): ApprovalDescription {
  return {
    EN: `Operator ${name} can log in again with the roles held before.`,
    CN: `操作员 ${name} 可以以原有角色重新登录。`,
    ID: `Operator ${name} dapat masuk lagi dengan peran sebelumnya.`,
    TH: `ผู้ดูแล ${name} จะเข้าสู่ระบบได้อีกครั้งด้วยบทบาทเดิม`,
    VI: `Nhân viên ${name} có thể đăng nhập lại với các vai trò trước đây.`,
  };
}

export function describeRole(change: {
  readonly code: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}): ApprovalDescription {
  const { code, added, removed } = change;
  return {
    EN: `Role ${code}: add ${list(added, 'EN')}; take away ${list(removed, 'EN')}.`,
    CN: `角色 ${code}：增加 ${list(added, 'CN')}；移除 ${list(removed, 'CN')}。`,
    ID: `Peran ${code}: tambah ${list(added, 'ID')}; cabut ${list(removed, 'ID')}.`,
    TH: `บทบาท ${code}: เพิ่ม ${list(added, 'TH')} ถอน ${list(removed, 'TH')}`,
    VI: `Vai trò ${code}: thêm ${list(added, 'VI')}; bỏ ${list(removed, 'VI')}.`,
  };
}
