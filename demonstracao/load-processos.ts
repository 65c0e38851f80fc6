import { defined } from '#schemas/defined.ts';
import type { SeedIds } from '#server/inicio/seed/seed-target.ts';
import { idOf } from './id-of.ts';
import { unidadePadrao } from './load-documentos.ts';
import type { PassoProcesso, ProcessoMundo } from './processo-mundo.ts';
import type { Relogio } from './relogio.ts';
import type { FeitoProcesso, WorldTarget } from './target.ts';

/** Carries out the stories of all processes together, in the order of time, after those of the documents that they join. */
export const loadProcessos = async (
  target: WorldTarget,
  lista: readonly ProcessoMundo[],
  ids: SeedIds,
  documentos: ReadonlyMap<string, number>,
  relogio: Relogio,
): Promise<ReadonlyMap<string, number>> => {
  const processos = new Map<string, number>();
  if (!target.agirEmProcesso) return processos;
  const passos = lista
    .flatMap((processo) => processo.atos.map((passo) => ({ processo, passo })))
    .sort((a, b) => relogio.instante(a.passo.em).getTime() - relogio.instante(b.passo.em).getTime());
  for (const { processo, passo } of passos) {
    const { chave } = processo;
    const contexto = {
      em: relogio.instante(passo.em),
      usuarioId: idOf(ids, 'usuario', passo.quem),
      unidadeId: idOf(ids, 'unidade', unidadePadrao(passo.quem)),
      chave,
    };
    const id = await target.agirEmProcesso({
      ...contexto,
      processoId: processos.get(chave) ?? 0,
      feito: ato(processo, passo, { ids, documentos, processos, relogio }),
    });
    processos.set(chave, id);
  }
  return processos;
};

interface Known {
  readonly ids: SeedIds;
  readonly documentos: ReadonlyMap<string, number>;
  readonly processos: ReadonlyMap<string, number>;
  readonly relogio: Relogio;
}

const known = (map: ReadonlyMap<string, number>, chave: string): number => {
  const id = map.get(chave);
  if (id === undefined) throw new Error(`o mundo ainda não tem ${chave}`);
  return id;
};

const ato = (
  processo: ProcessoMundo,
  passo: PassoProcesso,
  { ids, documentos, processos, relogio }: Known,
): FeitoProcesso => {
  switch (passo.ato) {
    case 'abrir': {
      const { tipo, assunto, observacoes, vencimento, interessados = [], campos = {} } = processo;
      return {
        ato: 'abrir',
        tipoProcessoId: idOf(ids, 'tipo-processo', tipo),
        dados: {
          assunto,
          ...defined({
            observacoes,
            vencimento: vencimento === undefined ? undefined : relogio.dia(vencimento),
          }),
          interessados: interessados.map((chave) => idOf(ids, 'interessado', chave)),
          campos: Object.entries(campos).map(([rotulo, valor]) => ({ rotulo, valor })),
        },
      };
    }
    case 'juntar':
      return { ato: 'juntar', documentoId: known(documentos, passo.documento) };
    case 'retirar':
      return { ato: 'retirar', documentoId: known(documentos, passo.documento), motivo: passo.motivo };
    case 'relacionar':
      return { ato: 'relacionar', outroId: known(processos, passo.outro), especie: passo.especie };
    case 'tramitar': {
      const { destino, prazo, texto } = passo;
      return {
        ato: 'tramitar',
        pedido: {
          destino: {
            unidadeId: idOf(ids, 'unidade', destino.unidade),
            usuarioId: destino.pessoa ? idOf(ids, 'usuario', destino.pessoa) : undefined,
          },
          ...defined({ prazo: prazo ? relogio.dia(prazo) : undefined }),
          texto: texto || undefined,
        },
      };
    }
    default:
      return { ato: passo.ato };
  }
};
