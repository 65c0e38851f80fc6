import { DerError } from '#schemas/der/read.ts';
import { readCertificate } from '../certificate.ts';
import { noProofs, type FileProofs } from '../kept-proofs.ts';
import { readOcspResponse } from '../ocsp/read-response.ts';
import { readRevocationList } from '../revocation-list.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { PdfError, entryOf } from './pdf-value.ts';
import { contentOf } from './xref-stream.ts';

/** The proofs that a file has at an end (the DSS of ISO 32000-2); what cannot be read proves nothing and is left out. */
export const proofsOf = (bytes: Buffer): FileProofs => {
  try {
    const file = new PdfFile(bytes);
    const catalog = file.catalog();
    const store = file.follow(entryOf(catalog.value, 'DSS'), catalog);
    return store
      ? {
          certificates: pieces(file, store, 'Certs', readCertificate),
          lists: pieces(file, store, 'CRLs', readRevocationList),
          answers: pieces(file, store, 'OCSPs', readOcspResponse),
        }
      : noProofs;
  } catch (error) {
    if (error instanceof PdfError) return noProofs;
    throw error;
  }
};

const pieces = <T>(file: PdfFile, store: PdfObject, key: string, read: (der: Buffer) => T): readonly T[] => {
  const list = file.follow(entryOf(store.value, key), store);
  if (list?.value.kind !== 'array') return [];
  return list.value.items.flatMap((item) => {
    try {
      const object = file.follow(item, list);
      return object ? [read(contentOf(file, object))] : [];
    } catch (error) {
      if (error instanceof PdfError || error instanceof DerError) return [];
      throw error;
    }
  });
};
