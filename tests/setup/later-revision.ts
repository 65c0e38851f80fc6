import { deflateSync } from 'node:zlib';
import { cmsOf } from './later-cms.ts';

/** What somebody puts behind a PDF, well or with ill will. */
export interface LaterRevision {
  readonly references: 'tabela' | 'fluxo';
  readonly objects: ReadonlyMap<number, string>;
  /** Numbers that go into a stream of objects, under the number of the stream. */
  readonly packed?: { readonly into: number; readonly numbers: readonly number[] };
  readonly free?: readonly number[];
  /** Numbers whose reference says another generation. */
  readonly raised?: readonly number[];
  /** Objects that no table names. */
  readonly unlisted?: string;
  readonly root: number;
  readonly info?: number;
  readonly size?: number;
  readonly prev?: number;
  /** More of the trailer. */
  readonly trailer?: string;
}

interface Entry {
  readonly kind: 0 | 1 | 2;
  readonly one: number;
  readonly two: number;
}

export const startOfTable = (bytes: Buffer): number =>
  Number(/startxref\s+(\d+)/.exec(bytes.toString('latin1', bytes.lastIndexOf('startxref')))?.[1]);

export const appendRevision = (base: Buffer, revision: LaterRevision): Buffer => {
  const { references, objects, packed, free = [], raised = [], unlisted = '', root } = revision;
  const entries = new Map<number, Entry>(free.map((number) => [number, { kind: 0, one: 0, two: 1 }]));
  let text = base.at(-1) === 10 ? '' : '\n';
  const write = (number: number, body: string): void => {
    const generation = raised.includes(number) ? 1 : 0;
    entries.set(number, { kind: 1, one: base.length + text.length, two: generation });
    text += `${number} ${generation} obj\n${body}\nendobj\n`;
  };
  const inside = packed?.numbers ?? [];
  for (const [number, body] of objects) if (!inside.includes(number)) write(number, body);
  if (packed) {
    const bodies = inside.map((number) => objects.get(number) ?? 'null');
    let offset = 0;
    const heads = bodies.map((body, index) => {
      const head = `${inside[index]} ${offset}`;
      offset += body.length + 1;
      return head;
    });
    const first = `${heads.join(' ')} `;
    const content = deflateSync(Buffer.from(first + bodies.join(' '), 'latin1')).toString('latin1');
    const dict = `/Type/ObjStm/N ${inside.length}/First ${first.length}/Filter/FlateDecode`;
    write(packed.into, streamOf(content, dict));
    inside.forEach((number, index) => entries.set(number, { kind: 2, one: packed.into, two: index }));
  }
  text += unlisted;
  const most = Math.max(
    ...entries.keys(),
    ...(/\/Size (\d+)/g.exec(base.toString('latin1')) ?? ['0']).slice(1).map(Number),
  );
  const table = base.length + text.length;
  const streamed = references === 'fluxo';
  const size = revision.size ?? Math.max(most, 400) + 2;
  const trailer =
    `/Size ${size}/Root ${root} 0 R/Prev ${revision.prev ?? startOfTable(base)}` +
    `${revision.info === undefined ? '' : `/Info ${revision.info} 0 R`}${revision.trailer ?? ''}`;
  if (streamed) {
    const own = Math.max(most, 400) + 1;
    entries.set(own, { kind: 1, one: table, two: 0 });
    const sorted = [...entries].sort(([one], [other]) => one - other);
    const data = Buffer.alloc(sorted.length * 6);
    sorted.forEach(([, { kind, one, two }], index) => {
      data[index * 6] = kind;
      data.writeUInt32BE(one, index * 6 + 1);
      data[index * 6 + 5] = two;
    });
    const index = sorted.map(([number]) => `${number} 1`).join(' ');
    text += `${own} 0 obj\n${streamOf(data.toString('latin1'), `/Type/XRef/W[1 4 1]/Index[${index}]${trailer}`)}\nendobj\n`;
  } else {
    const lines = [...entries].map(
      ([number, { kind, one, two }]) =>
        `${number} 1\n${String(one).padStart(10, '0')} ${String(two).padStart(5, '0')} ${kind === 0 ? 'f' : 'n'} \n`,
    );
    text += `xref\n${lines.join('')}trailer\n<<${trailer}>>\n`;
  }
  return withRanges(
    Buffer.concat([base, Buffer.from(`${text}startxref\n${table}\n%%EOF\n`, 'latin1')]),
    base.length,
  );
};

export const streamOf = (content: string, dict = ''): string =>
  `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** What stands in the place of a signature until it is made. */
const unsigned = '3003020101';
const holeDigits = 2_400;

/** A value of a signature that covers what it should, and is made when the revision is. */
export const laterSignature = (kind: 'Sig' | 'DocTimeStamp' = 'Sig'): string =>
  `<</Type/${kind}/Filter/Adobe.PPKLite/SubFilter/${kind === 'Sig' ? 'ETSI.CAdES.detached' : 'ETSI.RFC3161'}` +
  `/ByteRange[${' '.repeat(40)}]/Contents<${unsigned.padEnd(holeDigits, '0')}>>>`;

/** One that is none: its bytes begin as those of one do. */
export const brokenSignature = (): string => laterSignature().replace(unsigned, '3003020102');

const withRanges = (bytes: Buffer, from: number): Buffer => {
  for (let at = bytes.indexOf('/ByteRange[ ', from); at >= 0; at = bytes.indexOf('/ByteRange[ ', at + 1)) {
    const hole = bytes.indexOf('/Contents<', at) + '/Contents'.length;
    const after = bytes.indexOf('>', hole) + 1;
    bytes.write(`0 ${hole} ${after} ${bytes.length - after}`.padEnd(40), at + '/ByteRange['.length, 'latin1');
    if (bytes.toString('latin1', hole + 1, hole + 1 + unsigned.length) !== unsigned) continue;
    const kind =
      bytes.lastIndexOf('/Type/DocTimeStamp', at) > bytes.lastIndexOf('/Type/Sig', at)
        ? 'DocTimeStamp'
        : 'Sig';
    const covered = Buffer.concat([bytes.subarray(0, hole), bytes.subarray(after)]);
    bytes.write(cmsOf(kind, covered).toString('hex'), hole + 1, 'latin1');
  }
  return bytes;
};
