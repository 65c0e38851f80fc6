import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { prioridades, tipoConteudo } from '#schemas/enums.ts';
import type { Corpo, Documento, Propriedade, Valores } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { camposPendencias, readCampos, type CampoLido } from '#server/conteudo/campos/index.ts';
import { automaticValues } from './automatic-values.ts';
import { camposDe } from './campos-de.ts';
import { fase, loadSituation, presentCheckIn, type Loaded } from '#server/conteudo/atos/index.ts';
import { pendenciasOf } from './pendencias.ts';
import { readTemporalidade } from './temporalidade.ts';
import { listCollaborators } from '#server/conteudo/colaboracao/index.ts';
import { listSigners } from '#server/conteudo/assinatura/index.ts';

/** One version of a document as it is kept. */
export interface VersionRow {
  readonly numero: number;
  readonly situacao: 'MINUTA' | 'CONCLUIDA' | 'SUPERADA';
  readonly corpo: Corpo;
  readonly propriedades: Propriedade[];
  readonly valores: Valores;
  readonly automaticos: Valores;
  readonly criadaEm: Date;
  readonly concluidaEm: Date | null;
  readonly paginas: number | null;
  readonly sha256: string | null;
}

interface Around {
  readonly unidade: { id: number; sigla: string; nome: string };
  readonly detentorUnidade: { id: number; sigla: string; nome: string };
  readonly detentorUsuario: { id: number; nome: string } | null;
  readonly autor: { id: number; nome: string };
  readonly tipoDocumento: { id: number; rotulo: string };
  readonly modelo: { id: number; rotulo: string };
  readonly vencimentoObrigatorio: boolean;
  readonly publicacao: 'MANUAL' | 'AUTOMATICA' | 'IMPUBLICAVEL';
  readonly classe: { id: number; rotulo: string } | null;
  readonly interessados: { id: number; rotulo: string }[];
  readonly destinos: {
    unidade: { id: number; sigla: string; nome: string };
    usuario?: { id: number; nome: string };
  }[];
  readonly versoes: Documento['versoes'];
  readonly anexos: number;
  readonly comentarios: number;
  readonly acompanhado: boolean;
  readonly transito: Documento['emTransito'] | null;
  readonly retorno: Documento['retorno'] | null;
  readonly recebimento:
    (Omit<NonNullable<Documento['recebimento']>, 'prioridade'> & { prioridade: number }) | null;
}

/** A document without what may be done with it: what its acts themselves read. `numeroVersao` 0 is the present version. */
export const readDocumento = async (ctx: Ctx, id: number, numeroVersao: number): Promise<Documento> =>
  readLoaded(ctx, await loadSituation(ctx, id), numeroVersao);

/** The same of one that was just loaded. */
export const readLoaded = async (ctx: Ctx, loaded: Loaded, numeroVersao: number): Promise<Documento> => {
  const { id } = loaded.row;
  const version = await readVersion(ctx, id, numeroVersao === 0 ? loaded.row.versaoAtual : numeroVersao);
  const [around, campos, assinantes, temporalidade, automaticos, colaboradores] = await Promise.all([
    readAround(ctx, loaded),
    camposDe(ctx.db, id).then((de) => readCampos(ctx, de)),
    listSigners(ctx, id, version.numero),
    readTemporalidade(ctx.db, loaded.row.classeId),
    version.situacao === 'MINUTA'
      ? automaticValues(ctx.db, id, ctx.agora, ctx.ports.config.timeZone)
      : Promise.resolve(version.automaticos),
    loaded.row.fase === fase.minuta ? listCollaborators(ctx.db, id) : Promise.resolve([]),
  ]);
  const documento = {
    ...present(ctx, loaded, version, around, campos, assinantes, automaticos),
    ...(temporalidade ? { temporalidade } : {}),
    ...(colaboradores.length > 0 ? { colaboradores } : {}),
    ...(loaded.situation.colaboro && !loaded.situation.naMinhaUnidade ? { colaboro: true } : {}),
  };
  if (documento.fase !== fase.minuta) return documento;
  const pendencias = pendenciasOf(documento, {
    vencimentoObrigatorio: around.vencimentoObrigatorio,
    concluirSemAssinatura: ctx.sessao.concluirSemAssinatura,
    canPrint: await ctx.ports.pdf.glyphCoverage(),
  });
  return { ...documento, pendencias: [...pendencias, ...camposPendencias(campos)] };
};

