import { childAt, oidOf, type DerNode } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import { oid } from './algorithms.ts';
import { readOcspResponse, type OcspResponse } from './ocsp/read-response.ts';
import { readRevocationList, type RevocationList } from './revocation-list.ts';

/** What a CMS carries about revocation. */
export interface RevocationEvidence {
  readonly lists: readonly RevocationList[];
  readonly answers: readonly OcspResponse[];
}

/** Where Adobe (ISO 32000) puts it. */
const archivedInfo = '1.2.840.113583.1.1.8';

/**
 * The lists and the answers beside the certificates of a CMS, and those that a signature covers; what cannot be read proves nothing.
 * @param besides what stands where revocation goes
 */
export const revocationEvidence = (
  besides: readonly DerNode[],
  signed: DerNode | undefined,
): RevocationEvidence => {
  const archived = archivedIn(signed);
  return {
    lists: [...besides.filter(({ tag }) => tag === 0x30), ...under(archived, 0xa0)].flatMap(({ raw }) =>
      readable(() => readRevocationList(raw)),
    ),
    answers: [
      ...besides.filter(({ tag }) => tag === 0xa1).flatMap(answerOf),
      ...under(archived, 0xa1),
    ].flatMap(({ raw }) => readable(() => readOcspResponse(raw))),
  };
};

const answerOf = (other: DerNode): readonly DerNode[] =>
  readable(() => (oidOf(childAt(other, 0)) === oid.ocspBeside ? childAt(other, 1) : undefined));

const archivedIn = (signed: DerNode | undefined): DerNode | undefined =>
  readable(() => {
    const found = signed?.children.find((one) => oidOf(childAt(one, 0)) === archivedInfo);
    return found && childAt(found, 1, 0);
  })[0];

const under = (archived: DerNode | undefined, tag: number): readonly DerNode[] =>
  whenReadable(() => archived?.children.find((one) => one.tag === tag)?.children[0]?.children) ?? [];

const readable = <T>(work: () => T | undefined): readonly T[] => {
  const read = whenReadable(work);
  return read === undefined ? [] : [read];
};
