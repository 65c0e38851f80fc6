import { defined } from '#schemas/defined.ts';
import { modelPage } from './model-page.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { drawForm, type DrawnForm } from '#server/conteudo/formulario/index.ts';
import { readImages, readLetterhead } from '#server/conteudo/papel/index.ts';
import type { ManifestoPdf, PdfGerado, SituacaoPdf } from '#server/ferramentas/pdf/index.ts';

interface RenderRequest {
  readonly documento: Documento;
  readonly situacao: SituacaoPdf;
  /** The only date that enters the file. */
  readonly instante: Date;
  readonly codigo?: string;
  /** From when and until when it is valid, in words: of what is read, which follows it as it stands. */
  readonly vigencia?: string;
  readonly manifesto?: ManifestoPdf;
}

/** Of a form, with what its version keeps. */
type Rendered = PdfGerado & Partial<Pick<DrawnForm, 'preenchido' | 'escritos'>>;

/** The document as paper: of a form, the pages that were filled and, after them, its text. */
export const renderPdf = async (ctx: Ctx | PublicCtx, request: RenderRequest): Promise<Rendered> => {
  const { documento, manifesto, codigo } = request;
  const { organizacao, sigilo, brasao } = await readLetterhead(ctx, {
    unidadeId: documento.unidade.id,
    sigilo: documento.sigilo,
  });
  const drawings = await signatureDrawings(ctx, documento);
  const address = await publicAddress(ctx.db, ctx.ports.config);
  const { paginas, corpo, preenchido, escritos } = await drawnOf(ctx, request);
  const made = await ctx.ports.pdf.renderDocumento({
    titulo: titleOf(documento),
    autores: [documento.autor.nome],
    situacao: request.situacao,
    instante: request.instante.toISOString(),
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: organizacao, brasao },
    unidade: { nome: documento.unidade.nome },
    pagina: await modelPage(ctx, documento.id, codigo, readImages),
    ...defined({ numero: documento.numero || undefined }),
    corpo,
    valores: { ...documento.valoresAutomaticos, ...documento.valores },
    rotulos: Object.fromEntries(documento.propriedades.map(({ chave, rotulo }) => [chave, rotulo])),
    imagens: await readImages(ctx, [...new Set(imageIds(documento.corpo))]),
    assinaturas: documento.assinantes.map(
      ({ id, marcador, usuario, externoId, unidade, assinadoEm, porQuem }) => ({
        chave: marcador,
        nome: usuario.nome,
        ...positionOf({ deFora: externoId !== undefined, cargo: usuario.cargo }),
        unidade: unidade?.sigla,
        assinadoEm: assinadoEm || undefined,
        porQuem: porQuem || undefined,
        imagem: drawings.has(id) ? drawings.get(id) : undefined,
      }),
    ),
    ...defined({
      sigilo: documento.sigilo > 0 ? sigilo : undefined,
      verificacao: codigo ? { codigo, url: `${address}verificar/${codigo}` } : undefined,
      vigencia: request.vigencia,
      manifesto,
      paginas,
    }),
  });
  return { ...made, ...defined({ preenchido, escritos }) };
};

const drawnOf = async (
  ctx: Ctx | PublicCtx,
  { documento }: RenderRequest,
): Promise<Pick<DrawnForm, 'corpo'> & Partial<DrawnForm>> => {
  const { id, tipo, modelo, numeroVersao, corpo, concluidoEm } = documento;
  if (tipo !== tipoConteudo.formularioPdf) return { corpo: corpo as unknown as CorpoDoc };
  const minuta = concluidoEm === undefined;
  return drawForm(ctx, { id, modeloId: modelo.id, numeroVersao, minuta, corpo });
};

/** What the file calls itself: no two versions of a document are the same file. */
const titleOf = ({ numero, assunto, numeroVersao }: Documento): string => {
  const titulo = numero ? `${numero} - ${assunto}` : assunto;
  return numeroVersao > 1 ? mensagem('pdf.tituloVersao', { titulo, n: numeroVersao }) : titulo;
};

/** The drawings of signatures that were given, by the id of who gave each. */
const signatureDrawings = async (
  ctx: Ctx | PublicCtx,
  { assinantes }: Documento,
): Promise<ReadonlyMap<number, Uint8Array>> => {
  const signed = assinantes.filter(({ assinadoEm }) => assinadoEm !== undefined).map(({ id }) => id);
  if (signed.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('documentoAssinante')
    .select(['id', 'imagemId'])
    .where('id', 'in', signed)
    .where('imagemId', 'is not', null)
    .execute();
  const images = await readImages(
    ctx,
    rows.flatMap(({ imagemId }) => imagemId ?? []),
  );
  return new Map(
    rows.flatMap(({ id, imagemId }) => {
      const image = imagemId === null ? undefined : images[imagemId];
      return image ? [[id, image] as const] : [];
    }),
  );
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

interface SignerPlace {
  readonly deFora: boolean;
  readonly cargo?: string | null | undefined;
}

/** What stands under the name of who signs; who is from outside has no position here. */
export const positionOf = ({ deFora, cargo }: SignerPlace): { readonly cargo?: string } => {
  if (deFora) return { cargo: mensagem('pdf.assinanteDeFora') };
  return cargo ? { cargo } : {};
};
