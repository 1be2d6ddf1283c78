// Which settings one operator may write, and which need a second operator.
import type { Language } from '@fairhouse/values';
import type { Setting, SettingName } from './shapes.ts';

type SettingDescription = Readonly<Record<Language, string>>;

/**
 * The description of a setting in a request, and which of its changes need a second operator;
 * without `needs` all do.
 */
interface ApprovalRule<Name extends SettingName> {
  readonly words: SettingDescription;
  readonly needs?: (before: Setting<Name>, after: Setting<Name>) => boolean;
}

type ApprovalRules = { readonly [Name in SettingName]: ApprovalRule<Name> | 'one' };

/** Whether any of these keys differs. */
const changes =
  <Value extends object>(...keys: readonly (keyof Value)[]) =>
  (before: Value, after: Value): boolean =>
    keys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

const SETTING_APPROVALS: ApprovalRules = {
  theme: 'one',
  languages: 'one',
  about: 'one',
  brand: {
    needs: changes<Setting<'brand'>>('minimumAge', 'licence'),
    words: {
      EN: 'the licence and the age from which one may play',
      CN: '牌照说明与最低投注年龄',
      ID: 'lisensi dan usia minimum bermain',
      TH: 'ใบอนุญาตและอายุขั้นต่ำของผู้เล่น',
      VI: 'giấy phép và độ tuổi tối thiểu được chơi',
    },
  },
  features: {
    needs: changes<Setting<'features'>>('smsLogin', 'mobileRegister', 'phoneReset'),
    words: {
      EN: 'which ways into an account are open',
      CN: '开放哪些进入账户的方式',
      ID: 'cara masuk akun yang dibuka',
      TH: 'ช่องทางเข้าบัญชีที่เปิดใช้',
      VI: 'những cách vào tài khoản được mở',
    },
  },
  registerRules: {
    words: {
      EN: 'what a registration asks for',
      CN: '注册时要求填写的内容',
      ID: 'data yang diminta saat mendaftar',
      TH: 'ข้อมูลที่ต้องกรอกเมื่อสมัคร',
      VI: 'những gì phải điền khi đăng ký',
    },
  },
  codes: {
    words: {
      EN: 'who sends codes, who vouches for numbers, and how many codes go out',
      CN: '验证码由谁发送、由谁担保号码及发送数量',
      ID: 'siapa yang mengirim kode dan menjamin nomor, serta jumlah kodenya',
      TH: 'ผู้ส่งรหัส ผู้รับรองหมายเลข และจำนวนรหัสที่ส่ง',
      VI: 'ai gửi mã, ai xác nhận số điện thoại và gửi bao nhiêu mã',
    },
  },
  verification: {
    words: {
      EN: 'what a login must bring beside the password, and how long payouts rest',
      CN: '登录时除密码外的验证要求及提款冷却时间',
      ID: 'syarat masuk selain kata sandi dan lama penarikan ditahan',
      TH: 'สิ่งที่ต้องใช้เข้าสู่ระบบนอกจากรหัสผ่าน และเวลาพักการถอน',
      VI: 'yêu cầu đăng nhập ngoài mật khẩu và thời gian tạm dừng rút tiền',
    },
  },
  humanCheck: {
    words: {
      EN: 'what shows that a person is there, and whose script the pages load for it',
      CN: '真人验证方式及页面加载的第三方脚本',
      ID: 'pemeriksaan manusia dan skrip pihak ketiga yang dimuat halaman',
      TH: 'การตรวจว่าเป็นคน และสคริปต์ภายนอกที่หน้าเว็บโหลด',
      VI: 'cách kiểm tra người thật và mã bên ngoài mà trang tải',
    },
  },
  kyc: {
    words: {
      EN: 'when members must show papers',
      CN: '会员何时须提交证件',
      ID: 'kapan anggota harus menunjukkan dokumen',
      TH: 'เมื่อใดที่สมาชิกต้องแสดงเอกสาร',
      VI: 'khi nào thành viên phải nộp giấy tờ',
    },
  },
  protection: {
    words: {
      EN: 'what members are offered to play safe, and where they find help',
      CN: '理性博彩工具与求助渠道',
      ID: 'alat bermain aman dan tempat mencari bantuan',
      TH: 'เครื่องมือเล่นอย่างปลอดภัยและที่ขอความช่วยเหลือ',
      VI: 'công cụ chơi an toàn và nơi tìm trợ giúp',
    },
  },
  dialCodes: {
    words: {
      EN: 'the countries to which codes are sent',
      CN: '可接收验证码的国家',
      ID: 'negara tujuan pengiriman kode',
      TH: 'ประเทศที่ส่งรหัสไปได้',
      VI: 'các quốc gia nhận được mã',
    },
  },
  delivery: {
    words: {
      EN: 'from which other hosts pictures and games are fetched',
      CN: '从哪些其他主机加载图片和游戏',
      ID: 'dari host lain mana gambar dan permainan diambil',
      TH: 'โฮสต์อื่นที่ใช้โหลดรูปภาพและเกม',
      VI: 'những máy chủ khác để tải hình ảnh và trò chơi',
    },
  },
  embedding: {
    words: {
      EN: 'which other sites may show pages of this site in a frame',
      CN: '哪些其他网站可以在框架中显示本站页面',
      ID: 'situs lain mana yang boleh menampilkan halaman situs ini dalam bingkai',
      TH: 'เว็บไซต์อื่นที่แสดงหน้าของเว็บนี้ในเฟรมได้',
      VI: 'những trang khác được nhúng trang này trong khung',
    },
  },
  // The status has a call and a right of its own.
  status: {
    words: {
      EN: 'whether the site is closed for maintenance',
      CN: '网站是否维护',
      ID: 'apakah situs ditutup untuk pemeliharaan',
      TH: 'การปิดเว็บไซต์เพื่อปรับปรุง',
      VI: 'trang có đóng để bảo trì hay không',
    },
  },
  regions: {
    words: {
      EN: 'from where the site may be used',
      CN: '允许访问网站的地区',
      ID: 'dari mana situs boleh digunakan',
      TH: 'พื้นที่ที่ใช้เว็บไซต์ได้',
      VI: 'nơi được phép dùng trang',
    },
  },
  customerService: {
    words: {
      EN: 'where the links to customer service lead',
      CN: '客服链接的去向',
      ID: 'tujuan tautan layanan pelanggan',
      TH: 'ปลายทางของลิงก์บริการลูกค้า',
      VI: 'nơi các liên kết hỗ trợ dẫn đến',
    },
  },
  senders: {
    words: {
      EN: 'by whom SMS and mail, with codes in them, are sent',
      CN: '发送短信和邮件（含验证码）的通道',
      ID: 'siapa yang mengirim SMS dan surel berisi kode',
      TH: 'ช่องทางส่ง SMS และอีเมลที่มีรหัส',
      VI: 'kênh gửi SMS và thư có chứa mã',
    },
  },
  agents: {
    words: {
      EN: 'the groups, rates and limits of agents, and what they may transfer',
      CN: '代理的奖金组、返点、层级限制及转账限额',
      ID: 'grup, rate, dan batas agen, serta transfer yang boleh mereka lakukan',
      TH: 'กลุ่มรางวัล อัตรา และข้อจำกัดของตัวแทน รวมถึงการโอนเงิน',
      VI: 'nhóm thưởng, tỷ lệ, giới hạn của đại lý và mức chuyển khoản',
    },
  },
  passwordRules: {
    words: {
      EN: 'the rules for members’ passwords',
      CN: '会员密码规则',
      ID: 'aturan kata sandi anggota',
      TH: 'กฎรหัสผ่านของสมาชิก',
      VI: 'quy tắc mật khẩu của thành viên',
    },
  },
  // An attacker who sets a provider's address could log in as any linked member.
  social: {
    words: {
      EN: 'who may vouch for members that sign in',
      CN: '第三方登录的提供方',
      ID: 'siapa yang boleh menjamin anggota yang masuk',
      TH: 'ผู้ให้บริการที่ยืนยันตัวสมาชิกเมื่อเข้าสู่ระบบ',
      VI: 'bên được phép xác nhận thành viên khi đăng nhập',
    },
  },
};

/** The description of a guarded setting in a request. */
export function describeSetting(name: string): SettingDescription | undefined {
  const rule = Object.hasOwn(SETTING_APPROVALS, name)
    ? SETTING_APPROVALS[name as SettingName]
    : undefined;
  return rule === undefined || rule === 'one' ? undefined : rule.words;
}

/** Which changes of a setting need a second operator. */
export function requiredSettingApproval(name: SettingName): 'never' | 'some' | 'always' {
  const rule = SETTING_APPROVALS[name];
  if (rule === 'one') return 'never';
  return rule.needs === undefined ? 'always' : 'some';
}

/** Whether this change of a setting needs a second operator. */
export function needsSecondOperator<Name extends SettingName>(
  name: Name,
  before: Setting<Name>,
  after: Setting<Name>,
): boolean {
  const rule: ApprovalRule<Name> | 'one' = SETTING_APPROVALS[name];
  if (rule === 'one') return false;
  return rule.needs === undefined || rule.needs(before, after);
}
