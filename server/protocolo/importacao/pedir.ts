import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { ProtocoloNovo } from '#schemas/shapes/protocolo.ts';
import type { ImportacaoProtocolo, ImportacaoProtocoloPedido } from '#schemas/shapes/protocolo-importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { factErrors } from '../check-facts.ts';
import { requireType } from '../tipos.ts';
import { apresentarImportacao } from './apresentar.ts';
import { queueImport } from './import-queue.ts';
import { insertImport } from './importacao.repository.ts';

/** Asks for many protocols at once: what is wrong is told before any is made, each at its row. */
export const pedirImportacao = async (
  ctx: Ctx,
  { itens }: ImportacaoProtocoloPedido,
): Promise<ImportacaoProtocolo> => {
  const erros: FieldError[] = [];
  for (const [at, item] of itens.entries())
    for (const { campo, mensagem: said } of await itemErrors(ctx, item))
      erros.push({ campo: `itens.${at}.${campo}`, mensagem: said });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  return decide(ctx, async (inner) => {
    const id = await insertImport(inner, itens);
    await queueImport(inner.db, id);
    return apresentarImportacao(inner, id);
  });
};

const itemErrors = async (
  ctx: Ctx,
  { tipoDocumentoId, captura, ...facts }: ProtocoloNovo,
): Promise<readonly FieldError[]> => [
  ...(await typeErrors(ctx, tipoDocumentoId)),
  ...(captura ? [] : [{ campo: 'arquivo', mensagem: mensagem('protocolo.captura.semArquivo') }]),
  ...(facts.assunto.trim() === ''
    ? [{ campo: 'assunto', mensagem: mensagem('protocolo.pendencia.assunto') }]
    : []),
  ...(await factErrors(ctx, facts, {
    destinos: 0,
    vencimento: null,
    vigenciaDe: null,
    vigenciaAte: null,
    recebidoEm: today(ctx),
    sigilo: 0,
  })),
];

const typeErrors = async (ctx: Ctx, id: number): Promise<readonly FieldError[]> => {
  try {
    await requireType(ctx, id);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.erros.length === 0) throw error;
    return error.erros;
  }
};
