import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type {
  Verificacao,
  VerificacaoArquivo,
  VerificacaoAssinatura,
  VerificacaoPorArquivo,
} from '#schemas/shapes/assinatura.ts';
import { maskDocument } from '#server/pessoas/acesso/mask-cpf.ts';
import { readFile } from '#server/base/files/read-file.ts';
import { deliveredName } from '#server/conteudo/papel/index.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { signerPerson } from '#server/conteudo/atos/index.ts';
import { findVerified, type Verified } from './find-verified.ts';

/**
 * What anybody with the code may know: of an open document its status, signatures and the digest of every file
 * that was issued; of a restricted one only that it exists and its status.
 */
export const verificarCodigo = async (ctx: PublicCtx, codigo: string): Promise<Verificacao> => {
  const row = await findVerified(ctx.db, codigo);
  const situacao = situationOf(row);
  const base = {
    codigo,
    situacao,
    restrito: row.restrito,
    publicado: row.publicado,
    consultadoEm: ctx.agora.toISOString(),
  };
  if (row.restrito) return { ...base, arquivos: [] };
  const [assinaturas, arquivos] = await Promise.all([readSignatures(ctx, row), readFiles(ctx, row)]);
  return {
    ...base,
    numero: row.numero,
    assunto: row.assunto,
    tipoDocumento: row.tipoDocumento,
    organizacao: row.organizacao,
    unidade: row.unidade,
    concluidoEm: row.concluidoEm.toISOString(),
    numeroVersao: row.numeroVersao,
    ...validityOf(row),
    ...defined({ paginas: row.paginas ?? undefined }),
    assinaturas,
    pendentes: row.assinaturasTotal - row.assinaturasFeitas,
    ...defined({ canceladas: row.canceladas || undefined }),
    arquivos,
  };
};

/** From when and until when it is valid, as it stands now. */
const validityOf = ({ vigenciaInicio: inicio, vigenciaFim: fim }: Verified): Pick<Verificacao, 'vigencia'> =>
  inicio === null && fim === null
    ? {}
    : { vigencia: defined({ inicio: inicio ?? undefined, fim: fim ?? undefined }) };

const cancelled = 8;

const situationOf = (row: Verified): Verificacao['situacao'] => {
  if (row.estado === cancelled) return 'CANCELADO';
  if (row.fase === 0) return 'SUPERADO';
  return row.assinaturasFeitas < row.assinaturasTotal ? 'PENDENTE' : 'AUTENTICO';
};

const meios: Readonly<Record<string, string>> = {
  DOCFLOW: 'Senha, no sistema',
  DIGITAL: 'Certificado digital',
  CLOUD: 'Certificado em nuvem',
};

const fromOutside = 'Senha e código por e-mail, de fora da instituição';

const readSignatures = async (ctx: PublicCtx, row: Verified): Promise<VerificacaoAssinatura[]> => {
  const { rows } = await sql<{
    nome: string;
    deFora: boolean;
    cpf: string | null;
    cargo: string | null;
    unidade: string | null;
    momento: Date;
    estrategia: string;
    nivel: string | null;
    por: string | null;
  }>`
    select quem.nome, quem.de_fora, case when p.id is null then quem.documento else p.cpf end as cpf, s.cargo, un.nome as unidade,
      s.assinado_em as momento, s.estrategia, s.nivel, p.nome as por
    from documento_assinante s ${signerPerson('s')}
    left join registro.usuario p on p.id = s.por_usuario_id
    left join registro.unidade un on un.id = s.unidade_id
    where s.documento_id = ${row.id} and s.versao = ${row.numeroVersao} and s.situacao = 'ASSINADO'
    order by s.assinado_em, s.id`.execute(ctx.db);
  return rows.map((signature) => ({
    nome: signature.nome,
    cpf: signature.cpf ? maskDocument(signature.cpf) : '***',
    momento: signature.momento.toISOString(),
    meio: signature.deFora ? fromOutside : (meios[signature.estrategia] ?? signature.estrategia),
    nivel: signature.nivel ?? 'SIMPLES',
    cargo: signature.cargo || undefined,
    unidade: signature.unidade || undefined,
    porQuem: signature.por || undefined,
    deFora: signature.deFora || undefined,
  }));
};

