import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ArquivoProtocolo, DestinoProtocolo, MotivoCaptura, Protocolo } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PdfaReport } from '#server/base/capture/capture.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { fase, loadSituation, presentCheckIn, type Loaded } from '#server/conteudo/atos/index.ts';
import { camposPendencias, readCampos } from '#server/conteudo/campos/index.ts';
import { camposDe } from './campos-de.ts';
import { concludesFor } from './concludes-for.ts';
import { pendenciasOf } from './pendencias.ts';

type Optional<T> = { readonly [K in keyof T]: T[K] | null };

interface FileRow extends Omit<ArquivoProtocolo, 'pdfa' | 'motivo' | 'deMaco'> {
  readonly pdfa: PdfaReport;
  readonly motivo: string | null;
  readonly deMaco: string | null;
}

interface Around
  extends
    Pick<
      Protocolo,
      'unidade' | 'autor' | 'tipoDocumento' | 'recebidoEm' | 'interessados' | 'anexos' | 'comentarios'
    >,
    Pick<Protocolo, 'acompanhado' | 'arquivoAtual'>,
    Optional<Pick<Required<Protocolo>, 'assuntoClasse' | 'origem' | 'localFisico' | 'observacoes'>>,
    Optional<Pick<Required<Protocolo>, 'vigenciaDe' | 'vigenciaAte' | 'conferencia'>> {
  readonly detentorUnidade: Protocolo['unidade'];
  readonly detentorUsuario: { id: number; nome: string } | null;
  readonly concluidoEm: Date | null;
  readonly vencimentoObrigatorio: boolean;
  readonly destinos: (DestinoProtocolo & Record<string, unknown>)[];
  readonly arquivos: FileRow[];
}

/** A protocol without what may be done with it. */
export const lerProtocolo = async (ctx: Ctx, id: number): Promise<Protocolo> =>
  lerCarregado(ctx, await loadSituation(ctx, id));

/** The same of one that was just loaded. */
export const lerCarregado = async (ctx: Ctx, loaded: Loaded): Promise<Protocolo> => {
  if (loaded.row.tipo !== tipoConteudo.arquivoDigital) throw new AppError('naoEncontrado');
  const [around, campos] = await Promise.all([
    readAround(ctx, loaded.row.id),
    camposDe(ctx.db, loaded.row.id).then((de) => readCampos(ctx, de)),
  ]);
  const protocolo = present(ctx, loaded, around);
  const complete = { ...protocolo, campos: campos.map(({ campo }) => campo) };
  if (protocolo.fase !== fase.minuta) return complete;
  const arquivo = protocolo.arquivos.find(({ numero }) => numero === protocolo.arquivoAtual);
  const pendencias = pendenciasOf(
    { ...protocolo, arquivo },
    {
      vencimentoObrigatorio: around.vencimentoObrigatorio,
      foraDaIcpBrasil: ctx.sessao.regras.has('permiteProtocoloForaPadraoIcpBrasil'),
      concluiPorOutro: await concludesFor(ctx, protocolo.autor.id),
    },
  );
  return { ...complete, pendencias: [...pendencias, ...camposPendencias(campos)] };
};

const unit = (alias: string) =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'sigla', ${alias}.sigla, 'nome', ${alias}.nome)`);
/** An instant inside a JSON answer, in the wire's form. */
const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const day = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`);

const destinations = sql`coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('especie', pd.especie,
      'periodicidade', pd.periodicidade, 'unidade', case when u2.id is not null then ${unit('u2')} end,
      'usuario', case when p2.id is not null then jsonb_build_object('id', p2.id, 'rotulo', p2.nome) end,
      'email', pd.email, 'grupo', case when g.id is not null then jsonb_build_object('id', g.id, 'rotulo', g.nome) end,
      'rotulo', coalesce(pd.email, g.nome, p2.nome || ' · ' || u2.sigla, u2.sigla || ' · ' || u2.nome),
      'enviadoEm', ${iso('pd.enviado_em')}, 'proximoEm', ${day('pd.proximo_em')})) order by pd.ordem)
    from protocolo_destino pd left join registro.unidade u2 on u2.id = pd.unidade_id
    left join registro.usuario p2 on p2.id = pd.usuario_id left join registro.grupo_email g on g.id = pd.grupo_id
    where pd.protocolo_id = c.id), '[]')`;

const files = sql`(select jsonb_agg(jsonb_build_object('numero', x.numero, 'nome', o.nome, 'tamanho', o.tamanho,
      'paginas', x.paginas, 'sha256', encode(a.sha256, 'hex'), 'guardadoEm', ${iso('x.guardado_em')}, 'guardadoPor', gu.nome,
      'situacao', x.situacao, 'motivo', x.motivo, 'comTexto', x.leitura_id is not null, 'pdfa', x.pdfa,
      'assinaturas', x.assinaturas, 'assinaturasIcp', x.assinaturas_icp,
      'deMaco', case when x.paginas_da_origem is not null then o.nome end,
      'lidas', case when x.situacao in ('LIDO', 'SEM_TEXTO') then x.paginas else (select count(*) from protocolo_pagina_lida l
        where l.protocolo_id = x.protocolo_id and l.numero = x.numero) end) order by x.numero desc)
    from protocolo_arquivo x join arquivo a on a.id = x.arquivo_id join arquivo o on o.id = x.origem_id
    join registro.usuario gu on gu.id = x.guardado_por where x.protocolo_id = c.id)`;

