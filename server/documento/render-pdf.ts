import { sql } from 'kysely';
import { degreeName } from './degree-name.ts';
import { modelPage } from './model-page.ts';
import type { CorpoDoc, Documento } from '#schemas/generated.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import type { ManifestoPdf, PdfGerado, SituacaoPdf } from '#server/base/pdf/index.ts';

export interface RenderRequest {
  readonly documento: Documento;
  readonly situacao: SituacaoPdf;
  /** The only date that enters the file. */
  readonly instante: Date;
  readonly codigo?: string;
  readonly manifesto?: ManifestoPdf;
}

/** The document as paper. */
export const renderPdf = async (ctx: Ctx | PublicCtx, request: RenderRequest): Promise<PdfGerado> => {
  const { documento, manifesto, codigo } = request;
  const { organizacao, sigilo, brasao } = await readLetterhead(ctx, documento);
  const address = await publicAddress(ctx.db, ctx.ports.config);
  return ctx.ports.pdf.renderDocumento({
    titulo: documento.numero ? `${documento.numero} - ${documento.assunto}` : documento.assunto,
    autores: [documento.autor.nome],
    situacao: request.situacao,
    instante: request.instante.toISOString(),
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: organizacao, ...(brasao ? { brasao } : {}) },
    unidade: { nome: documento.unidade.nome },
    pagina: await modelPage(ctx, documento.id, codigo, readImages),
    ...(documento.numero ? { numero: documento.numero } : {}),
    corpo: documento.corpo as unknown as CorpoDoc,
    valores: { ...documento.valoresAutomaticos, ...documento.valores },
    rotulos: Object.fromEntries(documento.propriedades.map(({ chave, rotulo }) => [chave, rotulo])),
    imagens: await readImages(ctx, [...new Set(imageIds(documento.corpo))]),
    assinaturas: documento.assinantes.map(({ marcador, usuario, unidade, assinadoEm, porQuem }) => ({
      chave: marcador,
      nome: usuario.nome,
      ...(usuario.cargo ? { cargo: usuario.cargo } : {}),
      ...(unidade ? { unidade: unidade.sigla } : {}),
      ...(assinadoEm ? { assinadoEm } : {}),
      ...(porQuem ? { porQuem } : {}),
    })),
    ...(documento.sigilo > 0 ? { sigilo } : {}),
    ...(codigo ? { verificacao: { codigo, url: `${address}verificar/${codigo}` } } : {}),
    ...(manifesto ? { manifesto } : {}),
  });
};

interface Letterhead {
  readonly organizacao: string;
  readonly sigilo: string;
  readonly brasao: Uint8Array | undefined;
}

const readLetterhead = async (ctx: PublicCtx, documento: Documento): Promise<Letterhead> => {
  const { rows } = await sql<{ organizacao: string; sigilo: string | null; logo: string | null }>`
    select o.nome as organizacao, o.logo,
      (select s.descricao from registro.sigilo s where s.grau = ${documento.sigilo} order by s.id limit 1) as sigilo
    from registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao
    where un.id = ${documento.unidade.id}`.execute(ctx.db);
  const [row] = rows;
  const logos = row?.logo ? await readImages(ctx, [row.logo]) : {};
  return {
    organizacao: row?.organizacao ?? '',
    sigilo: row?.sigilo ?? degreeName(documento.sigilo),
    brasao: Object.values(logos)[0],
  };
};

/** Images by the id that the body or the register uses; they are small and go whole to the renderer. */
const readImages = async (ctx: PublicCtx, ids: readonly string[]): Promise<Record<string, Uint8Array>> => {
  if (ids.length === 0) return {};
  const rows = await ctx.db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.id', 'a.sha256', 'v.pasta'])
    .where('a.id', 'in', ids)
    .where('a.tipo', 'like', 'image/%')
    .execute();
  const images = await Promise.all(
    rows.map(async (row) => {
      const chunks: Buffer[] = [];
      for await (const chunk of await readFile(ctx.ports, row)) chunks.push(chunk as Buffer);
      return [row.id, Buffer.concat(chunks)] as const;
    }),
  );
  return Object.fromEntries(images);
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const imageIds = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, attrs, content } = node as {
    type?: string;
    attrs?: Record<string, unknown>;
    content?: unknown[];
  };
  const own =
    type === 'image' && typeof attrs?.['arquivo'] === 'string' && uuid.test(attrs['arquivo'])
      ? [attrs['arquivo']]
      : [];
  return [...own, ...(content ?? []).flatMap(imageIds)];
};