const issued: Readonly<Record<VerificacaoArquivo['especie'], string>> = {
  CONGELADO: 'Original',
  LEITURA: 'Para leitura',
  ASSINADO: 'Assinado com certificado',
  SEPARADA: 'Assinaturas separadas (.p7s)',
  TARJADA: 'Cópia com tarja',
};

const readFiles = async (ctx: PublicCtx, row: Verified): Promise<VerificacaoArquivo[]> => {
  const rows = await ctx.db
    .selectFrom('documentoEmissao')
    .select(['sha256', 'especie', 'versao', 'emitidoEm'])
    .where('documentoId', '=', row.id)
    .orderBy('emitidoEm', 'desc')
    .orderBy(sql`length(estado_chave)`, 'desc')
    .orderBy('estadoChave', 'desc')
    .limit(100)
    .execute();
  const lastSigned = rows.find(({ especie }) => especie === 'ASSINADO' || especie === 'SEPARADA')?.sha256;
  // copies are beside what follows the document as it changes
  const newest = rows.find(({ especie }) => especie !== 'TARJADA')?.sha256;
  const lasting: readonly string[] = ['CONGELADO', 'TARJADA'];
  return rows.map(({ sha256, especie, versao, emitidoEm }) => ({
    especie,
    rotulo: `${issued[especie]}, versão ${versao}`,
    sha256: sha256.toString('hex'),
    emitidoEm: emitidoEm.toISOString(),
    vigente:
      versao === row.numeroVersao &&
      (lasting.includes(especie) || sha256 === newest || sha256 === lastSigned),
  }));
};

/** To which document or protocol a file belongs, by its digest, which the browser computed: the file itself is never sent. */
export const verificarArquivo = async (ctx: PublicCtx, sha256: string): Promise<VerificacaoPorArquivo> => {
  const row = await ctx.db
    .selectFrom('documentoEmissao as e')
    .innerJoin('conteudo as c', 'c.id', 'e.documentoId')
    .leftJoin('documento as d', 'd.id', 'c.id')
    .leftJoin('protocolo as p', 'p.id', 'c.id')
    .select(['e.especie', 'e.versao'])
    .select(sql<string | null>`coalesce(d.codigo, p.codigo)`.as('codigo'))
    .select(sql<number>`coalesce(d.versao_atual, 1)`.as('versaoAtual'))
    .where('e.sha256', '=', Buffer.from(sha256, 'hex'))
    .where('c.excluidoEm', 'is', null)
    .executeTakeFirst();
  if (!row?.codigo) throw new AppError('codigoNaoEncontrado');
  return {
    codigo: row.codigo,
    rotulo: issued[row.especie],
    vigente: row.versao === row.versaoAtual,
  };
};

/** A file of an open document, for who has its code. */
export const baixarPublico = async (ctx: PublicCtx, codigo: string, sha256: string): Promise<FileAnswer> => {
  const row = await findVerified(ctx.db, codigo);
  if (row.restrito || !/^[0-9a-f]{64}$/.test(sha256)) throw new AppError('codigoNaoEncontrado');
  const file = await ctx.db
    .selectFrom('documentoEmissao as e')
    .innerJoin('arquivo as a', 'a.id', 'e.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['e.sha256', 'e.especie', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('e.documentoId', '=', row.id)
    .where('e.sha256', '=', Buffer.from(sha256, 'hex'))
    .executeTakeFirst();
  if (!file) throw new AppError('codigoNaoEncontrado');
  return {
    content: await readFile(ctx.ports, file),
    type: file.tipo,
    name: nameOf(file),
    size: file.tamanho,
    etag: sha256,
  };
};

const nameOf = ({ especie, nome }: { readonly especie: string; readonly nome: string }): string => {
  if (especie === 'CONGELADO') return deliveredName(nome, 'original');
  return especie === 'LEITURA' ? deliveredName(nome, 'leitura') : nome;
};