const readAround = async ({ db, sessao }: Ctx, id: number): Promise<Around> => {
  const { rows } = await sql<Around>`
    select ${unit('un')} as unidade, ${unit('du')} as detentor_unidade, c.concluido_em,
      case when dp.id is not null then jsonb_build_object('id', dp.id, 'nome', dp.nome) end as detentor_usuario,
      jsonb_build_object('id', au.id, 'nome', au.nome) as autor, jsonb_build_object('id', td.id, 'rotulo', td.nome) as tipo_documento,
      coalesce(td.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      case when cl.id is not null then jsonb_build_object('id', cl.id, 'rotulo', cl.codigo || ' - ' || cl.descricao) end as assunto_classe,
      pt.origem, pt.local_fisico, pt.observacoes, pt.arquivo_atual, ${day('pt.recebido_em')} as recebido_em,
      ${day('pt.vigencia_de')} as vigencia_de, ${day('pt.vigencia_ate')} as vigencia_ate,
      case when pt.conferido_em is not null then jsonb_build_object('em', ${iso('pt.conferido_em')},
        'por', coalesce(cs.nome || ' (' || cp.nome || ')', cp.nome)) end as conferencia,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'rotulo', i.nome) order by ci.ordem)
        from conteudo_interessado ci join registro.interessado i on i.id = ci.interessado_id where ci.conteudo_id = c.id), '[]') as interessados,
      ${destinations} as destinos, ${files} as arquivos,
      (select count(*) from conteudo_anexo x where x.conteudo_id = c.id)::integer as anexos,
      (select count(*) from conteudo_comentario x where x.conteudo_id = c.id and x.texto is not null)::integer as comentarios,
      exists (select from acompanhamento a where a.conteudo_id = c.id and a.usuario_id = ${sessao.usuarioId}) as acompanhado
    from conteudo c join protocolo pt on pt.id = c.id
    join registro.unidade un on un.id = c.unidade_id
    join registro.unidade du on du.id = c.detentor_unidade_id
    left join registro.usuario dp on dp.id = c.detentor_usuario_id
    join registro.usuario au on au.id = c.autor_id
    join registro.tipo_documento td on td.id = pt.tipo_documento_id
    left join registro.assunto cl on cl.id = pt.classe_id
    left join registro.usuario cp on cp.id = pt.conferido_por
    left join registro.usuario cs on cs.id = pt.conferido_substituto
    where c.id = ${id}`.execute(db);
  const around = rows[0];
  if (!around) throw new AppError('naoEncontrado');
  return around;
};

const present = ({ sessao }: Ctx, { row }: Loaded, around: Around): Protocolo => {
  const { assuntoClasse, origem, localFisico, observacoes, vigenciaDe, vigenciaAte, conferencia } = around;
  return {
    id: row.id,
    versao: row.versao,
    tipo: row.tipo,
    assunto: row.assunto,
    fase: row.fase,
    estado: row.estado,
    sigilo: row.sigilo,
    nivelAcesso: row.nivelAcesso,
    tipoDocumento: around.tipoDocumento,
    autor: around.autor,
    unidade: around.unidade,
    detentor: {
      unidade: around.detentorUnidade,
      ...(around.detentorUsuario ? { usuario: around.detentorUsuario } : {}),
    },
    checkIn: presentCheckIn(row, sessao.usuarioId),
    criadoEm: row.criadoEm.toISOString(),
    alteradoEm: row.alteradoEm.toISOString(),
    recebidoEm: around.recebidoEm,
    interessados: around.interessados,
    destinos: around.destinos,
    campos: [],
    arquivos: around.arquivos.map(presentFile),
    arquivoAtual: around.arquivoAtual,
    anexos: around.anexos,
    comentarios: around.comentarios,
    pendencias: [],
    acompanhado: around.acompanhado,
    acoes: [],
    ...(row.numero === null ? {} : { numero: row.numero }),
    ...(row.hipoteseLegal === null ? {} : { hipoteseLegal: row.hipoteseLegal }),
    ...(row.vencimento === null ? {} : { vencimento: row.vencimento }),
    ...(around.concluidoEm === null ? {} : { concluidoEm: around.concluidoEm.toISOString() }),
    ...(assuntoClasse ? { assuntoClasse } : {}),
    ...(origem === null ? {} : { origem }),
    ...(localFisico === null ? {} : { localFisico }),
    ...(observacoes === null ? {} : { observacoes }),
    ...(vigenciaDe === null ? {} : { vigenciaDe }),
    ...(vigenciaAte === null ? {} : { vigenciaAte }),
    ...(conferencia ? { conferencia } : {}),
    ...(row.exclusao === null ? {} : { exclusaoId: row.exclusao.id }),
  };
};

const presentFile = ({ pdfa, motivo, deMaco, ...file }: FileRow): ArquivoProtocolo => ({
  ...file,
  pdfa: { ...pdfa, conferencias: [...pdfa.conferencias] },
  ...(motivo === null ? {} : { motivo: mensagem(`protocolo.captura.motivo.${motivo as MotivoCaptura}`) }),
  ...(deMaco === null ? {} : { deMaco }),
});
