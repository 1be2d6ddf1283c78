// The words of `explain`, with `{name}` where a parameter goes.
import type { Language } from '@fairhouse/values';
import type { ExplainKey } from './explain.ts';

export const explainTexts: Readonly<Record<Language, Readonly<Record<ExplainKey, string>>>> = {
  EN: {
    drawn: 'The numbers drawn are {numbers}.',
    lost: 'None of your {notes} notes won.',
    won: '{won} of {notes} notes won in tier {tier}: {won} × {prize} × multiple {multiple} = {sum}.',
    hits: 'Tier {tier} was hit {won} times: {won} × {prize} × multiple {multiple} = {sum}.',
    tied: '{won} of {notes} notes tied and are given back: {won} × {prize} × multiple {multiple} = {sum}.',
    zy: 'In this draw a ZY prize pays {percent} % of its full value.',
    capped: 'The payout limit kept back {kept}.',
    paid: 'Paid in all: {payout}.',
  },
  CN: {
    drawn: '开奖号码为 {numbers}。',
    lost: '您的 {notes} 注均未中奖。',
    won: '{notes} 注中有 {won} 注中了 {tier} 奖级：{won} × {prize} × {multiple} 倍 = {sum}。',
    hits: '{tier} 奖级共命中 {won} 次：{won} × {prize} × {multiple} 倍 = {sum}。',
    tied: '{notes} 注中有 {won} 注和局，退还本金：{won} × {prize} × {multiple} 倍 = {sum}。',
    zy: '本期智赢奖金按 {percent}% 派发。',
    capped: '因派彩上限扣减 {kept}。',
    paid: '合计派彩：{payout}。',
  },
  ID: {
    drawn: 'Angka yang keluar adalah {numbers}.',
    lost: 'Tidak satu pun dari {notes} taruhan Anda menang.',
    won: '{won} dari {notes} taruhan menang di tingkat {tier}: {won} × {prize} × kelipatan {multiple} = {sum}.',
    hits: 'Tingkat {tier} kena {won} kali: {won} × {prize} × kelipatan {multiple} = {sum}.',
    tied: '{won} dari {notes} taruhan seri dan dikembalikan: {won} × {prize} × kelipatan {multiple} = {sum}.',
    zy: 'Pada undian ini hadiah ZY dibayar {percent}% dari nilai penuhnya.',
    capped: 'Batas pembayaran memotong {kept}.',
    paid: 'Total dibayar: {payout}.',
  },
  TH: {
    drawn: 'หมายเลขที่ออกคือ {numbers}',
    lost: 'เดิมพันทั้ง {notes} ชุดของคุณไม่ถูกรางวัล',
    won: 'ถูกรางวัลระดับ {tier} จำนวน {won} จาก {notes} ชุด: {won} × {prize} × ตัวคูณ {multiple} = {sum}',
    hits: 'ถูกรางวัลระดับ {tier} รวม {won} ครั้ง: {won} × {prize} × ตัวคูณ {multiple} = {sum}',
    tied: 'เสมอ {won} จาก {notes} ชุด คืนเงินเดิมพัน: {won} × {prize} × ตัวคูณ {multiple} = {sum}',
    zy: 'งวดนี้รางวัล ZY จ่าย {percent}% ของมูลค่าเต็ม',
    capped: 'ถูกหักตามเพดานการจ่าย {kept}',
    paid: 'จ่ายรวมทั้งสิ้น {payout}',
  },
  VI: {
    drawn: 'Kết quả quay số là {numbers}.',
    lost: 'Cả {notes} đơn vị cược của bạn đều không trúng.',
    won: '{won} trong {notes} đơn vị cược trúng hạng {tier}: {won} × {prize} × bội số {multiple} = {sum}.',
    hits: 'Hạng {tier} trúng {won} lần: {won} × {prize} × bội số {multiple} = {sum}.',
    tied: '{won} trong {notes} đơn vị cược hòa và được hoàn lại: {won} × {prize} × bội số {multiple} = {sum}.',
    zy: 'Kỳ này giải ZY trả {percent}% giá trị đầy đủ.',
    capped: 'Giới hạn trả thưởng đã giữ lại {kept}.',
    paid: 'Tổng tiền trả: {payout}.',
  },
};
