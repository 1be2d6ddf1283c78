// Refusals of pictures.
import { defineRefusals } from './kind.ts';

export const uploadRefusals = defineRefusals({
  'picture.unreadable': {
    status: 422,
    text: {
      EN: 'This is not a picture that we can read. Please send a PNG or JPEG of at most 5 MB.',
      CN: '无法读取该图片，请上传不超过 5 MB 的 PNG 或 JPEG 图片。',
      ID: 'Gambar ini tidak dapat kami baca. Kirim PNG atau JPEG berukuran paling besar 5 MB.',
      TH: 'ไม่สามารถอ่านรูปนี้ได้ โปรดส่งไฟล์ PNG หรือ JPEG ขนาดไม่เกิน 5 MB',
      VI: 'Không đọc được ảnh này. Vui lòng gửi ảnh PNG hoặc JPEG không quá 5 MB.',
    },
  },
  'picture.too_small': {
    status: 422,
    text: {
      EN: 'This picture has {width} × {height} pixels. Please choose one of at least {minWidth} × {minHeight}.',
      CN: '该图片为 {width} × {height} 像素，请选择至少 {minWidth} × {minHeight} 像素的图片。',
      ID: 'Gambar ini berukuran {width} × {height} piksel. Pilih gambar minimal {minWidth} × {minHeight}.',
      TH: 'รูปนี้มีขนาด {width} × {height} พิกเซล โปรดเลือกรูปขนาดอย่างน้อย {minWidth} × {minHeight}',
      VI: 'Ảnh này có kích thước {width} × {height} điểm ảnh. Hãy chọn ảnh ít nhất {minWidth} × {minHeight}.',
    },
  },
  'picture.too_many': {
    status: 422,
    text: {
      EN: 'That is enough pictures for one day. Please go on tomorrow.',
      CN: '今日上传的图片已达上限，请明天再试。',
      ID: 'Jumlah gambar hari ini sudah cukup. Silakan lanjutkan besok.',
      TH: 'วันนี้ส่งรูปครบจำนวนแล้ว โปรดส่งใหม่ในวันพรุ่งนี้',
      VI: 'Hôm nay bạn đã gửi đủ số ảnh. Vui lòng tiếp tục vào ngày mai.',
    },
  },
  'picture.unknown': {
    status: 422,
    text: {
      EN: 'This picture is no longer there. Please send it again.',
      CN: '该图片已不存在，请重新上传。',
      ID: 'Gambar ini sudah tidak ada. Silakan kirim lagi.',
      TH: 'ไม่พบรูปนี้แล้ว โปรดส่งใหม่อีกครั้ง',
      VI: 'Ảnh này không còn nữa. Vui lòng gửi lại.',
    },
  },
});
