import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Bytes } from '#schemas/der/write.ts';
import type { FileProofs } from '../kept-proofs.ts';
import { proofsOf } from './file-proofs.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { entryOf } from './pdf-value.ts';
import { Revision } from './revision.ts';

/** What proves one signature: its hole, as it stands in the file, names it. */
export interface SignatureProofs extends FileProofs {
  readonly contents: Buffer;
}

/**
 * The revision that gives a file what proves its signatures, to be put right behind it: certificates, lists, and which are of
 * which signature (VRI). What the file had stays; nothing when there is nothing to add.
 * @throws PdfError when the file cannot be read with certainty
 */
export const appendProofs = (base: Buffer, proofs: readonly SignatureProofs[]): Buffer | undefined => {
  const known = proofsOf(base);
  const had = new Set(
    [...known.certificates, ...known.lists, ...known.answers].map(({ der }) => digest('sha256', der)),
  );
  const wanted = proofs.flatMap(({ certificates, lists, answers }) => [
    ...certificates,
    ...lists,
    ...answers,
  ]);
  if (wanted.every(({ der }) => had.has(digest('sha256', der)))) return undefined;
  const file = new PdfFile(base);
  const catalog = file.catalog();
  const store = file.follow(entryOf(catalog.value, 'DSS'), catalog);
  const revision = new Revision(file);
  const references = new Map<string, string>();
  const referenceOf = ({ der }: { readonly der: Bytes }): string => {
    const name = digest('sha256', der);
    const reference = references.get(name) ?? `${revision.add(streamOf(der))} 0 R`;
    references.set(name, reference);
    return reference;
  };
  const listed = (pieces: readonly { readonly der: Bytes }[]): string =>
    [...new Set(pieces.map(referenceOf))].join(' ');
  const fresh = (pieces: readonly { readonly der: Bytes }[]): string =>
    listed(pieces.filter(({ der }) => !had.has(digest('sha256', der))));
  const named = new Map(
    [...bySignature(proofs)].map(([name, all]) => [
      name,
      `<<${array('Cert', listed(all.flatMap(({ certificates }) => certificates)))}` +
        array('CRL', listed(all.flatMap(({ lists }) => lists))) +
        `${array('OCSP', listed(all.flatMap(({ answers }) => answers)))}>>`,
    ]),
  );
  for (const [name, text] of entriesOf(file, store, 'VRI')) if (!named.has(name)) named.set(name, text);
  const all = (key: string, pieces: readonly { readonly der: Bytes }[]): string =>
    array(key, [itemsOf(file, store, key), fresh(pieces)].filter(Boolean).join(' '));
  const written = revision.add(
    `<</Type/DSS${all(
      'Certs',
      proofs.flatMap(({ certificates }) => certificates),
    )}` +
      all(
        'CRLs',
        proofs.flatMap(({ lists }) => lists),
      ) +
      all(
        'OCSPs',
        proofs.flatMap(({ answers }) => answers),
      ) +
      `/VRI<<${[...named].map(([name, text]) => `/${name} ${text}`).join('')}>>>>`,
  );
  const now = entryOf(catalog.value, 'DSS');
  if (now) revision.put(catalog, now.start, now.end, ` ${written} 0 R`);
  else revision.addEntry(catalog, catalog.value, `/DSS ${written} 0 R`);
  return revision.write();
};

/** An array with nothing in it is not written: readers take it for a proof that is there. */
const array = (key: string, items: string): string => (items ? `/${key}[${items}]` : '');

/** A signature is named by the digest of its hole (ISO 32000-2, 12.8.4.4). */
const bySignature = (proofs: readonly SignatureProofs[]): ReadonlyMap<string, readonly SignatureProofs[]> => {
  const found = new Map<string, SignatureProofs[]>();
  for (const one of proofs) {
    const name = digest('sha1', one.contents).toUpperCase();
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
};

const digest = (algorithm: 'sha1' | 'sha256', bytes: Bytes): string =>
  createHash(algorithm).update(bytes).digest('hex');

const streamOf = (der: Bytes): string => {
  const packed = deflateSync(der);
  return `<</Filter/FlateDecode/Length ${packed.length}>>stream\n${packed.toString('latin1')}\nendstream`;
};

/** What a list of the file has, as it is written. */
const itemsOf = (file: PdfFile, store: PdfObject | undefined, key: string): string => {
  const list = store && file.follow(entryOf(store.value, key), store);
  return list?.value.kind === 'array'
    ? list.value.items.map(({ start, end }) => list.bytes.toString('latin1', start, end)).join(' ')
    : '';
};

const entriesOf = (
  file: PdfFile,
  store: PdfObject | undefined,
  key: string,
): readonly (readonly [string, string])[] => {
  const dict = store && file.follow(entryOf(store.value, key), store);
  return dict?.value.kind === 'dict'
    ? [...dict.value.entries].map(
        ([name, { start, end }]) => [name, dict.bytes.toString('latin1', start, end)] as const,
      )
    : [];
};
