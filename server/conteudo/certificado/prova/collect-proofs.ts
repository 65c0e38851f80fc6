import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import type { SignatureProofs } from '#server/ferramentas/signature/pdf/append-proofs.ts';
import { holderName } from '#server/ferramentas/signature/icp-brasil.ts';
import {
  listsOf,
  pathTo,
  revocationOf,
  type ListedCertificate,
} from '#server/ferramentas/signature/trusted-path.ts';
import type { InstalledTrust } from '../confianca/index.ts';
import type { Proved } from './proof-level.ts';

/** What proves each signature, of what the installation has; and what it lacks, in words. */
interface Collected {
  readonly proofs: readonly SignatureProofs[];
  readonly falta: readonly string[];
}

/**
 * Bytes above which a list goes into a file only when its authority answers nothing (OCSP) about the certificate alone: it would
 * be in each file that is signed.
 */
const large = 262_144;

/** The lists that go into a file whatever else there is. */
export const withoutLarge = (trust: InstalledTrust): InstalledTrust => ({
  ...trust,
  lists: trust.lists.filter(({ der }) => der.length <= large),
});

const moment = (date: Date): string => formatInstant(date.toISOString());

/** @param trust with what the file has already */
export const collectProofs = (needs: readonly Proved[], trust: InstalledTrust): Collected => {
  const falta = new Set<string>();
  /** Authorities of which no list speaks, and the last moment that it has to speak of: it then speaks of those before. */
  const silent = new Map<string, Date>();
  const proofs = needs.flatMap(({ certificate, certificates, momento, contents }): SignatureProofs[] => {
    const path = pathTo(trust, certificate, [...certificates, ...trust.intermediates]);
    if (!path) {
      falta.add(mensagem('certificado.prova.semCadeia', { quem: holderName(certificate) }));
      return [];
    }
    const found = revocationOf(trust, path, momento);
    if (found.situacao === 'REVOGADO')
      falta.add(
        mensagem('certificado.prova.revogado', { quem: holderName(found.certificate), em: moment(found.em) }),
      );
    const listed = listsOf(trust, path, momento);
    for (const { certificate: one, list, answer } of listed)
      if (!list && !answer) silent.set(one.issuerName, latest(silent.get(one.issuerName), momento));
    return [
      {
        contents,
        certificates: path.certificates,
        lists: listed.flatMap((one) => (one.list && !answered(one) ? [one.list] : [])),
        answers: listed.flatMap((one) => (one.answer && answered(one) ? [one.answer.response] : [])),
      },
    ];
  });
  for (const [autoridade, em] of silent)
    falta.add(mensagem('certificado.prova.semLista', { autoridade, em: moment(em) }));
  return { proofs, falta: [...falta] };
};

/** It is the answer about the certificate that proves, and not the list. */
const answered = ({ list, answer }: ListedCertificate): boolean =>
  answer !== undefined && (list === undefined || list.der.length > large);

const latest = (one: Date | undefined, other: Date): Date => (one && one > other ? one : other);
