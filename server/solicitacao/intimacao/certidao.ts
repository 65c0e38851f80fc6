import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Database } from '#server/base/db/connect.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { askForText } from '#server/conteudo/extracao/index.ts';
import { readLetterhead } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, titulo } from '#server/conteudo/tramite/index.ts';

interface Certified {
  readonly id: number;
  readonly processoId: number;
  readonly processo: string;
  readonly unidadeId: number;
  readonly nome: string;
  readonly documento: string;
  readonly assunto: string;
  readonly texto: string;
  readonly enviadaEm: Date;
  readonly enviadaPor: string;
  readonly tacitaEm: string;
  readonly ciencia: 'LEITURA' | 'TACITA';
  readonly cienciaEm: Date;
  readonly cienciaDia: string;
  readonly cienciaPor: string | null;
  readonly cienciaDocumento: string | null;
  readonly prazo: string | null;
}

const readCertified = async (db: Database, id: number): Promise<Certified | undefined> => {
  const { rows } = await sql<Certified>`
    select i.id, i.processo_id, c.numero as processo, i.unidade_id, u.nome, u.documento, i.assunto, i.texto, i.enviada_em,
      r.nome || coalesce(' (por ' || s.nome || ')', '') || ', ' || un.sigla as enviada_por, i.tacita_em, i.ciencia, i.ciencia_em,
      i.ciencia_dia, case when i.ciencia_por <> i.externo_id then q.nome end as ciencia_por,
      case when i.ciencia_por <> i.externo_id then q.documento end as ciencia_documento, i.prazo
    from intimacao i join conteudo c on c.id = i.processo_id join registro.usuario_externo u on u.id = i.externo_id
    join registro.usuario r on r.id = i.usuario_id join registro.unidade un on un.id = i.unidade_id
    left join registro.usuario s on s.id = i.substituto_id left join registro.usuario_externo q on q.id = i.ciencia_por
    where i.id = ${id} and i.ciencia is not null`.execute(db);
  return rows[0];
};

type Rendering = Pick<PublicCtx, 'db' | 'ports'>;

/** The certificate of a notice that is known: of what, to whom, how, and of which day. */
export const certificate = async (
  ctx: PublicCtx,
  id: number,
): Promise<{ readonly pdf: Uint8Array; readonly nome: string; readonly of: Certified } | undefined> => {
  const of = await readCertified(ctx.db, id);
  return of && { of, pdf: await render(ctx, of), nome: mensagem('externo.certidao.arquivo', { id }) };
};

const render = async (ctx: PublicCtx & Rendering, of: Certified): Promise<Uint8Array> => {
  const head = await readLetterhead(ctx, { unidadeId: of.unidadeId, sigilo: 0 });
  const title = mensagem('externo.certidao.titulo', { id: of.id });
  const { pdf } = await ctx.ports.pdf.renderDocumento({
    titulo: title,
    autores: [head.organizacao],
    situacao: 'concluido',
    instante: of.cienciaEm.toISOString(),
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: head.organizacao, brasao: head.brasao },
    unidade: { nome: head.unidade },
    numero: String(of.id),
    corpo: {
      type: 'doc',
      content: [
        titulo(title),
        linha(
          of.ciencia === 'TACITA'
            ? mensagem('externo.certidao.tacita', { nome: of.nome, dia: writtenDay(of.cienciaDia) })
            : mensagem(of.cienciaPor === null ? 'externo.certidao.leitura' : 'externo.certidao.procurador', {
                nome: of.nome,
                quem: of.cienciaPor ?? '',
                momento: instant(of.cienciaEm.toISOString()),
                dia: writtenDay(of.cienciaDia),
              }),
        ),
        ficha([
          [mensagem('externo.certidao.processo'), of.processo],
          [mensagem('externo.certidao.quem'), of.nome],
          [mensagem('externo.campo.documento'), cpfCnpj.display(of.documento)],
          [mensagem('externo.certidao.representante'), of.cienciaPor ?? undefined],
          [
            mensagem('externo.certidao.representanteDocumento'),
            of.cienciaDocumento === null ? undefined : cpfCnpj.display(of.cienciaDocumento),
          ],
          [mensagem('externo.certidao.assunto'), of.assunto],
          [mensagem('externo.certidao.enviada'), instant(of.enviadaEm.toISOString())],
          [mensagem('externo.certidao.enviadaPor'), of.enviadaPor],
          [mensagem('externo.certidao.ultimo'), writtenDay(of.tacitaEm)],
          [mensagem('externo.certidao.prazo'), of.prazo === null ? undefined : writtenDay(of.prazo)],
          [mensagem('externo.certidao.resumo'), createHash('sha256').update(of.texto).digest('hex')],
        ]),
      ],
    },
  });
  return pdf;
};

/** Joins the certificate to the process, once: of two that made it, the second finds that it is there. */
export const certify = async (
  { db, ports }: JobContext,
  { intimacaoId }: { readonly intimacaoId: number },
): Promise<void> => {
  const made = await certificate(systemCtx(ports, db), intimacaoId);
  if (!made) return;
  const { pdf, nome, of } = made;
  await inTransaction(db, async (trx) => {
    await sql`select from conteudo where id = ${of.processoId} for update`.execute(trx);
    const ctx = systemCtx(ports, trx);
    const taken = await trx
      .updateTable('intimacao')
      .set({ certidaoEm: ctx.agora })
      .where('id', '=', intimacaoId)
      .where('ciencia', 'is not', null)
      .where('cienciaDia', '=', of.cienciaDia)
      .where('certidaoEm', 'is', null)
      .executeTakeFirstOrThrow();
    if (taken.numUpdatedRows === 0n) return;
    const file = { nome, tipo: 'application/pdf', criadoPor: null, emUso: true, limite: 64 * 1_048_576 };
    const { id: arquivoId, sha256 } = await keepFile(trx, ports, file, pdf);
    await trx
      .insertInto('conteudoAnexo')
      .values({
        conteudoId: of.processoId,
        arquivoId,
        unidadeId: of.unidadeId,
        anexadoPor: 0,
        anexadoEm: ctx.agora,
        pasta: mensagem('externo.pasta.intimacoes'),
      })
      .execute();
    await askForText(trx, sha256);
    await recordEvent(ctx, {
      cadeia: `conteudo:${of.processoId}`,
      ato: 'intimacaoCertificada',
      conteudoId: of.processoId,
      dados: { intimacao: intimacaoId, externo: of.nome, sha256: sha256.toString('hex') },
    });
  });
};
