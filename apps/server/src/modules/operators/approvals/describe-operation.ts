// Descriptions of requested operations, for the approvals inbox.
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';
import type { ApprovalDescription } from './approval.ts';

const ACTS = {
  resource: {
    EN: 'Puts the link {name} on the site; it leads to {url}.',
    CN: '在网站上放置链接 {name}，指向 {url}。',
    ID: 'Memasang tautan {name} di situs; menuju {url}.',
    TH: 'วางลิงก์ {name} บนเว็บไซต์ ซึ่งนำไปที่ {url}',
    VI: 'Đặt liên kết {name} trên trang; dẫn đến {url}.',
  },
  announcement: {
    EN: 'Publishes the announcement “{title}”, which leads to {url}.',
    CN: '发布公告“{title}”，其链接指向 {url}。',
    ID: 'Menerbitkan pengumuman “{title}” yang menuju {url}.',
    TH: 'เผยแพร่ประกาศ “{title}” ซึ่งนำไปที่ {url}',
    VI: 'Đăng thông báo “{title}”, dẫn đến {url}.',
  },
  channel: {
    EN: 'Changes the limits and prices of the way to pay in {id} to: {terms}',
    CN: '将充值渠道 {id} 的限额与费用改为：{terms}',
    ID: 'Mengubah batas dan biaya kanal setoran {id} menjadi: {terms}',
    TH: 'เปลี่ยนวงเงินและค่าธรรมเนียมของช่องทางฝาก {id} เป็น: {terms}',
    VI: 'Đổi hạn mức và phí của kênh nạp {id} thành: {terms}',
  },
  lotteryTerms: {
    EN: 'Changes the terms of the lottery {code} to: {terms}',
    CN: '将彩种 {code} 的销售条件改为：{terms}',
    ID: 'Mengubah ketentuan lotere {code} menjadi: {terms}',
    TH: 'เปลี่ยนเงื่อนไขของหวย {code} เป็น: {terms}',
    VI: 'Đổi điều kiện của xổ số {code} thành: {terms}',
  },
  lotteryAdd: {
    EN: 'Adds the lottery {code} with its default terms and odds, and puts it on sale once it has a source of results.',
    CN: '按默认条款和赔率添加彩种 {code}，有开奖来源后即上架销售。',
    ID: 'Menambahkan lotere {code} dengan ketentuan dan odds bawaan, dan menjualnya begitu ada sumber hasil.',
    TH: 'เพิ่มหวย {code} ด้วยเงื่อนไขและอัตราจ่ายตั้งต้น และเปิดขายเมื่อมีแหล่งผลรางวัล',
    VI: 'Thêm xổ số {code} với điều kiện và tỷ lệ trả mặc định, và mở bán khi đã có nguồn kết quả.',
  },
  odds: {
    EN: 'Changes odds of the lottery {code} to: {odds}',
    CN: '将彩种 {code} 的赔率改为：{odds}',
    ID: 'Mengubah odds lotere {code} menjadi: {odds}',
    TH: 'เปลี่ยนอัตราจ่ายของหวย {code} เป็น: {odds}',
    VI: 'Đổi tỷ lệ trả của xổ số {code} thành: {odds}',
  },
  limitEnd: {
    EN: 'Ends the limit {limit} on numbers of the lottery {code}.',
    CN: '结束彩种 {code} 的号码限制 {limit}。',
    ID: 'Mengakhiri batas nomor {limit} pada lotere {code}.',
    TH: 'ยกเลิกข้อจำกัดหมายเลข {limit} ของหวย {code}',
    VI: 'Bỏ giới hạn số {limit} của xổ số {code}.',
  },
  unfreeze: {
    EN: 'Member {id} is no longer frozen or closed.',
    CN: '会员 {id} 解除冻结或重新启用。',
    ID: 'Anggota {id} tidak lagi dibekukan atau ditutup.',
    TH: 'สมาชิก {id} จะไม่ถูกระงับหรือปิดบัญชีอีกต่อไป',
    VI: 'Thành viên {id} không còn bị đóng băng hoặc khóa.',
  },
  disable: {
    EN: 'The account of member {id} is closed: no login, and every session ends.',
    CN: '关闭会员 {id} 的账户：无法登录，所有会话结束。',
    ID: 'Akun anggota {id} ditutup: tidak bisa masuk dan semua sesi berakhir.',
    TH: 'ปิดบัญชีของสมาชิก {id}: เข้าสู่ระบบไม่ได้ และทุกเซสชันสิ้นสุด',
    VI: 'Đóng tài khoản của thành viên {id}: không đăng nhập được và mọi phiên kết thúc.',
  },
  papersPass: {
    EN: 'Accepts the papers {id}: their name and birthday become the member’s own.',
    CN: '通过证件 {id}：证件上的姓名和生日成为该会员的资料。',
    ID: 'Menerima dokumen {id}: nama dan tanggal lahirnya menjadi milik anggota itu.',
    TH: 'ยอมรับเอกสาร {id}: ชื่อและวันเกิดในเอกสารจะเป็นของสมาชิกรายนั้น',
    VI: 'Chấp nhận giấy tờ {id}: tên và ngày sinh trên đó trở thành của thành viên.',
  },
  looserLimit: {
    EN: 'Loosens the house’s own limit ({kind}) for member {id} to {most}.',
    CN: '将平台对会员 {id} 的限制（{kind}）放宽为 {most}。',
    ID: 'Melonggarkan batas dari kami ({kind}) untuk anggota {id} menjadi {most}.',
    TH: 'ผ่อนข้อจำกัดของเว็บ ({kind}) สำหรับสมาชิก {id} เป็น {most}',
    VI: 'Nới giới hạn của nhà cái ({kind}) cho thành viên {id} thành {most}.',
  },
  stewardGiven: {
    EN: 'Puts operator {id} over the whole house: may make, change and close merchants.',
    CN: '让操作员 {id} 管理整个平台：可新建、更改和关闭商户。',
    ID: 'Menjadikan operator {id} pengurus seluruh sistem: boleh membuat, mengubah, dan menutup merchant.',
    TH: 'ให้ผู้ดูแล {id} ดูแลทั้งระบบ: สร้าง แก้ไข และปิดผู้ประกอบการได้',
    VI: 'Cho nhân viên {id} quản lý toàn hệ thống: được lập, sửa và đóng nhà kinh doanh.',
  },
  stewardTaken: {
    EN: 'Operator {id} no longer stands over the whole house.',
    CN: '操作员 {id} 不再管理整个平台。',
    ID: 'Operator {id} tidak lagi mengurus seluruh sistem.',
    TH: 'ผู้ดูแล {id} จะไม่ดูแลทั้งระบบอีกต่อไป',
    VI: 'Nhân viên {id} không còn quản lý toàn hệ thống.',
  },
  merchantMake: {
    EN: 'Makes the merchant {code} ({name}) at {hosts}, in {currency}, with days cut at {cutHour}:00 in {zone}. First owner: {owner}. Lotteries sold: {lotteries}. Who asked and who agrees become owners too.',
    CN: '新建商户 {code}（{name}），域名 {hosts}，币种 {currency}，时区 {zone}，每日 {cutHour}:00 分界。首位所有者：{owner}。销售彩种：{lotteries}。申请人和批准人也成为所有者。',
    ID: 'Membuat merchant {code} ({name}) di {hosts}, dalam {currency}, hari dimulai pukul {cutHour}.00 di {zone}. Pemilik pertama: {owner}. Lotre yang dijual: {lotteries}. Peminta dan penyetuju juga menjadi pemilik.',
    TH: 'สร้างผู้ประกอบการ {code} ({name}) ที่ {hosts} สกุลเงิน {currency} ตัดวันเวลา {cutHour}:00 น. เขต {zone} เจ้าของคนแรก: {owner} หวยที่ขาย: {lotteries} ผู้ขอและผู้อนุมัติเป็นเจ้าของด้วย',
    VI: 'Lập nhà kinh doanh {code} ({name}) tại {hosts}, tiền {currency}, ngày bắt đầu lúc {cutHour}:00 theo {zone}. Chủ sở hữu đầu tiên: {owner}. Xổ số được bán: {lotteries}. Người yêu cầu và người duyệt cũng là chủ sở hữu.',
  },
  merchantChange: {
    EN: 'Changes the merchant {code}. Hosts added: {added}; taken away: {removed}; name of its site: {name}.',
    CN: '更改商户 {code}。新增域名：{added}；移除域名：{removed}；站点名称：{name}。',
    ID: 'Mengubah merchant {code}. Host ditambah: {added}; dilepas: {removed}; nama situs: {name}.',
    TH: 'แก้ไขผู้ประกอบการ {code} เพิ่มโฮสต์: {added}; นำออก: {removed}; ชื่อเว็บไซต์: {name}',
    VI: 'Sửa nhà kinh doanh {code}. Thêm tên miền: {added}; gỡ: {removed}; tên trang: {name}.',
  },
  merchantClosed: {
    EN: 'Closes the merchant {code}: its site says so, nobody logs in, bets or deposits. Tickets that were sold are decided; withdrawals that were asked for are paid in the console.',
    CN: '关闭商户 {code}：站点显示已关闭，无法登录、投注或存款。已售注单照常开奖派彩，已申请的提款在控制台支付。',
    ID: 'Menutup merchant {code}: situsnya menyatakan tutup, tidak ada yang bisa masuk, bertaruh, atau menyetor. Tiket yang terjual tetap diundi; penarikan yang sudah diminta dibayar di konsol.',
    TH: 'ปิดผู้ประกอบการ {code}: เว็บไซต์แจ้งว่าปิด ไม่มีใครเข้าสู่ระบบ เดิมพัน หรือฝากได้ โพยที่ขายแล้วยังออกผล รายการถอนที่ขอไว้จ่ายในคอนโซล',
    VI: 'Đóng nhà kinh doanh {code}: trang báo đã đóng, không ai đăng nhập, đặt cược hay nạp tiền. Vé đã bán vẫn được xử lý; lệnh rút đã yêu cầu được chi trả trong bảng điều khiển.',
  },
  merchantOpened: {
    EN: 'Opens the merchant {code} again.',
    CN: '重新开放商户 {code}。',
    ID: 'Membuka kembali merchant {code}.',
    TH: 'เปิดผู้ประกอบการ {code} อีกครั้ง',
    VI: 'Mở lại nhà kinh doanh {code}.',
  },
  secretSet: {
    EN: 'Replaces the secret {name}.',
    CN: '更换密钥 {name}。',
    ID: 'Mengganti rahasia {name}.',
    TH: 'เปลี่ยนข้อมูลลับ {name}',
    VI: 'Thay bí mật {name}.',
  },
  secretRemoved: {
    EN: 'Removes the secret {name}.',
    CN: '删除密钥 {name}。',
    ID: 'Menghapus rahasia {name}.',
    TH: 'ลบข้อมูลลับ {name}',
    VI: 'Xóa bí mật {name}.',
  },
} satisfies Readonly<Record<string, ApprovalDescription>>;

/** The description of an operation in every language, with its values filled in. */
export function describeOperation(
  name: keyof typeof ACTS,
  values: Readonly<Record<string, string>>,
): ApprovalDescription {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, fillText(ACTS[name][language], values)]),
  ) as Record<Language, string>;
}
