export const texts = {
  how: 'Cách nhập',
  pad: 'Bảng số',
  text: 'Nhập văn bản',
  about:
    'Gõ số@tiền hoặc 03=188 26=280: mỗi mục là một cược của kiểu chơi đang chọn ở trên. Nối các số của một cược bằng dấu chấm: 12.34@100.',
  aboutSms:
    'Hoặc gõ như nhắn tin, đơn vị nghìn: 39.25.52b5 (b lô, dd đầu đuôi, dau đầu, duoi đuôi, xc 3 càng, x2 x3 x4 xq xiên, da đá; thêm dao để đảo số).',
  add: 'Thêm tất cả vào phiếu',
  read: 'Cược đã đọc',
  leftOut: 'Bị bỏ qua',
  total: { other: '{count} cược, tiền cược {stake}' },
  tooMany: 'Một phiếu tối đa {most} cược. Hãy thêm ít hơn mỗi lần.',
  'problem.not_read': 'không đọc được; hãy gõ số@tiền',
  'problem.bad_amount': 'thiếu tiền cược hoặc tiền cược không hợp lệ',
  'problem.other_lottery': 'đó là đài của miền khác',
  'problem.one_station': 'bảng này chỉ đánh đài của nó; hãy bỏ dòng đầu',
  'problem.no_stations': 'chưa nêu đài',
  'problem.no_numbers': 'không có số trước lệnh cược',
  'problem.unknown_bet': 'từ này không phải kiểu cược',
  'problem.wrong_digits': 'số chữ số không đúng với kiểu cược này',
  'problem.not_on_these_stations': 'kiểu cược này đánh trên hai đài',
  'problem.not_allowed': 'các số này không cược như vậy được',
} as const;
