import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { AssinaturaCalculada, AssinaturaFeita } from '#schemas/shapes/certificado.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Decided } from '#server/base/http/decide.ts';
import { policyInAttributes } from '#server/ferramentas/signature/verify-cms.ts';
import { openNextTurn, tellAuthor } from '#server/conteudo/assinatura/index.ts';
import { act, performPrepared, type ActInput, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { publishWhenDue } from '#server/conteudo/publicacao/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';
import { assinarAnexoAto } from './anexo/index.ts';
import { findBase, type BaseFile } from './base-file.ts';
import type { Accepted } from './judge-certificate.ts';
import { judgePackage } from './judge-package.ts';
import { findPackage, requireOpen, takePackage, type PreparedPackage } from './package.repository.ts';
import { baseMoved } from './refusals.ts';
import { requireServes } from './require-serves.ts';
import { askForProof } from './prova/index.ts';
import { certificateRule } from './sign-rule.ts';
import { requireLast, signVersion, type SignedVersion } from './sign-version.ts';

interface Prepared {
  readonly pacote: PreparedPackage;
  readonly accepted: Accepted;
  readonly made: SignedVersion;
}

/** The second step: the value that the key made becomes the signature of the document. */
export const submitSignature = async (
  ctx: Ctx,
  pedido: AssinaturaCalculada,
  about: Decided = {},
): Promise<AssinaturaFeita> => {
  const pacote = await findPackage(ctx, pedido.pacote);
  await requireServes(ctx, pacote);
  const { documentoId, anexoId } = pacote;
  const answer = (_inner: Ctx, feita: AssinaturaFeita): Promise<AssinaturaFeita> => Promise.resolve(feita);
  try {
    return await (anexoId === null
      ? performPrepared(ctx, assinarCertificadoAto, documentoId, pedido, answer, about)
      : performPrepared(ctx, assinarAnexoAto, documentoId, pedido, answer, about));
  } catch (error) {
    // what another call brought about meanwhile is told as that, not as what the document became by it
    if (error instanceof AppError) await requireServes(ctx, await findPackage(ctx, pedido.pacote));
    throw error;
  }
};

/** One signature with a certificate, over the file that the ones before it made. */
export const assinarCertificadoAto = act<AssinaturaCalculada & ActInput, Prepared, AssinaturaFeita>({
  ...certificateRule,
  evento: 'assinado',
  prepare: async (ctx, { row }, { pacote: id, assinatura }) => {
    const pacote = await findPackage(ctx, id);
    requireOpen(pacote, ctx.agora);
    // read once: another signature may make another file at any moment
    const base = await requireSameBase(ctx, row, pacote);
    const accepted = await judgePackage(ctx, pacote);
    const made = await signVersion(ctx, base, pacote, assinatura);
    return { pacote, accepted, made };
  },
  effect: async (ctx, { row }, _pedido, { pacote, accepted, made }) => {
    await takePackage(ctx.db, pacote.id, ctx.agora);
    await requireSameBase(ctx, row, pacote);
    await requireLast(ctx, pacote, made);
    const codigo = newCode();
    const { julgado, certificate } = accepted;
    const { nivel } = julgado;
    await ctx.db
      .updateTable('documentoAssinante')
      .set({
        situacao: 'ASSINADO',
        estrategia: pacote.meio,
        nivel,
        assinadoEm: ctx.agora,
        codigo,
        sha256: made.sha256,
        certificado: pacote.certificado,
        confianca: JSON.stringify(julgado),
      })
      .where('id', '=', row.minhaAssinatura?.id ?? 0)
      .execute();
    await keepEmission(ctx, row, made);
    await askForProof(ctx.db, { conteudoId: row.id, versao: row.versaoAtual }, ctx.agora);
    const sha256 = made.sha256.toString('hex');
    const rotulo = row.numero ?? row.assunto;
    return {
      colunas: { assinaturasFeitas: row.assinaturasFeitas + 1 },
      dados: {
        codigo,
        nivel,
        meio: pacote.meio,
        sha256,
        ...defined({ separada: made.especie === 'SEPARADA' ? made.file.sha256.toString('hex') : undefined }),
        certificado: certificate.sha256,
        emissor: certificate.issuerName,
        ...(pacote.provedorCms === null ? { politica: policyInAttributes(pacote.atributos) } : {}),
        endereco: ctx.endereco,
      },
      resultado: { id: row.id, rotulo, codigo, nivel, sha256 },
    };
  },
  follow: async (ctx, { row }) => {
    const documento = { ...row, versao: row.versaoAtual };
    await openNextTurn(ctx, documento);
    await publishWhenDue(ctx, row.id);
    const todos = row.assinaturasFeitas + 1 >= row.assinaturasTotal;
    await tellAuthor(ctx, documento, todos ? { todos } : { todos, quem: actingName(ctx.sessao) });
  },
});

/** What was prepared is of the file as it was: another signature, or another version, and it is prepared again. */
const requireSameBase = async (ctx: Ctx, row: ConteudoRow, pacote: PreparedPackage): Promise<BaseFile> => {
  if (row.versaoAtual !== pacote.versao || row.minhaAssinatura?.id !== pacote.assinanteId) throw baseMoved();
  const base = await findBase(ctx.db, row.id, row.versaoAtual);
  if (!base.sha256.equals(pacote.baseSha256)) throw baseMoved();
  return base;
};

const keepEmission = async (
  { db, agora }: Ctx,
  row: ConteudoRow,
  { file, especie }: SignedVersion,
): Promise<void> => {
  await db.updateTable('arquivo').set({ emUso: true }).where('id', '=', file.id).execute();
  await db
    .insertInto('documentoEmissao')
    .values({
      sha256: file.sha256,
      documentoId: row.id,
      versao: row.versaoAtual,
      especie,
      estadoChave: `assinado-${row.assinaturasFeitas + 1}`,
      arquivoId: file.id,
      emitidoEm: agora,
    })
    .execute();
};
