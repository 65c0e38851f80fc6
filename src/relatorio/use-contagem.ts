import { useSearchParams } from 'react-router-dom';
import { relatorioApi } from '#schemas/api/relatorio.ts';
import type { ContagemPedido, ContagemRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { download } from '#src/data/download.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { notifyProblem } from '#src/ui/notify.ts';

/** While it is counted, how far it is gets asked by the clock. */
const everyMs = 1_000;

/** The counting of a report whole, in the background; the address keeps it until something else is asked. */
export interface Contagem {
  readonly atual: ContagemRelatorio | undefined;
  /** It is no longer kept, or is of another unit. */
  readonly passou: boolean;
  readonly pedindo: boolean;
  readonly pedir: () => void;
  readonly parar: () => void;
  readonly baixar: (formato: 'csv' | 'xlsx' | 'pdf', nome?: string) => void;
}

export const isGoing = (contagem: Pick<ContagemRelatorio, 'situacao'> | undefined): boolean =>
  contagem?.situacao === 'ESPERA' || contagem?.situacao === 'FAZENDO';

export const useContagem = (pedido: ContagemPedido): Contagem => {
  const [params, setParams] = useSearchParams();
  const written = Number(params.get('contagem'));
  const id = Number.isSafeInteger(written) && written > 0 ? written : 0;
  const asked = { params: { id } };
  const read = { enabled: id > 0, ownError: true };
  const known = useRead(relatorioApi.contagem, asked, read);
  // the same read, by the clock while there is something to wait for
  const going = isGoing(known.data);
  useRead(relatorioApi.contagem, asked, {
    ...read,
    quiet: going || undefined,
    every: going ? everyMs : undefined,
  });
  const contar = useAct(relatorioApi.contar);
  const pararContagem = useAct(relatorioApi.pararContagem, { refresh: [relatorioApi.contagem] });
  const keep = ({ id: made }: ContagemRelatorio): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('contagem', String(made));
        return next;
      },
      { replace: true },
    );
  return {
    atual: known.error ? undefined : known.data,
    passou: known.error?.status === 404,
    pedindo: contar.isPending,
    pedir: () => quietly(contar.act({ body: pedido }), keep),
    parar: () => quietly(pararContagem.act(asked), () => undefined),
    baixar: (formato, nome) =>
      void download(relatorioApi.arquivoContagem, {
        ...asked,
        query: { formato, nome },
      }).catch((problem: unknown) => {
        notifyProblem(problem);
        // it may have been taken away meanwhile: then the page goes back to the numbers of now
        void known.refetch();
      }),
  };
};
