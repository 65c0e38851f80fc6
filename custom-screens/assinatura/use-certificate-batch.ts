import type { AssinaturaCalculada, DocumentoParaAssinar } from '#schemas/generated.ts';
import type { CertificateAtHand } from '#src/conteudo/certificado/certificate-at-hand.ts';
import { submitValues, valueForDocument, type Begun } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { certificateProblem } from './certificate-problem.ts';
import type { BatchItem, BatchShow } from './use-batch.ts';

/** So many values go in one call: each is good for some minutes, and what was done shows as it goes. */
const perCall = 5;

/** Signing several documents with one certificate; a failure of one does not stop the others. */
export const useCertificateBatch = ({ show, put }: BatchShow) => {
  const refresh = useRefreshContent();

  const valueOf = async (begun: Begun, id: number): Promise<AssinaturaCalculada | undefined> => {
    try {
      return await valueForDocument(begun, id);
    } catch (error) {
      put([id], failed(certificateProblem(error)));
      return undefined;
    }
  };

  const signGroup = async (begun: Begun, ids: readonly number[]): Promise<void> => {
    put(ids, (now) => ({ ...now, estado: 'assinando' }));
    const values: AssinaturaCalculada[] = [];
    const asked: number[] = [];
    for (const id of ids) {
      const value = await valueOf(begun, id);
      if (!value) continue;
      values.push(value);
      asked.push(id);
    }
    if (values.length === 0) return;
    try {
      const { resultados } = await submitValues(values);
      for (const { id, ok, mensagem } of resultados)
        put([id], (now) => (ok ? { item: now.item, estado: 'assinado' } : failed(mensagem ?? '')(now)));
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
    } finally {
      key.end();
    }
    put([], (now) => now, false);
    await refresh();
  };
};

const failed =
  (motivo: string) =>
  ({ item }: BatchItem): BatchItem => ({ item, estado: 'falhou', motivo });
