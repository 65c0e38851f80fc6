/** The kinds of file that a protocol is made of, told by their first bytes alone: a name says nothing. */
const signs: readonly (readonly [type: string, matches: (head: Buffer) => boolean])[] = [
  ['application/pdf', (head) => head.subarray(0, 1024).includes('%PDF-')],
  ['image/jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'image/png',
    (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  ],
  ['image/tiff', (head) => ['49492a00', '4d4d002a'].includes(head.subarray(0, 4).toString('hex'))],
];

export const kindOfScan = (head: Buffer): string | undefined =>
  signs.find(([, matches]) => matches(head))?.[0];
