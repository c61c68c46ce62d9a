import { equipmentFileFault } from './equipment-file.rules.ts';

test.each([
  ['calibration.pdf', '%PDF-1.7', null],
  ['CALIBRATION.PDF', '%PDF-1.7', null],
  ['calibration.pdf', '<html>', 'content'],
  ['settings.csv', 'sensitivity,3', null],
  ['settings.csv', 'MZ\u0000\u0003', 'content'],
  ['table.xlsx', 'PK\u0003\u0004', null],
  ['table.xlsx', 'sensitivity,3', 'content'],
  ['setup.exe', 'MZ', 'ending'],
  ['pdf', '%PDF-1.7', 'ending'],
  ['page.pdf.html', '%PDF-1.7', 'ending'],
] as const)('%s that holds %j: %s', (name, content, fault) =>
  expect(equipmentFileFault(name, new TextEncoder().encode(content))).toBe(fault),
);
