import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import type { NuvemAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import { forgetCloudAct, keepCloudAct, type KeptCloudAct } from '#src/conteudo/certificado/cloud-act.ts';
import {
  packageInCloud,
  submitValues,
  type PresentedCertificate,
} from '#src/conteudo/certificado/sign-with-certificate.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { leaveFor } from '#src/session/navigation.ts';
import { askCloud } from './ask-cloud.ts';
import { isFactorProblem } from './factor-problem.ts';
import { certificateProblem } from './certificate-problem.ts';
import { failed, putResults } from './batch-results.ts';
import type { BatchShow } from './use-batch.ts';

type Failures = NonNullable<KeptCloudAct['falhas']>;

interface CloudBatch {
  /**
   * Prepares each document and has all of them signed.
   * @throws HttpProblem where the provider did not take what the person typed: nothing was signed
   */
  readonly sign: (
    act: KeptCloudAct,
    itens: readonly DocumentoParaAssinar[],
    certificate: PresentedCertificate,
    fatores?: NuvemAssinar['fatores'],
  ) => Promise<void>;
  /** The person came back with the yes to what was prepared. */
  readonly resume: (
    act: KeptCloudAct,
    itens: readonly DocumentoParaAssinar[],
    pacotes: readonly string[],
  ) => Promise<void>;
}

/** Signing documents with a certificate that a provider keeps: each with its result; one that is not prepared stops no other. */
export const useCloudBatch = ({ show, put }: BatchShow): CloudBatch => {
  const refresh = useRefreshContent();

  const begin = (itens: readonly DocumentoParaAssinar[], failures: Failures): void =>
    show(
      itens.map((item) => {
        const failure = failures.find(({ id }) => id === item.id);
        return failure ? { item, estado: 'falhou', motivo: failure.motivo } : { item, estado: 'assinando' };
      }),
      true,
    );

  /** What is still being signed failed for this reason. */
  const failRest = (ids: readonly number[], motivo: string): void =>
    put(ids, (now) => (now.estado === 'assinando' ? failed(motivo)(now) : now));

  const finish = async (
    act: KeptCloudAct,
    pacotes: readonly string[],
    failures: Failures,
    fatores?: NuvemAssinar['fatores'],
  ): Promise<'left' | 'done'> => {
    const { endereco, assinaturas = [] } = await askCloud(act, pacotes, fatores);
    if (endereco !== undefined) {
      keepCloudAct({ ...act, falhas: failures });
      leaveFor(endereco);
      return 'left';
    }
    putResults(put, (await submitValues([...assinaturas])).resultados);
    forgetCloudAct();
    return 'done';
  };

  const end = async (
    act: KeptCloudAct,
    pacotes: readonly string[],
    failures: Failures,
    fatores?: NuvemAssinar['fatores'],
  ): Promise<void> => {
    try {
      if (pacotes.length > 0 && (await finish(act, pacotes, failures, fatores)) === 'left') return;
    } catch (error) {
      if (isFactorProblem(error)) throw error;
      const silent = error instanceof HttpProblem && error.noAnswer;
      failRest(act.ids, silent ? text('assinatura.lote.semResposta') : certificateProblem(error));
    }
    put([], (now) => now, false);
    await refresh();
  };

  return {
    sign: async (act, itens, certificate, fatores) => {
      begin(itens, []);
      const pacotes: string[] = [];
      const failures: { id: number; motivo: string }[] = [];
      for (const { id } of itens)
        try {
          pacotes.push(await packageInCloud(certificate, { id }, act.ato ?? 0));
        } catch (error) {
          const motivo = certificateProblem(error);
          failures.push({ id, motivo });
          put([id], failed(motivo));
        }
      await end(act, pacotes, failures, fatores);
    },
    resume: async (act, itens, pacotes) => {
      const failures = act.falhas ?? [];
      begin(itens, failures);
      await end(act, pacotes, failures);
    },
  };
};
