import { useState } from 'react';
import type { CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import {
  inThisWindow,
  type CertificateAtHand,
  type NamedThing,
} from '#src/conteudo/certificado/certificate-at-hand.ts';
import { openP12 } from '#src/conteudo/certificado/open-p12.ts';
import { P12Problem } from '#src/conteudo/certificado/p12-problem.ts';
import {
  judge,
  packageOf,
  signInHsm,
  signWithCertificate,
  type HsmCertificate,
} from '#src/conteudo/certificado/sign-with-certificate.ts';
import { SigningRefused, type SigningProof } from '#src/conteudo/use-signing.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { certificateProblem } from './certificate-problem.ts';

/** A certificate that was opened or chosen, and what it does. */
export interface CertificateSigning {
  /** What the server says of the certificate that is open; undefined while none is. */
  readonly judged: CertificadoJulgado | undefined;
  /** Its PIN is typed elsewhere, once the person signs. */
  readonly asksPin: boolean;
  readonly busy: boolean;
  /** Why it is not signed. */
  readonly refusal: string | undefined;
  /** Opens a file; answers what is wrong with its password. */
  readonly open: (file: File, password: string) => Promise<string | undefined>;
  /** Takes one of a token, as the server judged it. */
  readonly take: (certificate: CertificateAtHand, judged: CertificadoJulgado) => void;
  /** What the server says of one for what is signed. */
  readonly judge: (certificate: CertificateAtHand) => Promise<CertificadoJulgado>;
  readonly sign: () => void;
  /**
   * Signs with one of the HSM of the institution, with what proves who the person is.
   * @throws HttpProblem when the server refuses, SigningRefused when it is not signed
   */
  readonly signInHsm: (certificate: HsmCertificate, proof: SigningProof) => Promise<void>;
  readonly close: () => void;
}

interface Opened {
  readonly certificate: CertificateAtHand;
  readonly judged: CertificadoJulgado;
}

/** Opening or choosing a certificate and signing one thing with it; it is forgotten with the page. */
export const useCertificateSigning = (
  thing: NamedThing,
  shown: Blob | undefined,
  onSigned: () => Promise<void>,
): CertificateSigning => {
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };

  const open = (file: File, password: string): Promise<string | undefined> =>
    whileBusy(async () => {
      try {
        const certificate = inThisWindow(await openP12(new Uint8Array(await file.arrayBuffer()), password));
        setOpened({ certificate, judged: await judge(certificate, thing) });
      } catch (error) {
        if (error instanceof P12Problem && error.why === 'senha')
          return text('assinarCertificado.problema.senha');
        setRefusal(certificateProblem(error));
      }
      return undefined;
    });

  const take: CertificateSigning['take'] = (certificate, judged) => {
    setRefusal(undefined);
    setOpened({ certificate, judged });
  };

  const sign = (): void => {
    if (!opened || !shown || busy) return;
    void whileBusy(async () => {
      try {
        await signWithCertificate(opened.certificate, thing, shown);
        await onSigned();
      } catch (error) {
        setRefusal(certificateProblem(error));
      }
    });
  };

  const inHsm: CertificateSigning['signInHsm'] = async (certificate, proof) => {
    if (!shown) return;
    try {
      const pacote = await packageOf(certificate.presented, thing, shown);
      const [result] = (await signInHsm(certificate, [pacote], proof)).resultados;
      if (!result?.ok) throw new SigningRefused(result?.mensagem ?? text('assinatura.lote.semResposta'));
    } catch (error) {
      if (error instanceof HttpProblem || error instanceof SigningRefused) throw error;
      throw new SigningRefused(certificateProblem(error));
    }
    await onSigned();
  };

  const close = (): void => {
    setOpened(undefined);
    setRefusal(undefined);
  };

  return {
    judged: opened?.judged,
    asksPin: opened?.certificate.asksPin ?? false,
    busy,
    refusal,
    open,
    take,
    judge: (certificate) => judge(certificate, thing),
    sign,
    signInHsm: inHsm,
    close,
  };
};
