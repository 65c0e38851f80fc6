import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import { acompanhar, deixarDeAcompanhar } from '#server/conteudo/caixa-central/index.ts';
import { guardar } from '#server/conteudo/guarda/index.ts';
import { enviarAoArquivo } from '#server/conteudo/arquivamento/index.ts';
import { distribuir, transferir } from '#server/conteudo/posse/index.ts';
import { devolver, receber, receberAto, resgatar, tomarCiencia } from '#server/conteudo/tramite/index.ts';
import { backOf, inOneTransaction, type BulkAct, type BulkInput } from './bulk-act.ts';

/** Receives what is on its way to the person, named by its content. */
const receberConteudo = async (ctx: Ctx, id: number, { motivo }: BulkInput): Promise<void> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(receberAto, situation);
  await receber(ctx, row.transitoId ?? 0, { conteudoId: id, motivo });
};

/** Takes notice of every copy of a content that waits for the person. */
const conhecer = async (ctx: Ctx, id: number, { motivo }: BulkInput): Promise<void> => {
  let { row, situation } = await loadSituation(ctx, id);
  requireAllowed(tomarCiencia, situation);
  while (row.copia) {
    await receber(ctx, row.copia.id, { conteudoId: id, motivo });
    ({ row, situation } = await loadSituation(ctx, id));
  }
};

const resgatarConteudo = async (ctx: Ctx, id: number, { motivo }: BulkInput): Promise<void> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(resgatar, situation);
  await perform(ctx, resgatar, id, { tramiteId: row.transitoId ?? 0, motivo });
};

/** What can be asked of several contents, whatever their kind. */
export const sharedBulkActs: readonly BulkAct[] = [
  { nome: 'receber', comNota: 'notaReceber', run: inOneTransaction(receberConteudo) },
  { nome: 'tomarCiencia', comNota: 'notaCiencia', run: inOneTransaction(conhecer) },
  { nome: 'resgatar', run: inOneTransaction(resgatarConteudo) },
  {
    nome: 'devolver',
    run: inOneTransaction((inner, id) => perform(inner, devolver, id, { conteudoId: id })),
  },
  {
    nome: 'distribuir',
    comPessoa: true,
    run: inOneTransaction((inner, id, { usuarioId = 0, versao }) =>
      perform(inner, distribuir, id, { usuarioId, versao }),
    ),
  },
  {
    nome: 'enviarAoArquivo',
    comArquivo: true,
    run: inOneTransaction((inner, id, { arquivoId = 0 }) =>
      perform(inner, enviarAoArquivo, id, { unidadeId: arquivoId }),
    ),
  },
  {
    nome: 'transferir',
    comMotivo: true,
    comUnidades: true,
    run: inOneTransaction((inner, id, { motivo, unidades }) =>
      perform(inner, transferir, id, {
        motivo,
        deUnidadeId: unidades?.de ?? 0,
        paraUnidadeId: unidades?.para ?? 0,
      }),
    ),
  },
  {
    nome: 'guardar',
    comLocal: true,
    run: inOneTransaction((inner, id, { local }) =>
      perform(inner, guardar, id, { localId: local?.id ?? 0, espessura: local?.espessura }),
    ),
  },
  { nome: 'acompanhar', ...backOf('acompanhar'), run: inOneTransaction(acompanhar) },
  {
    nome: 'deixarDeAcompanhar',
    ...backOf('deixarDeAcompanhar'),
    run: inOneTransaction(deixarDeAcompanhar),
  },
];
