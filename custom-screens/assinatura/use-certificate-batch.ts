import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import type { AssinaturaCalculada } from '#schemas/shapes/certificado.ts';
import { AgentProblem } from '#src/conteudo/certificado/agent.ts';
import type { CertificateAtHand } from '#src/conteudo/certificado/certificate-at-hand.ts';
import {
  submitValues,
  valueForDocument,
  type Begun,
} from '#src/conteudo/certificado/sign-with-certificate.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { certificateProblem } from './certificate-problem.ts';
import { failed, putResults } from './batch-results.ts';
import type { BatchShow } from './use-batch.ts';

/** So many values go in one call: each is good for some minutes, and what was done shows as it goes. */
const perCall = 5;

/** Signing several documents with one certificate; a failure of one does not stop the others. */
export const useCertificateBatch = ({ show, put }: BatchShow) => {
  const refresh = useRefreshContent();

  const signGroup = async (begun: Begun, ids: readonly number[]): Promise<void> => {
    put(ids, (now) => ({ ...now, estado: 'assinando' }));
    const values: AssinaturaCalculada[] = [];
    const asked: number[] = [];
    let gone: AgentProblem | undefined;
    for (const id of ids)
      try {
        values.push(await valueForDocument(begun, id));
        asked.push(id);
      } catch (error) {
        // of a token that is gone, the others have nothing to wait for
        if (error instanceof AgentProblem) {
          gone = error;
          break;
        }
        put([id], failed(certificateProblem(error)));
      }
    // what was signed before counts
    if (values.length > 0) await submit(values, asked);
    if (gone) throw gone;
  };

  const submit = async (values: AssinaturaCalculada[], asked: readonly number[]): Promise<void> => {
    try {
      putResults(put, (await submitValues(values)).resultados);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      put(asked, failed(error.noAnswer ? text('assinatura.lote.semResposta') : error.message));
    }
  };

  return async (certificate: CertificateAtHand, chosen: readonly DocumentoParaAssinar[]): Promise<void> => {
    show(
      chosen.map((item) => ({ item, estado: 'fila' })),
      true,
    );
    const key = certificate.begin(chosen.map((item) => ({ id: item.id, nome: itemName(item) })));
    try {
      for (let at = 0; at < chosen.length; at += perCall)
        await signGroup(
          { certificate, key },
          chosen.slice(at, at + perCall).map(({ id }) => id),
        );
    } catch (error) {
      const motivo = certificateProblem(error);
      put(
        chosen.map(({ id }) => id),
        (now) => (now.estado === 'assinado' || now.estado === 'falhou' ? now : failed(motivo)(now)),
      );
    } finally {
      key.end();
    }
    put([], (now) => now, false);
    await refresh();
  };
};
