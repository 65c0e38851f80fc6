import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Captura, MotivoCaptura } from '#schemas/shapes/captura.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { planSplit } from '#server/ferramentas/capture/plan-split.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { listTypes } from '../tipos.ts';
import { isLabel, isSeparator, labelText } from '#schemas/numeracao/label-text.ts';
import { protocolosDasEtiquetas } from './protocolos-das-etiquetas.ts';
import { sugerir } from './sugerir.ts';
import { whyRefused } from './why-refused.ts';

/** Captures of one's own: nobody sees what another is scanning. Those that are not there any more do not come. */
export const apresentarVarias = async (ctx: Ctx, ids: readonly number[]): Promise<Captura[]> => {
  const { db, sessao } = ctx;
  const found = await db
    .selectFrom('captura as c')
    .innerJoin('arquivo as a', 'a.id', 'c.arquivoId')
    .select(['c.id', 'a.nome', 'a.tamanho', 'c.situacao', 'c.motivo', 'c.paginas', 'c.pdfa', 'c.assinaturas'])
    .select((eb) =>
      eb
        .selectFrom('capturaPagina as p')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('lidas'))
        .whereRef('p.capturaId', '=', 'c.id')
        .as('lidas'),
    )
    .where('c.id', 'in', ids)
    .where('c.usuarioId', '=', sessao.usuarioId)
    .orderBy('c.id')
    .execute();
  const types = found.some(({ situacao }) => situacao === 'PRONTA')
    ? (await listTypes(ctx, { pageSize: 500 })).itens
    : [];
  const shown: Captura[] = [];
  for (const { id, nome, tamanho, situacao, lidas, motivo, paginas: total, pdfa, assinaturas } of found)
    shown.push({
      id: Number(id),
      nome,
      tamanho,
      situacao,
      lidas: lidas ?? 0,
      // what is still looked at says how far it is, and no more
      ...(situacao === 'PRONTA'
        ? await readPages(ctx, { id, nome, assinaturas, types })
        : { paginas: [], partes: [] }),
      ...defined({
        total: total ?? undefined,
        motivo: motivo === null ? undefined : await whyRefused(db, motivo as MotivoCaptura),
        pdfa: pdfa === null ? undefined : { ...pdfa, conferencias: [...pdfa.conferencias] },
      }),
    });
  return shown;
};

export const apresentar = async (ctx: Ctx, id: number): Promise<Captura> => {
  const [captura] = await apresentarVarias(ctx, [id]);
  if (!captura) throw new AppError('naoEncontrado');
  return captura;
};

interface Ready {
  readonly id: number;
  readonly nome: string;
  readonly assinaturas: number;
  readonly types: readonly TipoDocumentoCombo[];
}

/** The pages, the documents that they make, and what they seem to be. */
const readPages = async (
  ctx: Ctx,
  { id, nome, assinaturas, types }: Ready,
): Promise<Pick<Captura, 'paginas' | 'partes' | 'sugestao'>> => {
  const rows = await ctx.db
    .selectFrom('capturaPagina')
    .select(['numero', 'emBranco', 'temTexto', 'texto', 'codigos', 'giro', 'leitura'])
    .where('capturaId', '=', id)
    .orderBy('numero')
    .execute();
  const known = await protocolosDasEtiquetas(
    ctx,
    rows.flatMap(({ codigos }) => codigos.map(({ texto }) => texto)),
  );
  // the bars of a label say the same as its QR code
  const asLabel = (texto: string): string => {
    const protocolo = known.get(texto);
    return protocolo ? labelText(`P${protocolo.id}`) : texto;
  };
  const pages = rows.map(({ codigos, ...row }) => ({
    ...row,
    codigos: codigos.map(({ formato, texto }) => ({ formato, texto: asLabel(texto) })),
    protocolo: codigos.map(({ texto }) => known.get(texto)).find((one) => one !== undefined),
  }));
  const partes = planSplit(pages, { isSeparator, isLabel, semBrancas: true }).partes.map(
    ({ paginas, etiqueta }, index) => ({
      paginas: [...paginas],
      etiqueta,
      leitura: pages.find(({ numero }) => numero === paginas[0])?.leitura ?? undefined,
      // the name of the file is that of its first document
      sugestao: sugerir({ nome: index === 0 ? nome : '', texto: textOf(pages, paginas) }, types),
    }),
  );
  return {
    paginas: pages.map(({ numero, emBranco, temTexto, codigos, giro, protocolo }) => {
      const etiqueta = codigos.find(({ texto }) => isLabel(texto))?.texto;
      const own = protocolo && etiqueta === labelText(`P${protocolo.id}`);
      return {
        numero,
        emBranco,
        temTexto,
        // to turn a page is to make another file, where nothing is signed
        giro: assinaturas > 0 ? 0 : giro,
        separadora: codigos.some(({ texto }) => isSeparator(texto)) || undefined,
        etiqueta,
        protocolo: own ? protocolo : undefined,
      };
    }),
    partes,
    sugestao: partes[0]?.sugestao,
  };
};

/** What the pages of a document say, as far as they were read. */
const textOf = (
  pages: readonly { readonly numero: number; readonly texto: string }[],
  numbers: readonly number[],
): string =>
  pages
    .filter(({ numero }) => numbers.includes(numero))
    .map(({ texto }) => texto)
    .join('\n');

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
