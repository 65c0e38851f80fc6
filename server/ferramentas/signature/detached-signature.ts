import { childAt, oidOf, readDer } from '#schemas/der/read.ts';
import { sequence, setOf, tagged, type Bytes } from '#schemas/der/write.ts';
import { oid } from './algorithms.ts';
import type { Certificate } from './certificate.ts';
import { attribute } from './signed-attributes.ts';
import { assembled, partsOf } from './signed-data.ts';

interface Added {
  /** Authorities of the certificate: some give only the one of the person. */
  readonly chain: readonly Certificate[];
  readonly timeStampToken?: Bytes;
}

/**
 * A CMS of one person that was made elsewhere, without the content and in DER whatever it came in, with what completes it: what
 * the person signed stays byte by byte.
 * @throws DerError when it is no CMS
 */
export const detachedSignature = (cms: Bytes, { chain, timeStampToken }: Added): Bytes => {
  const { certificates, signers, ...parts } = partsOf(cms);
  return assembled({
    ...parts,
    certificates: [...certificates, ...chain.map(({ der }) => der)],
    signers: signers.map((one) => (timeStampToken ? stampedSigner(one, timeStampToken) : one)),
  });
};

const stampedSigner = (signer: Bytes, token: Bytes): Bytes => {
  const fields = readDer(signer).children;
  const unsigned = fields.at(-1)?.tag === 0xa1 ? fields.at(-1) : undefined;
  const kept = unsigned ? fields.slice(0, -1) : fields;
  const others = (unsigned?.children ?? []).filter((one) => oidOf(childAt(one, 0)) !== oid.timeStampToken);
  return sequence(
    ...kept.map(({ raw }) => raw),
    tagged(1, setOf(...others.map(({ raw }) => raw), attribute(oid.timeStampToken, token))),
  );
};
