import { bytesOf, childAt, oidOf, readDer, sameBytes, timeOf } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { digestBy, digests, weakDigests } from './algorithms.ts';
import type { Certificate } from './certificate.ts';
import type { SignatureProblem } from './signature-problem.ts';
import { verifyCms } from './verify-cms.ts';

/** A token of RFC 3161, and whether it is of these bytes and of the authority that it names. */
export interface TimeStamp {
  readonly momento: Date;
  /** It proves what it says, as far as it can be told without who is trusted. */
  readonly whole: boolean;
  /** What keeps it from that: `conteudo` where it is of other bytes. */
  readonly problems: readonly SignatureProblem[];
  readonly authority: Certificate | undefined;
  readonly certificates: readonly Certificate[];
}

/** Reads a token over some bytes; nothing of what cannot be read. */
export const readTimeStamp = (token: Bytes, stamped: Bytes): TimeStamp | undefined =>
  whenReadable(() => {
    const info = readDer(bytesOf(childAt(readDer(token), 1, 0, 2, 1, 0)));
    const algorithm = digests[oidOf(childAt(info, 2, 0, 0))];
    const [check] = verifyCms(token, undefined);
    const problems = new Set(check?.problems.map(ofToken) ?? ['ilegivel' as const]);
    if (algorithm === undefined) problems.add('algoritmo');
    else {
      if (weakDigests.has(algorithm)) problems.add('algoritmoFraco');
      if (!sameBytes(bytesOf(childAt(info, 2, 1)), digestBy(algorithm, stamped))) problems.add('conteudo');
    }
    return {
      momento: timeOf(childAt(info, 4)),
      whole: problems.size === 0,
      problems: [...problems],
      authority: check?.certificate,
      certificates: check?.certificates ?? [],
    };
  });

/** What a token has inside it is its own: of what it dates nothing is said by that. */
const ofToken = (problem: SignatureProblem): SignatureProblem =>
  problem === 'conteudo' ? 'atributos' : problem;