export const readVersion = async (ctx: Ctx, id: number, numero: number): Promise<VersionRow> => {
  const { rows } = await sql<VersionRow>`
    select v.numero, v.situacao, v.corpo, v.propriedades, v.valores, v.automaticos, v.criada_em, v.concluida_em,
      v.paginas, (select encode(e.sha256, 'hex') from documento_emissao e
        where e.documento_id = v.documento_id and e.versao = v.numero and e.especie = 'CONGELADO') as sha256
    from documento_versao v where v.documento_id = ${id} and v.numero = ${numero}`.execute(ctx.db);
  const version = rows[0];
  if (!version) throw new AppError('naoEncontrado');
  return version;
};

const unit = (alias: string) =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'sigla', ${alias}.sigla, 'nome', ${alias}.nome)`);

const readAround = async (ctx: Ctx, { row }: Loaded): Promise<Around> => {
  const { rows } = await sql<Around>`
    select ${unit('un')} as unidade, ${unit('du')} as detentor_unidade,
      case when dp.id is not null then jsonb_build_object('id', dp.id, 'nome', dp.nome) end as detentor_usuario,
      jsonb_build_object('id', au.id, 'nome', au.nome) as autor,
      jsonb_build_object('id', td.id, 'rotulo', td.nome) as tipo_documento,
      jsonb_build_object('id', m.id, 'rotulo', m.nome) as modelo,
      case when coalesce(m.publicacao, 'MANUAL') = 'MANUAL' and td.publicacao_automatica then 'AUTOMATICA'
        else coalesce(m.publicacao, 'MANUAL') end as publicacao,
      coalesce(m.vencimento_obrigatorio, false) or coalesce(td.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      case when cl.id is not null then jsonb_build_object('id', cl.id, 'rotulo', cl.codigo || ' - ' || cl.descricao) end as classe,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'rotulo', i.nome) order by ci.ordem)
        from conteudo_interessado ci join registro.interessado i on i.id = ci.interessado_id
        where ci.conteudo_id = c.id), '[]') as interessados,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('unidade', ${unit('u2')},
          'usuario', case when p.id is not null then jsonb_build_object('id', p.id, 'nome', p.nome) end)) order by dd.ordem)
        from documento_destino dd join registro.unidade u2 on u2.id = dd.unidade_id
        left join registro.usuario p on p.id = dd.usuario_id where dd.documento_id = c.id), '[]') as destinos,
      (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('numero', v.numero, 'situacao', v.situacao,
          'criadaEm', ${iso('v.criada_em')}, 'concluidaEm', ${iso('v.concluida_em')}, 'paginas', v.paginas,
          'sha256', (select encode(e.sha256, 'hex') from documento_emissao e
            where e.documento_id = v.documento_id and e.versao = v.numero and e.especie = 'CONGELADO'))) order by v.numero)
        from documento_versao v where v.documento_id = c.id) as versoes,
      (select count(*) from conteudo_anexo x where x.conteudo_id = c.id) as anexos,
      (select count(*) from conteudo_comentario x where x.conteudo_id = c.id and x.texto is not null) as comentarios,
      exists (select from acompanhamento a where a.conteudo_id = c.id and a.usuario_id = ${ctx.sessao.usuarioId}) as acompanhado,
      (select jsonb_strip_nulls(jsonb_build_object('tramiteId', t.id, 'paraUnidade', ${unit('pu')}, 'paraPessoa', pp.nome,
          'enviadoEm', ${iso('t.enviado_em')}))
        from tramite t join registro.unidade pu on pu.id = t.para_unidade_id
        left join registro.usuario pp on pp.id = t.para_usuario_id where t.id = c.transito_id) as transito,
      (select jsonb_strip_nulls(jsonb_build_object('tramiteId', t.id, 'deUnidade', ${unit('ou')}, 'dePessoa', op.nome,
          'enviadoEm', ${iso('t.enviado_em')}, 'texto', t.texto, 'prazo', t.prazo, 'prioridade', t.prioridade,
          'retornoObrigatorio', t.retorno_obrigatorio, 'prazoRetorno', t.prazo_retorno, 'conhecimento', t.especie = 'CONHECIMENTO'))
        from tramite t join registro.unidade ou on ou.id = t.de_unidade_id
        join registro.usuario op on op.id = t.de_usuario_id
        where t.conteudo_id = c.id and t.para_unidade_id = ${ctx.sessao.unidadeId}
          and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
          and (t.para_usuario_id is null or t.para_usuario_id = ${ctx.sessao.usuarioId} or t.especie = 'ENCARGO')
        order by (t.situacao = 'NAO_RECEBIDO') desc, t.id desc limit 1) as recebimento,
      (select jsonb_strip_nulls(jsonb_build_object('tramiteId', t.id, 'deUnidade', ${unit('ou')}, 'dePessoa', op.nome,
          'paraUnidade', ${unit('pu')}, 'prazo', t.prazo_retorno))
        from tramite t join registro.unidade ou on ou.id = t.de_unidade_id
        join registro.usuario op on op.id = t.de_usuario_id
        join registro.unidade pu on pu.id = t.para_unidade_id
        where t.conteudo_id = c.id and t.retorno_obrigatorio and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
          and t.retorno_id is null
        order by t.id desc limit 1) as retorno
    from conteudo c
    join documento d on d.id = c.id
    join registro.unidade un on un.id = c.unidade_id
    join registro.unidade du on du.id = c.detentor_unidade_id
    left join registro.usuario dp on dp.id = c.detentor_usuario_id
    join registro.usuario au on au.id = c.autor_id
    join registro.tipo_documento td on td.id = d.tipo_documento_id
    join registro.modelo_documento m on m.id = d.modelo_id
    left join registro.assunto cl on cl.id = d.classe_id
    where c.id = ${row.id}`.execute(ctx.db);
  const around = rows[0];
  if (!around) throw new AppError('naoEncontrado');
  return around;
};

/** Since when it is public, or how its model and its type would make it so. */
const publicationOf = (
  { publicadoEm, impublicavel }: Loaded['row'],
  { publicacao }: Around,
): Pick<Documento, 'publicadoEm' | 'publicacao'> => {
  if (publicadoEm) return { publicadoEm: publicadoEm.toISOString() };
  return publicacao === 'IMPUBLICAVEL' || impublicavel ? {} : { publicacao };
};

/** An instant inside a JSON answer, in the wire's form. */
const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const present = (
  ctx: Ctx,
  { row }: Loaded,
  version: VersionRow,
  around: Around,
  campos: readonly CampoLido[],
  assinantes: Documento['assinantes'],
  valoresAutomaticos: Valores,
): Documento => {
  return {
    id: row.id,
    versao: row.versao,
    tipo: tipoConteudo.documento,
    assunto: row.assunto,
    fase: row.fase,
    estado: row.estado,
    sigilo: row.sigilo,
    nivelAcesso: row.nivelAcesso,
    tipoDocumento: around.tipoDocumento,
    modelo: around.modelo,
    autor: around.autor,
    unidade: around.unidade,
    detentor: {
      unidade: around.detentorUnidade,
      ...(around.detentorUsuario ? { usuario: around.detentorUsuario } : {}),
    },
    checkIn: presentCheckIn(row, ctx.sessao.usuarioId),
    criadoEm: row.criadoEm.toISOString(),
    alteradoEm: row.alteradoEm.toISOString(),
    numeroVersao: version.numero,
    versoes: around.versoes,
    corpo: version.corpo,
    propriedades: version.propriedades,
    valores: version.valores,
    valoresAutomaticos,
    campos: campos.map(({ campo }) => campo),
    interessados: around.interessados,
    destinos: around.destinos,
    assinantes,
    anexos: around.anexos,
    comentarios: around.comentarios,
    pendencias: [],
    acompanhado: around.acompanhado,
    acoes: [],
    ...(row.teste ? { teste: true } : {}),
    ...publicationOf(row, around),
    ...(row.numero === null ? {} : { numero: row.numero }),
    ...(row.hipoteseLegal === null ? {} : { hipoteseLegal: row.hipoteseLegal }),
    ...(row.vencimento === null ? {} : { vencimento: row.vencimento }),
    ...(around.classe ? { assuntoClasse: around.classe } : {}),
    ...(version.concluidaEm ? { concluidoEm: version.concluidaEm.toISOString() } : {}),
    ...(row.codigo === null || version.concluidaEm === null ? {} : { codigoVerificacao: row.codigo }),
    ...(version.sha256 === null ? {} : { sha256: version.sha256 }),
    ...(version.paginas === null ? {} : { paginas: version.paginas }),
    ...(around.transito ? { emTransito: around.transito } : {}),
    ...(around.retorno ? { retorno: around.retorno } : {}),
    ...(row.exclusao === null ? {} : { exclusaoId: row.exclusao.id }),
    ...(around.recebimento
      ? {
          recebimento: {
            ...around.recebimento,
            prioridade: prioridades[around.recebimento.prioridade] ?? 'NORMAL',
          },
        }
      : {}),
  };
};
