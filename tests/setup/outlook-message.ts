import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner.js';

interface OutlookMessage {
  readonly assunto: string;
  readonly de: readonly [name: string, address: string];
  readonly para: readonly (readonly [kind: 'to' | 'cc', name: string, address: string])[];
  readonly enviadaEm: Date;
  readonly texto: string;
  readonly anexos: readonly (readonly [name: string, content: Buffer])[];
}

/** Kinds of the entries of a compound file: MS-CFB, 2.6.1. */
const [folder, file, root] = [1, 2, 5];

type Content = Readonly<Record<string, Buffer>>;

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** A property of a fixed length: MS-OXMSG, 2.4.2.1. */
const fixed = (tag: number, value: bigint): Buffer => {
  const entry = Buffer.alloc(16);
  entry.writeUInt32LE(tag, 0);
  entry.writeUInt32LE(6, 4);
  entry.writeBigUInt64LE(value, 8);
  return entry;
};

const properties = (head: number, ...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.alloc(head), ...entries]);

/** 100 nanoseconds since 1601. */
const fileTime = (instant: Date): bigint => (BigInt(instant.getTime()) + 11_644_473_600_000n) * 10_000n;

/** A message as Outlook keeps it: MS-OXMSG. */
export const outlookMessage = ({ assunto, de, para, enviadaEm, texto, anexos }: OutlookMessage): Buffer => {
  const entries: Entry[] = [{ name: 'Root Entry', type: root, length: 0, children: [] }];
  const put = (into: Entry, entry: Entry): Entry => {
    into.children = [...(into.children ?? []), entries.push(entry) - 1];
    return entry;
  };
  const fill = (into: Entry, content: Content): void => {
    for (const [name, bytes] of Object.entries(content))
      put(into, {
        name,
        type: file,
        length: bytes.length,
        binaryProvider: () => Uint8Array.from(bytes),
      });
  };
  const top = entries[0] as Entry;
  fill(top, {
    '__properties_version1.0': properties(32, fixed(0x0039_0040, fileTime(enviadaEm))),
    '__substg1.0_0037001F': wide(assunto),
    '__substg1.0_0C1A001F': wide(de[0]),
    '__substg1.0_0C1F001F': wide(de[1]),
    '__substg1.0_1000001F': wide(texto),
  });
  for (const [index, [kind, name, address]] of para.entries())
    fill(put(top, { name: `__recip_version1.0_#0000000${index}`, type: folder, length: 0 }), {
      '__properties_version1.0': properties(8, fixed(0x0c15_0003, kind === 'to' ? 1n : 2n)),
      '__substg1.0_3001001F': wide(name),
      '__substg1.0_39FE001F': wide(address),
    });
  for (const [index, [name, content]] of anexos.entries())
    fill(put(top, { name: `__attach_version1.0_#0000000${index}`, type: folder, length: 0 }), {
      '__properties_version1.0': properties(8),
      '__substg1.0_3707001F': wide(name),
      '__substg1.0_37010102': content,
    });
  return Buffer.from(burn(entries));
};
