import { createHash } from 'node:crypto';
import { bytesOf, childAt, DerError, oidOf, readDer, sameBytes, timeOf } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { digests } from './algorithms.ts';
import type { Certificate } from './certificate.ts';
import { verifyCms } from './verify-cms.ts';

/** A token of RFC 3161, and whether it is of these bytes and of the authority that it names. */
export interface TimeStamp {
  readonly momento: Date;
  readonly whole: boolean;
  readonly authority: Certificate | undefined;
  readonly certificates: readonly Certificate[];
}

/** Reads a token over some bytes; nothing of what cannot be read. */
export const readTimeStamp = (token: Bytes, stamped: Bytes): TimeStamp | undefined => {
  try {
    const info = readDer(bytesOf(childAt(readDer(token), 1, 0, 2, 1, 0)));
    const algorithm = digests[oidOf(childAt(info, 2, 0, 0))];
    const of =
      algorithm !== undefined &&
      sameBytes(childAt(info, 2, 1).value, createHash(algorithm).update(stamped).digest());
    const [check] = verifyCms(token, undefined);
    return {
      momento: timeOf(childAt(info, 4)),
      whole: of && check !== undefined && check.problems.length === 0,
      authority: check?.certificate,
      certificates: check?.certificates ?? [],
    };
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
};
