import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import type { Sessao } from '#server/base/http/session.ts';
import type { Situation } from './conteudo.rules.ts';

/** The row of a document with all that its acts depend on. */
export interface DocumentoRow {
  readonly id: number;
  readonly versao: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly fase: number;
  readonly estado: number;
  readonly sigilo: number;
  readonly nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  readonly hipoteseLegal: string | null;
  readonly vencimento: string | null;
  readonly organizacaoId: number;
  readonly unidadeId: number;
  readonly autorId: number;
  readonly detentorUnidadeId: number;
  readonly detentorUsuarioId: number | null;
  readonly checkInUsuarioId: number | null;
  readonly checkInNome: string | null;
  readonly checkInEm: Date | null;
  /** The person who has it is a chief of my unit. */
  readonly checkInChefe: boolean;
  readonly transitoId: number | null;
  readonly criadoEm: Date;
  readonly alteradoEm: Date;
  readonly concluidoEm: Date | null;
  readonly assinaturasTotal: number;
  readonly assinaturasFeitas: number;
  readonly tipoDocumentoId: number;
  readonly modeloId: number;
  readonly classeId: number | null;
  readonly versaoAtual: number;
  readonly codigo: string | null;
  readonly teste: boolean;
  readonly detentorSigla: string;
  readonly transito: TransitRow | null;
  readonly copia: CopyRow | null;
  readonly minhaAssinatura: { id: number; liberado: boolean } | null;
  readonly faltaAssinar: string | null;
}

interface TransitRow {
  readonly paraUnidadeId: number;
  readonly paraUsuarioId: number | null;
  readonly paraChefe: boolean;
  readonly deUnidadeId: number;
  readonly deUsuarioId: number;
}

interface CopyRow {
  readonly id: number;
}

/** A document and what may be done with it now. */
export interface Loaded {
  readonly row: DocumentoRow;
  readonly situation: Situation;
}

/**
 * Loads a document that the person may see; with `lock` its row is held until the transaction ends, so that what
 * was judged is what is changed. The lock of the content comes before any other.
 */
export const loadSituation = async (ctx: Ctx, id: number, { lock = false } = {}): Promise<Loaded> => {
  if (lock) await sql`select from conteudo where id = ${id} for update`.execute(ctx.db);
  const { sessao } = ctx;
  const { rows } = await sql<DocumentoRow>`
    select c.id, c.versao, c.numero, c.assunto, c.fase, c.estado, c.sigilo, c.nivel_acesso, c.hipotese_legal,
      c.vencimento, c.organizacao_id, c.unidade_id, c.autor_id, c.detentor_unidade_id, c.detentor_usuario_id,
      c.check_in_usuario_id, c.check_in_em, c.transito_id, c.criado_em, c.alterado_em, c.concluido_em,
      c.assinaturas_total, c.assinaturas_feitas, d.tipo_documento_id, d.modelo_id, d.classe_id, d.versao_atual,
      d.codigo, d.teste, du.sigla as detentor_sigla, ci.nome as check_in_nome,
      ${isChief(sql`c.check_in_usuario_id`, sessao)} as check_in_chefe,
      (select jsonb_build_object('paraUnidadeId', t.para_unidade_id, 'paraUsuarioId', t.para_usuario_id,
                                 'paraChefe', ${isChief(sql`t.para_usuario_id`, sessao)},
                                 'deUnidadeId', t.de_unidade_id, 'deUsuarioId', t.de_usuario_id)
         from tramite t where t.id = c.transito_id) as transito,
      (select jsonb_build_object('id', t.id) from tramite t
         where t.conteudo_id = c.id and t.especie = 'CONHECIMENTO' and t.situacao = 'NAO_RECEBIDO'
           and t.para_unidade_id = ${sessao.unidadeId}
           and (t.para_usuario_id is null or t.para_usuario_id = ${sessao.usuarioId})
         order by t.id limit 1) as copia,
      (select jsonb_build_object('id', s.id, 'liberado', s.liberado_em is not null) from documento_assinante s
         where s.documento_id = c.id and s.versao = d.versao_atual and s.usuario_id = ${sessao.usuarioId}
           and s.situacao = 'PENDENTE') as minha_assinatura,
      (select string_agg(u.nome, ', ' order by s.ordem) from documento_assinante s
         join registro.usuario u on u.id = s.usuario_id
         where s.documento_id = c.id and s.versao = d.versao_atual and s.situacao = 'PENDENTE'
           and s.liberado_em is not null) as falta_assinar
    from conteudo c
    join documento d on d.id = c.id
    join registro.unidade du on du.id = c.detentor_unidade_id
    left join registro.usuario ci on ci.id = c.check_in_usuario_id
    where c.id = ${id} and ${visibleContent(sessao)}`.execute(ctx.db);
  const row = rows[0];
  if (!row) {
    await requireVisible(ctx, id);
    throw new AppError('naoEncontrado');
  }
  return { row, situation: situationOf(ctx, row) };
};

/** Whether a person is a chief of the unit where the session is. */
const isChief = (person: RawBuilder<unknown>, { unidadeId }: Sessao): RawBuilder<boolean> => sql<boolean>`
  exists (select from registro.usuario_unidades x where x.registro_id = ${person} and x.unidade = ${unidadeId} and x.chefe)`;

const situationOf = (ctx: Ctx, row: DocumentoRow): Situation => {
  const { sessao } = ctx;
  const transit = row.transito;
  const toMyUnit = transit?.paraUnidadeId === sessao.unidadeId;
  return {
    fase: row.fase,
    estado: row.estado,
    emTransito: row.transitoId !== null,
    naMinhaUnidade: row.detentorUnidadeId === sessao.unidadeId,
    paraMim:
      toMyUnit &&
      (transit.paraUsuarioId === null ||
        transit.paraUsuarioId === sessao.usuarioId ||
        sessao.chefe ||
        (sessao.secretario && transit.paraChefe)),
    copiaParaMim: row.copia !== null,
    enviadoPorMim:
      transit?.deUnidadeId === sessao.unidadeId &&
      (transit.deUsuarioId === sessao.usuarioId || sessao.chefe || sessao.resgatarConteudos),
    checkIn: row.checkInUsuarioId === null ? 0 : row.checkInUsuarioId === sessao.usuarioId ? 1 : 2,
    checkInNome: row.checkInNome ?? undefined,
    despachoPorOutro: sessao.chefe || (sessao.secretario && row.checkInChefe),
    unidadeDetentora: row.detentorSigla,
    souAutor: row.autorId === sessao.usuarioId,
    assinaturasFeitas: row.assinaturasFeitas,
    assinaturasTotal: row.assinaturasTotal,
    concluidoAntes: row.concluidoEm !== null,
    teste: row.teste,
    devoAssinar: row.minhaAssinatura !== null,
    minhaVez: row.minhaAssinatura?.liberado ?? false,
    faltaAssinar: row.faltaAssinar ?? undefined,
    excluirQualquerDocumento: sessao.excluirQualquerDocumento,
    cancelarReativar: sessao.cancelarReativar,
    comCredenciais: row.nivelAcesso !== 'PUBLICO',
    respondoPeloAcesso:
      row.autorId === sessao.usuarioId ||
      (row.detentorUnidadeId === sessao.unidadeId &&
        (sessao.chefe || row.detentorUsuarioId === sessao.usuarioId)),
    administro:
      sessao.administrador || (sessao.administradorLocal && row.organizacaoId === sessao.organizacaoId),
    pode: (permission) => can(sessao, permission),
  };
};
