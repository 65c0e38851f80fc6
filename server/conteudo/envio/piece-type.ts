import type { Readable } from 'node:stream';
import { pieceKindOfName, pieceKinds, plainBytes, type PieceKindName } from '#schemas/peca.ts';
import { typeOf } from '#server/conteudo/arquivo/index.ts';

/** Bytes at the beginning that are looked at. */
export const headSize = 4_096;

const ascii = (text: string, at = 0): ((head: Buffer) => boolean) => {
  const bytes = Buffer.from(text, 'latin1');
  return (head) => head.subarray(at, at + bytes.length).equals(bytes);
};
const text = (head: Buffer): boolean => !head.includes(0);
const xml =
  (root: string) =>
  (head: Buffer): boolean =>
    text(head) && new RegExp(`<(\\w+:)?${root}[\\s>]`, 'u').test(head.toString('utf8'));
const ftyp = ascii('ftyp', 4);

/**
 * The first bytes of each kind: ID3v2 3.1 and ISO 11172-3 2.4.2.3, ISO 14496-12 4.3, RFC 3533, RFC 9639, RIFF, RFC 8794 11.2.1,
 * RFC 5322 2.2, MS-CFB 2.2, GIF89a 17, ESRI Shapefile (1998) table 1, SQLite 1.3.
 */
const signs: Readonly<Record<PieceKindName, (head: Buffer) => boolean>> = {
  gif: (head) => ascii('GIF87a')(head) || ascii('GIF89a')(head),
  webp: (head) => ascii('RIFF')(head) && ascii('WEBP', 8)(head),
  mp3: (head) => ascii('ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) > 0xe0),
  m4a: ftyp,
  ogg: ascii('OggS'),
  wav: (head) => ascii('RIFF')(head) && ascii('WAVE', 8)(head),
  flac: ascii('fLaC'),
  mp4: ftyp,
  webm: ascii('\x1a\x45\xdf\xa3'),
  ogv: ascii('OggS'),
  mov: (head) => ftyp(head) || ascii('moov', 4)(head) || ascii('mdat', 4)(head) || ascii('wide', 4)(head),
  eml: (head) => text(head) && /^([\w-]+:|From )/u.test(head.toString('latin1')),
  msg: (head) => head.length >= 4 && head.readUInt32BE(0) === 0xd0cf_11e0,
  kml: xml('kml'),
  kmz: ascii('PK\x03\x04'),
  gpx: xml('gpx'),
  geojson: (head) => text(head) && /^\s*[[{]/u.test(head.toString('utf8')),
  gpkg: ascii('SQLite format 3\0'),
  shp: (head) => head.length >= 4 && head.readInt32BE(0) === 9_994,
  dwg: ascii('AC10'),
  dxf: (head) => text(head) && /SECTION|999/u.test(head.toString('latin1')),
  ifc: (head) => ascii('ISO-10303-21')(head.subarray(head.indexOf('ISO'))),
};

/** A package is opened whole to be looked at, so larger ones are kept as they are. */
const largestWhole = 100 * 1_048_576;

/**
 * The type of a file that becomes a piece: what its name claims, when its content agrees. Any other is kept and named, and is
 * never shown by itself.
 */
export const pieceType = async (
  name: string,
  { head, tamanho, read }: { readonly head: Buffer; readonly tamanho: number; readonly read: () => Readable },
): Promise<string> => {
  const own = pieceKindOfName(name);
  if (own) return signs[own](head) ? pieceKinds[own].type : plainBytes;
  const found = typeOf(name, head);
  if (!found) return plainBytes;
  if (!found.whole) return found.type;
  if (tamanho > largestWhole) return found.type === 'application/zip' ? found.type : plainBytes;
  return (await found.whole(read())) ? found.type : plainBytes;
};
