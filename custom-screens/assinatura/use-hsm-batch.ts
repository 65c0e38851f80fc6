import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import {
  packageInCloud,
  signInHsm,
  type HsmCertificate,
} from '#src/conteudo/certificado/sign-with-certificate.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import type { SigningProof } from '#src/conteudo/use-signing.ts';
import { text } from '#src/i18n/text.ts';
import { certificateProblem } from './certificate-problem.ts';
import type { BatchShow } from './use-batch.ts';

/**
 * Signing documents with a certificate of the HSM: all of them with one proof, since a code serves once. One that is not prepared
 * stops no other.
 */
export const useHsmBatch = ({ show }: BatchShow) => {
  const refresh = useRefreshContent();
  /** @throws HttpProblem when the password, the code or the HSM refused: nothing was signed */
  return async (
    certificate: HsmCertificate,
    itens: readonly DocumentoParaAssinar[],
    proof: SigningProof,
  ): Promise<void> => {
    const motives = new Map<number, string>();
    const pacotes: string[] = [];
    for (const { id } of itens)
      try {
        pacotes.push(await packageInCloud(certificate.presented, { id }));
      } catch (error) {
        motives.set(id, certificateProblem(error));
      }
    const { resultados } =
      pacotes.length > 0 ? await signInHsm(certificate, pacotes, proof) : { resultados: [] };
    show(
      itens.map((item) => {
        const result = resultados.find(({ id }) => id === item.id);
        if (result?.ok) return { item, estado: 'assinado' };
        const motivo = motives.get(item.id) ?? result?.mensagem ?? text('assinatura.lote.semResposta');
        return { item, estado: 'falhou', motivo };
      }),
      false,
    );
    await refresh();
  };
};
