// Refusals about merchants and their hosts.
import { defineRefusals } from './kind.ts';

export const merchantRefusals = defineRefusals({
  'merchant.code_taken': {
    status: 409,
    text: {
      EN: 'There is a merchant with this code already. Choose another.',
      CN: '已有使用该代码的商户，请换一个。',
      ID: 'Sudah ada merchant dengan kode ini. Pilih yang lain.',
      TH: 'มีผู้ประกอบการที่ใช้รหัสนี้แล้ว โปรดเลือกรหัสอื่น',
      VI: 'Đã có nhà kinh doanh dùng mã này. Hãy chọn mã khác.',
    },
  },
  'merchant.zone_unknown': {
    status: 422,
    text: {
      EN: 'There is no such time zone. Write it as Area/City, such as Asia/Manila.',
      CN: '没有这个时区。请按“地区/城市”填写，例如 Asia/Manila。',
      ID: 'Zona waktu ini tidak ada. Tulis sebagai Wilayah/Kota, misalnya Asia/Manila.',
      TH: 'ไม่มีเขตเวลานี้ โปรดเขียนแบบ ภูมิภาค/เมือง เช่น Asia/Manila',
      VI: 'Không có múi giờ này. Hãy viết theo dạng Vùng/Thành phố, ví dụ Asia/Manila.',
    },
  },
  'merchant.lottery_unknown': {
    status: 422,
    text: {
      EN: 'The catalogue has no lottery {code}.',
      CN: '目录中没有彩种 {code}。',
      ID: 'Katalog tidak memuat lotre {code}.',
      TH: 'ไม่มีหวย {code} ในรายการ',
      VI: 'Danh mục không có xổ số {code}.',
    },
  },
  'merchant.unchanged': {
    status: 422,
    text: {
      EN: 'It is so already: there is nothing to change.',
      CN: '现状已是如此，无需更改。',
      ID: 'Keadaannya sudah demikian: tidak ada yang diubah.',
      TH: 'เป็นเช่นนั้นอยู่แล้ว ไม่มีสิ่งที่ต้องเปลี่ยน',
      VI: 'Hiện đã như vậy: không có gì để thay đổi.',
    },
  },
  'host.taken': {
    status: 409,
    text: {
      EN: 'The host {host} shows a merchant already. Take it away there first.',
      CN: '域名 {host} 已被某个商户使用，请先从该商户移除。',
      ID: 'Host {host} sudah dipakai merchant. Lepaskan dulu dari sana.',
      TH: 'โฮสต์ {host} ใช้กับผู้ประกอบการรายหนึ่งแล้ว โปรดนำออกจากที่นั่นก่อน',
      VI: 'Tên miền {host} đã dùng cho một nhà kinh doanh. Hãy gỡ ở đó trước.',
    },
  },
  'host.wildcard': {
    status: 422,
    text: {
      EN: 'A host stands for itself alone: write {host} without *.',
      CN: '每个域名须单独填写：{host} 中不能有 *。',
      ID: 'Setiap host ditulis satu per satu: tulis {host} tanpa *.',
      TH: 'ต้องระบุโฮสต์ทีละชื่อ: เขียน {host} โดยไม่มี *',
      VI: 'Mỗi tên miền phải ghi riêng: viết {host} không có dấu *.',
    },
  },
  'host.port': {
    status: 422,
    text: {
      EN: 'Write the host alone, without https:// before it or a port or path after it: {host}.',
      CN: '只填写域名，前面不加 https://，后面不加端口或路径：{host}。',
      ID: 'Tulis host saja, tanpa https:// di depan atau port dan jalur di belakang: {host}.',
      TH: 'เขียนเฉพาะโฮสต์ ไม่มี https:// นำหน้า และไม่มีพอร์ตหรือพาธต่อท้าย: {host}',
      VI: 'Chỉ ghi tên miền, không có https:// ở trước hay cổng và đường dẫn ở sau: {host}.',
    },
  },
  'host.upper_case': {
    status: 422,
    text: {
      EN: 'Write the host in small letters: {host}.',
      CN: '域名请用小写字母：{host}。',
      ID: 'Tulis host dengan huruf kecil: {host}.',
      TH: 'เขียนโฮสต์ด้วยตัวพิมพ์เล็ก: {host}',
      VI: 'Viết tên miền bằng chữ thường: {host}.',
    },
  },
  'host.international': {
    status: 422,
    text: {
      EN: 'Write the host as DNS has it, with xn-- for letters other than a to z: {host}.',
      CN: '请按 DNS 的写法填写域名，a 至 z 以外的字符用 xn-- 形式：{host}。',
      ID: 'Tulis host seperti di DNS, dengan xn-- untuk huruf selain a sampai z: {host}.',
      TH: 'เขียนโฮสต์ตามแบบ DNS โดยใช้ xn-- แทนอักษรนอกเหนือจาก a ถึง z: {host}',
      VI: 'Viết tên miền như trong DNS, dùng xn-- cho các chữ ngoài a đến z: {host}.',
    },
  },
  'host.malformed': {
    status: 422,
    text: {
      EN: 'This is no host name: {host}. Write it like play.example.com.',
      CN: '这不是有效的域名：{host}。请写成 play.example.com 的形式。',
      ID: 'Ini bukan nama host: {host}. Tulis seperti play.example.com.',
      TH: 'นี่ไม่ใช่ชื่อโฮสต์: {host} โปรดเขียนแบบ play.example.com',
      VI: 'Đây không phải tên miền: {host}. Hãy viết như play.example.com.',
    },
  },
  'host.this_machine': {
    status: 422,
    text: {
      EN: 'The host {host} is a name of this machine, which nobody outside can reach.',
      CN: '{host} 是本机名称，外部无法访问。',
      ID: '{host} adalah nama mesin ini, yang tidak dapat dijangkau dari luar.',
      TH: '{host} เป็นชื่อของเครื่องนี้ ซึ่งภายนอกเข้าถึงไม่ได้',
      VI: '{host} là tên của máy này, bên ngoài không truy cập được.',
    },
  },
  'host.other_machine': {
    status: 422,
    text: {
      EN: 'This is a demo, which is served to this machine alone: choose a name that ends with .localhost instead of {host}.',
      CN: '这是仅供本机访问的演示：请用以 .localhost 结尾的名称代替 {host}。',
      ID: 'Ini demo yang hanya dilayani untuk mesin ini: pilih nama berakhiran .localhost, bukan {host}.',
      TH: 'นี่คือระบบสาธิตที่ให้บริการเฉพาะเครื่องนี้: โปรดใช้ชื่อที่ลงท้ายด้วย .localhost แทน {host}',
      VI: 'Đây là bản dùng thử chỉ phục vụ máy này: hãy chọn tên kết thúc bằng .localhost thay cho {host}.',
    },
  },
  'host.not_own': {
    status: 422,
    text: {
      EN: 'The merchant has no host {host}.',
      CN: '该商户没有域名 {host}。',
      ID: 'Merchant ini tidak memiliki host {host}.',
      TH: 'ผู้ประกอบการนี้ไม่มีโฮสต์ {host}',
      VI: 'Nhà kinh doanh này không có tên miền {host}.',
    },
  },
  'host.last': {
    status: 422,
    text: {
      EN: 'An open merchant keeps one host at least. Give it another one first, or close it.',
      CN: '营业中的商户至少保留一个域名。请先添加另一个，或关闭该商户。',
      ID: 'Merchant yang buka harus punya sedikitnya satu host. Tambahkan dulu yang lain, atau tutup merchant itu.',
      TH: 'ผู้ประกอบการที่เปิดอยู่ต้องมีโฮสต์อย่างน้อยหนึ่งชื่อ โปรดเพิ่มชื่ออื่นก่อน หรือปิดผู้ประกอบการนั้น',
      VI: 'Nhà kinh doanh đang mở phải có ít nhất một tên miền. Hãy thêm tên khác trước, hoặc đóng nhà kinh doanh đó.',
    },
  },
  'steward.last': {
    status: 422,
    text: {
      EN: 'At least two operators remain stewards. Make another one a steward first.',
      CN: '至少须有两位操作员管理整个平台，请先增加一位。',
      ID: 'Sedikitnya dua operator mengurus seluruh sistem. Tambahkan dulu yang lain.',
      TH: 'ต้องมีผู้ดูแลทั้งระบบอย่างน้อยสองคน โปรดเพิ่มอีกคนก่อน',
      VI: 'Phải còn ít nhất hai người quản lý toàn hệ thống. Hãy thêm người khác trước.',
    },
  },
  'steward.outranks': {
    status: 403,
    text: {
      EN: 'This operator is a steward. Only another steward may change the account.',
      CN: '该操作员管理整个平台，只有同样管理整个平台的操作员才能更改其账户。',
      ID: 'Operator ini mengurus seluruh sistem. Hanya operator lain yang juga mengurusnya yang dapat mengubah akunnya.',
      TH: 'ผู้ดูแลคนนี้ดูแลทั้งระบบ มีเพียงผู้ที่ดูแลทั้งระบบเช่นกันที่แก้ไขบัญชีนี้ได้',
      VI: 'Nhân viên này quản lý toàn hệ thống. Chỉ người cũng quản lý toàn hệ thống mới được thay đổi tài khoản.',
    },
  },
});
