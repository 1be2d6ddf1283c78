// Refusals of contracts of agents, their bills and debts.
import { defineRefusals } from './kind.ts';

export const contractRefusals = defineRefusals({
  'contract.unknown': {
    status: 404,
    text: {
      EN: 'There is no such contract.',
      CN: '没有该契约。',
      ID: 'Tidak ada kontrak seperti itu.',
      TH: 'ไม่มีสัญญานี้',
      VI: 'Không có hợp đồng này.',
    },
  },
  'contract.feature_off': {
    status: 403,
    text: {
      EN: 'Contracts of this kind are switched off here.',
      CN: '本站未开放此类契约。',
      ID: 'Kontrak jenis ini tidak tersedia di sini.',
      TH: 'สัญญาประเภทนี้ปิดใช้งานอยู่',
      VI: 'Loại hợp đồng này đang tắt ở đây.',
    },
  },
  'contract.no_own': {
    status: 409,
    text: {
      EN: 'You need an active contract of this kind before you can offer one.',
      CN: '您需先有同类生效契约，才能向下级发起。',
      ID: 'Anda perlu kontrak aktif jenis ini sebelum dapat menawarkannya.',
      TH: 'คุณต้องมีสัญญาประเภทนี้ที่มีผลอยู่ก่อนจึงจะเสนอได้',
      VI: 'Bạn cần có hợp đồng loại này đang hiệu lực trước khi đề nghị.',
    },
  },
  'contract.depth': {
    status: 403,
    text: {
      EN: 'Agents of your level may not offer contracts of this kind.',
      CN: '您所在的代理层级不能发起此类契约。',
      ID: 'Agen pada tingkat Anda tidak boleh menawarkan kontrak jenis ini.',
      TH: 'เอเยนต์ระดับของคุณเสนอสัญญาประเภทนี้ไม่ได้',
      VI: 'Đại lý ở cấp của bạn không được đề nghị hợp đồng loại này.',
    },
  },
  'contract.not_direct': {
    status: 404,
    text: {
      EN: 'A contract is offered to a direct downline. There is none with this name.',
      CN: '契约只能发给直属下级，您没有该名称的直属下级。',
      ID: 'Kontrak ditawarkan kepada downline langsung. Tidak ada yang bernama ini.',
      TH: 'เสนอสัญญาได้เฉพาะดาวน์ไลน์สายตรง ไม่พบชื่อนี้',
      VI: 'Hợp đồng chỉ đề nghị cho tuyến dưới trực tiếp. Không có ai tên này.',
    },
  },
  'contract.not_agent': {
    status: 409,
    text: {
      EN: 'This member is not an agent and cannot sign contracts.',
      CN: '该会员不是代理，不能签订契约。',
      ID: 'Anggota ini bukan agen dan tidak dapat menandatangani kontrak.',
      TH: 'สมาชิกนี้ไม่ใช่เอเยนต์ จึงทำสัญญาไม่ได้',
      VI: 'Thành viên này không phải đại lý nên không thể ký hợp đồng.',
    },
  },
  'contract.not_formal': {
    status: 409,
    text: {
      EN: 'Test and trial accounts do not sign contracts.',
      CN: '测试或试玩账户不能签订契约。',
      ID: 'Akun uji dan percobaan tidak menandatangani kontrak.',
      TH: 'บัญชีทดสอบหรือทดลองเล่นทำสัญญาไม่ได้',
      VI: 'Tài khoản thử nghiệm và chơi thử không ký hợp đồng.',
    },
  },
  'contract.offer_pending': {
    status: 409,
    text: {
      EN: 'An offer of this kind already waits for an answer. Withdraw it first.',
      CN: '已有同类契约待对方确认，请先撤回。',
      ID: 'Tawaran jenis ini sudah menunggu jawaban. Tarik dulu tawaran itu.',
      TH: 'มีข้อเสนอประเภทนี้รอคำตอบอยู่แล้ว โปรดถอนก่อน',
      VI: 'Đã có đề nghị loại này đang chờ trả lời. Hãy rút lại trước.',
    },
  },
  'contract.terms': {
    status: 422,
    text: {
      EN: 'The terms do not pass. {problem}',
      CN: '条款未通过检查。{problem}',
      ID: 'Ketentuan tidak lolos. {problem}',
      TH: 'เงื่อนไขไม่ผ่าน {problem}',
      VI: 'Điều khoản không đạt. {problem}',
    },
  },
  'contract.terms_differ': {
    status: 422,
    text: {
      EN: 'The offer must agree with your own contract in: {field}.',
      CN: '该项须与您自己的契约一致：{field}。',
      ID: 'Tawaran harus sama dengan kontrak Anda sendiri pada: {field}.',
      TH: 'ข้อเสนอต้องตรงกับสัญญาของคุณในเรื่อง: {field}',
      VI: 'Đề nghị phải khớp với hợp đồng của bạn ở mục: {field}.',
    },
  },
  'contract.threshold_below': {
    status: 422,
    text: {
      EN: 'Tier {tier} is easier to reach than any of your own tiers. Raise its thresholds.',
      CN: '第 {tier} 级的门槛低于您自己的契约，请提高门槛。',
      ID: 'Tingkat {tier} lebih mudah dicapai daripada tingkat Anda sendiri. Naikkan ambangnya.',
      TH: 'ขั้นที่ {tier} ถึงได้ง่ายกว่าขั้นของคุณเอง โปรดเพิ่มเกณฑ์',
      VI: 'Bậc {tier} dễ đạt hơn mọi bậc của bạn. Hãy nâng ngưỡng.',
    },
  },
  'contract.rate_above': {
    status: 422,
    text: {
      EN: 'Tier {tier} pays more than your own contract does there: at most {own}%.',
      CN: '第 {tier} 级高于您自己的契约，最高为 {own}%。',
      ID: 'Tingkat {tier} membayar lebih dari kontrak Anda sendiri di sana: paling banyak {own}%.',
      TH: 'ขั้นที่ {tier} จ่ายมากกว่าสัญญาของคุณ สูงสุด {own}%',
      VI: 'Bậc {tier} trả cao hơn hợp đồng của bạn ở đó: tối đa {own}%.',
    },
  },
  'contract.period_differs': {
    status: 409,
    text: {
      EN: 'The agreed contract runs by another period. End it before you offer this one.',
      CN: '现有契约的结算周期不同，请先终止后再发起。',
      ID: 'Kontrak yang berjalan memakai periode lain. Akhiri dulu sebelum menawarkan ini.',
      TH: 'สัญญาที่มีอยู่ใช้รอบอื่น โปรดยุติก่อนเสนอฉบับนี้',
      VI: 'Hợp đồng hiện tại theo kỳ khác. Hãy kết thúc trước khi đề nghị.',
    },
  },
  'contract.may_not_offer': {
    status: 403,
    text: {
      EN: 'Your account may not offer contracts.',
      CN: '您的账户无权发起契约。',
      ID: 'Akun Anda tidak boleh menawarkan kontrak.',
      TH: 'บัญชีของคุณไม่มีสิทธิ์เสนอสัญญา',
      VI: 'Tài khoản của bạn không được đề nghị hợp đồng.',
    },
  },
  'contract.state': {
    status: 409,
    text: {
      EN: 'The contract is in another state by now: {state}.',
      CN: '契约状态已变更为：{state}。',
      ID: 'Keadaan kontrak sudah berubah: {state}.',
      TH: 'สถานะสัญญาเปลี่ยนไปแล้ว: {state}',
      VI: 'Hợp đồng đã sang trạng thái khác: {state}.',
    },
  },
  'contract.offer_expired': {
    status: 409,
    text: {
      EN: 'The offer has expired. Ask your upline for a new one.',
      CN: '该契约邀请已过期，请上级重新发起。',
      ID: 'Tawaran sudah kedaluwarsa. Minta yang baru kepada upline Anda.',
      TH: 'ข้อเสนอหมดอายุแล้ว โปรดขอฉบับใหม่จากอัปไลน์',
      VI: 'Đề nghị đã hết hạn. Hãy nhờ tuyến trên gửi lại.',
    },
  },
  'contract.offer_outdated': {
    status: 409,
    text: {
      EN: 'The offer does not fit what your upline has by now. Ask for a new one.',
      CN: '该契约邀请已不符合上级现有的契约，请上级重新发起。',
      ID: 'Tawaran ini tidak lagi cocok dengan kontrak upline Anda. Minta yang baru.',
      TH: 'ข้อเสนอนี้ไม่ตรงกับสัญญาปัจจุบันของอัปไลน์แล้ว โปรดขอฉบับใหม่',
      VI: 'Đề nghị không còn phù hợp với hợp đồng của tuyến trên. Hãy nhờ gửi lại.',
    },
  },
  'contract.confirm': {
    status: 409,
    text: {
      EN: 'By accepting, {count} contracts below you end. Read the list and confirm.',
      CN: '接受后您下级的 {count} 份契约将终止，请查看列表并确认。',
      ID: 'Dengan menerima, {count} kontrak di bawah Anda berakhir. Baca daftarnya lalu konfirmasi.',
      TH: 'เมื่อยอมรับ สัญญาของดาวน์ไลน์ {count} ฉบับจะสิ้นสุด โปรดอ่านรายการแล้วยืนยัน',
      VI: 'Khi chấp nhận, {count} hợp đồng bên dưới bạn sẽ kết thúc. Hãy xem danh sách và xác nhận.',
    },
  },
  'contract.action': {
    status: 422,
    text: {
      EN: 'The action does not have what it needs: {field}.',
      CN: '该操作缺少所需内容：{field}。',
      ID: 'Tindakan ini kekurangan: {field}.',
      TH: 'การดำเนินการนี้ขาดข้อมูล: {field}',
      VI: 'Thao tác này còn thiếu: {field}.',
    },
  },
  'contract.window': {
    status: 422,
    text: {
      EN: 'Choose past days, at most {days} in all and none older than {back} days.',
      CN: '请选择过去的日期，最多 {days} 天，且不早于 {back} 天前。',
      ID: 'Pilih hari yang lalu, paling banyak {days} hari dan tidak lebih dari {back} hari ke belakang.',
      TH: 'โปรดเลือกวันที่ผ่านมา ไม่เกิน {days} วัน และย้อนหลังไม่เกิน {back} วัน',
      VI: 'Hãy chọn những ngày đã qua, tối đa {days} ngày và không quá {back} ngày trước.',
    },
  },
  'contract.window_busy': {
    status: 422,
    text: {
      EN: 'The team played too much in this window for a simulation by bets. Choose fewer days.',
      CN: '该时段团队注单过多，请缩短日期范围。',
      ID: 'Tim bermain terlalu banyak pada jendela ini untuk simulasi per taruhan. Pilih lebih sedikit hari.',
      TH: 'ช่วงนี้ทีมมีบิลมากเกินไปสำหรับการจำลองรายบิล โปรดเลือกวันน้อยลง',
      VI: 'Đội chơi quá nhiều trong khoảng này để mô phỏng từng cược. Hãy chọn ít ngày hơn.',
    },
  },
  'contract.bill_unknown': {
    status: 404,
    text: {
      EN: 'There is no such bill.',
      CN: '没有该账单。',
      ID: 'Tidak ada tagihan seperti itu.',
      TH: 'ไม่มีบิลนี้',
      VI: 'Không có hóa đơn này.',
    },
  },
  'contract.bill_state': {
    status: 409,
    text: {
      EN: 'The bill is in another state by now: {state}.',
      CN: '账单状态已变更为：{state}。',
      ID: 'Keadaan tagihan sudah berubah: {state}.',
      TH: 'สถานะบิลเปลี่ยนไปแล้ว: {state}',
      VI: 'Hóa đơn đã sang trạng thái khác: {state}.',
    },
  },
  'contract.run_unknown': {
    status: 404,
    text: {
      EN: 'There is no such settlement run.',
      CN: '没有该结算批次。',
      ID: 'Tidak ada penyelesaian seperti itu.',
      TH: 'ไม่มีรอบการชำระนี้',
      VI: 'Không có đợt quyết toán này.',
    },
  },
  'contract.period_open': {
    status: 409,
    text: {
      EN: 'The period has not ended, or its figures are not complete yet.',
      CN: '该周期尚未结束，或数据未齐。',
      ID: 'Periode belum berakhir, atau angkanya belum lengkap.',
      TH: 'รอบยังไม่สิ้นสุด หรือข้อมูลยังไม่ครบ',
      VI: 'Kỳ chưa kết thúc hoặc số liệu chưa đủ.',
    },
  },
  'contract.not_top_agent': {
    status: 409,
    text: {
      EN: 'The house signs contracts with formal top agents alone.',
      CN: '平台仅与正式总代签订契约。',
      ID: 'Rumah hanya menandatangani kontrak dengan agen utama resmi.',
      TH: 'บริษัททำสัญญากับเอเยนต์สูงสุดตัวจริงเท่านั้น',
      VI: 'Nhà cái chỉ ký hợp đồng với tổng đại lý chính thức.',
    },
  },
  'contract.debt_unknown': {
    status: 404,
    text: {
      EN: 'There is no open debt of this bill.',
      CN: '该账单没有未清欠款。',
      ID: 'Tidak ada utang terbuka untuk tagihan ini.',
      TH: 'บิลนี้ไม่มีหนี้ค้าง',
      VI: 'Không có khoản nợ nào của hóa đơn này.',
    },
  },
  'contract.debt_too_new': {
    status: 409,
    text: {
      EN: 'A debt can be advanced 72 hours after it arose: in {hours} hours.',
      CN: '欠款满 72 小时后方可垫付，还需 {hours} 小时。',
      ID: 'Utang dapat ditalangi 72 jam setelah timbul: {hours} jam lagi.',
      TH: 'จ่ายแทนได้หลังเกิดหนี้ 72 ชั่วโมง: อีก {hours} ชั่วโมง',
      VI: 'Có thể ứng trước sau 72 giờ kể từ khi phát sinh: còn {hours} giờ.',
    },
  },
  'contract.rules_stale': {
    status: 409,
    text: {
      EN: 'Somebody changed these rules meanwhile. Load them again.',
      CN: '规则已被他人修改，请重新加载。',
      ID: 'Seseorang sudah mengubah aturan ini. Muat ulang.',
      TH: 'มีผู้แก้ไขกฎนี้ไปแล้ว โปรดโหลดใหม่',
      VI: 'Có người đã sửa quy tắc này. Hãy tải lại.',
    },
  },
  'contract.rules_wrong': {
    status: 422,
    text: {
      EN: 'No contract could be made with this value: {field}.',
      CN: '该值会使契约无法签订：{field}。',
      ID: 'Dengan nilai ini tidak ada kontrak yang bisa dibuat: {field}.',
      TH: 'ด้วยค่านี้จะทำสัญญาไม่ได้: {field}',
      VI: 'Với giá trị này không thể lập hợp đồng nào: {field}.',
    },
  },
  'contract.import_file': {
    status: 422,
    text: {
      EN: 'The file cannot be read: it must be JSON, or CSV with at least the columns username, kind and ratePct.',
      CN: '无法读取文件：须为 JSON，或至少含 username、kind、ratePct 列的 CSV。',
      ID: 'Berkas tidak bisa dibaca: harus JSON, atau CSV dengan kolom username, kind, dan ratePct.',
      TH: 'อ่านไฟล์ไม่ได้: ต้องเป็น JSON หรือ CSV ที่มีคอลัมน์ username, kind และ ratePct เป็นอย่างน้อย',
      VI: 'Không đọc được tệp: phải là JSON, hoặc CSV có ít nhất các cột username, kind và ratePct.',
    },
  },
  'contract.import_rows': {
    status: 422,
    text: {
      EN: 'A file has at most 500 contracts. Please split it.',
      CN: '每个文件最多 500 份契约，请拆分。',
      ID: 'Satu berkas paling banyak 500 kontrak. Silakan dipecah.',
      TH: 'หนึ่งไฟล์มีได้ไม่เกิน 500 สัญญา โปรดแบ่งไฟล์',
      VI: 'Một tệp có tối đa 500 hợp đồng. Vui lòng tách tệp.',
    },
  },
  'contract.import_row': {
    status: 422,
    text: {
      EN: '{count} rows cannot be imported. Line {row}: {problem} Nothing was imported.',
      CN: '有 {count} 行无法导入。第 {row} 行：{problem} 未导入任何内容。',
      ID: '{count} baris tidak bisa diimpor. Baris {row}: {problem} Tidak ada yang diimpor.',
      TH: 'มี {count} แถวที่นำเข้าไม่ได้ บรรทัดที่ {row}: {problem} ไม่มีการนำเข้าใด ๆ',
      VI: 'Không nhập được {count} dòng. Dòng {row}: {problem} Chưa nhập gì cả.',
    },
  },
  'contract.import_fields': {
    status: 422,
    text: {
      EN: 'Missing or malformed: {fields}.',
      CN: '缺失或格式错误：{fields}。',
      ID: 'Kosong atau salah bentuk: {fields}.',
      TH: 'ไม่มีหรือรูปแบบผิด: {fields}',
      VI: 'Thiếu hoặc sai định dạng: {fields}.',
    },
  },
  'contract.import_twice': {
    status: 422,
    text: {
      EN: 'The file has this agent’s contract of the kind already in line {line}.',
      CN: '该代理的同类契约已在文件第 {line} 行。',
      ID: 'Kontrak jenis ini milik agen tersebut sudah ada di baris {line}.',
      TH: 'ไฟล์มีสัญญาประเภทนี้ของตัวแทนรายนี้อยู่แล้วในบรรทัดที่ {line}',
      VI: 'Hợp đồng loại này của đại lý đã có ở dòng {line} trong tệp.',
    },
  },
  'contract.import_standing': {
    status: 409,
    text: {
      EN: 'This agent has an offer or a contract of the kind already.',
      CN: '该代理已有此类要约或契约。',
      ID: 'Agen ini sudah punya tawaran atau kontrak jenis ini.',
      TH: 'ตัวแทนรายนี้มีข้อเสนอหรือสัญญาประเภทนี้อยู่แล้ว',
      VI: 'Đại lý này đã có đề nghị hoặc hợp đồng loại này.',
    },
  },
  'contract.import_no_upline': {
    status: 409,
    text: {
      EN: 'The upline has no contract of the kind, neither in force nor in the file.',
      CN: '其上级没有此类契约：既无生效契约，文件中也没有。',
      ID: 'Upline-nya tidak punya kontrak jenis ini, baik yang berlaku maupun di berkas.',
      TH: 'อัปไลน์ไม่มีสัญญาประเภทนี้ ทั้งที่มีผลอยู่และในไฟล์',
      VI: 'Tuyến trên không có hợp đồng loại này, cả đang hiệu lực lẫn trong tệp.',
    },
  },
  'contract.import_differs': {
    status: 422,
    text: {
      EN: 'It must agree with the upline’s contract in: {field}.',
      CN: '该项须与上级契约一致：{field}。',
      ID: 'Harus sama dengan kontrak upline pada: {field}.',
      TH: 'ต้องตรงกับสัญญาของอัปไลน์ในเรื่อง: {field}',
      VI: 'Phải khớp với hợp đồng của tuyến trên ở mục: {field}.',
    },
  },
});
