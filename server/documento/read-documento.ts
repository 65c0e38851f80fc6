import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Corpo, Propriedade, Valores } from '#schemas/shapes/propriedade.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { type CampoLido, camposOf, camposPendencias, readCampos } from '#server/conteudo/campos/index.ts';
import { formPendencias, hasPdf } from '#server/conteudo/formulario/index.ts';
import { automaticValues } from './automatic-values.ts';
import { givenNumber, type GivenNumber } from './given-number.ts';
import {
  aroundColumns,
  aroundJoins,
  isoJson,
  presentAround,
  unitJson,
  type Around as AroundContent,
} from '#server/conteudo/dados/index.ts';
import { fase, loadSituation, type Loaded } from '#server/conteudo/atos/index.ts';
import { givenProtocol } from '#server/conteudo/numeracao/index.ts';
import { pendenciasOf } from './pendencias.ts';
import { readTemporalidade } from './temporalidade.ts';
import { listCollaborators } from '#server/conteudo/colaboracao/index.ts';
import { readResposta } from '#server/conteudo/resposta/index.ts';
import { readVigencia } from '#server/conteudo/vigencia/index.ts';
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

interface Around extends AroundContent {
  readonly numeroProtocolo: string | null;
  readonly tipoDocumento: Rotulo;
  readonly modelo: Rotulo;
  readonly vencimentoObrigatorio: boolean;
  readonly publicacao: 'MANUAL' | 'AUTOMATICA' | 'IMPUBLICAVEL';
  readonly assinanteDeFora: boolean;
  readonly destinos: {
    unidade: { id: number; sigla: string; nome: string };
    usuario?: { id: number; nome: string };
  }[];
  readonly versoes: Documento['versoes'];
}

/** A document without what may be done with it: what its acts themselves read. `numeroVersao` 0 is the present version. */
export const readDocumento = async (ctx: Ctx, id: number, numeroVersao: number): Promise<Documento> =>
  readLoaded(ctx, await loadSituation(ctx, id), numeroVersao);

/** A draft of what was concluded already has its number. */
const givenOf = async (ctx: Ctx, { row }: Loaded): Promise<GivenNumber | undefined> =>
  row.numero === null ? undefined : givenNumber(ctx.db, row.id);

/** The same of one that was just loaded. */
export const readLoaded = async (ctx: Ctx, loaded: Loaded, numeroVersao: number): Promise<Documento> => {
  const { id } = loaded.row;
  const version = await readVersion(ctx, id, numeroVersao === 0 ? loaded.row.versaoAtual : numeroVersao);
  const [around, campos, assinantes, temporalidade, resposta, automaticos, colaboradores] = await Promise.all(
    [
      readAround(ctx, loaded),
      readCampos(ctx, camposOf(loaded.row)),
      listSigners(ctx, id, version.numero),
      readTemporalidade(ctx.db, loaded.row.classeId),
      readResposta(ctx, loaded.row),
      version.situacao === 'MINUTA'
        ? automaticValues(ctx, id, await givenOf(ctx, loaded))
        : Promise.resolve(version.automaticos),
      loaded.row.fase === fase.minuta ? listCollaborators(ctx.db, id) : Promise.resolve([]),
    ],
  );
  const form = { id, modeloId: loaded.row.modeloId, numeroVersao: version.numero };
  const preenchivel =
    loaded.row.tipo === tipoConteudo.formularioPdf &&
    (await hasPdf(ctx.db, { ...form, minuta: version.situacao === 'MINUTA' }));
  const documento = {
    ...present(ctx, loaded, version, around, campos, assinantes, automaticos),
    ...defined({
      preenchivel: preenchivel || undefined,
      temporalidade,
      colaboradores: colaboradores.length > 0 ? colaboradores : undefined,
      colaboro: (loaded.situation.colaboro && !loaded.situation.naMinhaUnidade) || undefined,
    }),
    ...resposta,
    ...readVigencia(loaded.row),
  };
  if (documento.fase !== fase.minuta) return documento;
  const pendencias = pendenciasOf(documento, {
    vencimentoObrigatorio: around.vencimentoObrigatorio,
    concluirSemAssinatura: ctx.sessao.concluirSemAssinatura,
    canPrint: await ctx.ports.pdf.glyphCoverage(),
  });
  return {
    ...documento,
    ...defined({ assinanteDeFora: around.assinanteDeFora || undefined }),
    pendencias: [
      ...pendencias,
      ...(await camposPendencias(campos)),
      ...(documento.tipo === tipoConteudo.formularioPdf
        ? await formPendencias(ctx.db, camposOf(loaded.row))
        : []),
    ],
  };
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

const readAround = async (ctx: Ctx, { row }: Loaded): Promise<Around> => {
  const { rows } = await sql<Around>`
    select ${aroundColumns(ctx)},
      (select ${givenProtocol(ctx.sessao)} from conteudo k where k.id = c.id) as numero_protocolo,
      jsonb_build_object('id', td.id, 'rotulo', td.nome) as tipo_documento,
      jsonb_build_object('id', m.id, 'rotulo', m.nome) as modelo,
      case when coalesce(m.publicacao, 'MANUAL') = 'MANUAL' and td.publicacao_automatica then 'AUTOMATICA'
        else coalesce(m.publicacao, 'MANUAL') end as publicacao,
      coalesce(m.permite_assinante_externo, false) as assinante_de_fora,
      coalesce(m.vencimento_obrigatorio, false) or coalesce(td.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('unidade', ${unitJson('u2')},
          'usuario', case when p.id is not null then jsonb_build_object('id', p.id, 'nome', p.nome) end)) order by dd.ordem)
        from documento_destino dd join registro.unidade u2 on u2.id = dd.unidade_id
        left join registro.usuario p on p.id = dd.usuario_id where dd.documento_id = c.id), '[]') as destinos,
      (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('numero', v.numero, 'situacao', v.situacao,
          'criadaEm', ${isoJson('v.criada_em')}, 'concluidaEm', ${isoJson('v.concluida_em')}, 'paginas', v.paginas,
          'sha256', (select encode(e.sha256, 'hex') from documento_emissao e
            where e.documento_id = v.documento_id and e.versao = v.numero and e.especie = 'CONGELADO'))) order by v.numero)
        from documento_versao v where v.documento_id = c.id) as versoes
    from conteudo c
    join documento d on d.id = c.id
    ${aroundJoins(sql`d.classe_id`)}
    join registro.tipo_documento td on td.id = d.tipo_documento_id
    join registro.modelo_documento m on m.id = d.modelo_id
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
    ...presentAround(ctx, row, around),
    tipoDocumento: around.tipoDocumento,
    modelo: around.modelo,
    numeroVersao: version.numero,
    versoes: around.versoes,
    corpo: version.corpo,
    propriedades: version.propriedades,
    valores: version.valores,
    valoresAutomaticos,
    campos: campos.map(({ campo }) => campo),
    destinos: around.destinos,
    assinantes,
    pendencias: [],
    acoes: [],
    ...defined({ numeroProtocolo: around.numeroProtocolo ?? undefined, teste: row.teste || undefined }),
    ...publicationOf(row, around),
    ...defined({
      concluidoEm: version.concluidaEm?.toISOString(),
      codigoVerificacao: row.codigo === null || version.concluidaEm === null ? undefined : row.codigo,
      sha256: version.sha256 ?? undefined,
      paginas: version.paginas ?? undefined,
    }),
  };
};
