import { AppError } from '#schemas/app-error.ts';
import type { Captura, MotivoCaptura } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { planSplit } from '#server/base/capture/plan-split.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { listTypes } from '../tipos.ts';
import { isLabel, isSeparator } from './etiquetas.ts';
import { sugerir } from './sugerir.ts';

/** A capture of one's own: nobody sees what another is scanning. */
export const apresentar = async (ctx: Ctx, id: number): Promise<Captura> => {
  const { db, sessao } = ctx;
  const captura = await db
    .selectFrom('captura as c')
    .innerJoin('arquivo as a', 'a.id', 'c.arquivoId')
    .select(['c.id', 'a.nome', 'a.tamanho', 'c.situacao', 'c.motivo', 'c.paginas', 'c.pdfa', 'c.assinaturas'])
    .where('c.id', '=', id)
    .where('c.usuarioId', '=', sessao.usuarioId)
    .executeTakeFirst();
  if (!captura) throw new AppError('naoEncontrado');
  const pages = await db
    .selectFrom('capturaPagina')
    .select(['numero', 'emBranco', 'temTexto', 'texto', 'codigos', 'giro'])
    .where('capturaId', '=', id)
    .orderBy('numero')
    .execute();
  const ready = captura.situacao === 'PRONTA';
  const { nome, tamanho, situacao, motivo, paginas: total, pdfa, assinaturas } = captura;
  return {
    id,
    nome,
    tamanho,
    situacao,
    lidas: pages.length,
    paginas: pages.map(({ numero, emBranco, temTexto, codigos, giro }) => {
      const etiqueta = codigos.find(({ texto }) => isLabel(texto))?.texto;
      return {
        numero,
        emBranco,
        temTexto,
        // to turn a page is to make another file, where nothing is signed
        giro: assinaturas > 0 ? 0 : giro,
        ...(codigos.some(({ texto }) => isSeparator(texto)) ? { separadora: true } : {}),
        ...(etiqueta === undefined ? {} : { etiqueta }),
      };
    }),
    partes: ready
      ? planSplit(pages, { isSeparator, isLabel, semBrancas: true }).partes.map(({ paginas, etiqueta }) => ({
          paginas: [...paginas],
          ...(etiqueta === undefined ? {} : { etiqueta }),
        }))
      : [],
    ...(ready
      ? {
          sugestao: sugerir(
            { nome, texto: pages.map(({ texto }) => texto).join('\n') },
            (await listTypes(ctx, { pageSize: 500 })).itens,
          ),
        }
      : {}),
    ...(total === null ? {} : { total }),
    ...(motivo === null ? {} : { motivo: mensagem(`protocolo.captura.motivo.${motivo as MotivoCaptura}`) }),
    ...(pdfa === null ? {} : { pdfa: { ...pdfa, conferencias: [...pdfa.conferencias] } }),
  };
};

/** The miniature of a page. */
export const miniatura = async ({ db, sessao }: Ctx, id: number, numero: number): Promise<FileAnswer> => {
  const page = await db
    .selectFrom('capturaPagina as p')
    .innerJoin('captura as c', 'c.id', 'p.capturaId')
    .select('p.miniatura')
    .where('c.id', '=', id)
    .where('p.numero', '=', numero)
    .where('c.usuarioId', '=', sessao.usuarioId)
    .executeTakeFirst();
  if (!page) throw new AppError('naoEncontrado');
  return {
    content: page.miniatura,
    type: 'image/png',
    name: `pagina-${numero}.png`,
    size: page.miniatura.length,
  };
};
