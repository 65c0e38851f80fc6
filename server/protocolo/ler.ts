import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { MotivoCaptura } from '#schemas/shapes/captura.ts';
import type { ArquivoProtocolo, DestinoProtocolo, Protocolo } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PdfaReport } from '#server/ferramentas/capture/capture.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { fase, requireKind, type Loaded } from '#server/conteudo/atos/index.ts';
import { listSigners } from '#server/conteudo/assinatura/index.ts';
import { camposOf, camposPendencias, readCampos } from '#server/conteudo/campos/index.ts';
import {
  aroundColumns,
  aroundJoins,
  isoJson,
  presentAround,
  unitJson,
  type Around,
} from '#server/conteudo/dados/index.ts';
import { concludesFor } from './concludes-for.ts';
import { pendenciasOf } from './pendencias.ts';

interface FileRow extends Omit<ArquivoProtocolo, 'pdfa' | 'motivo' | 'deMaco'> {
  readonly pdfa: PdfaReport;
  readonly motivo: string | null;
  readonly deMaco: string | null;
}

type Optional<T> = { readonly [K in keyof T]: T[K] | null };
type Written =
  | 'padraoAssinatura'
  | 'codigoVerificacao'
  | 'origem'
  | 'localFisico'
  | 'observacoes'
  | 'vigenciaDe'
  | 'vigenciaAte'
  | 'conferencia';

interface ProtocoloAround
  extends
    Around,
    Pick<Protocolo, 'tipoDocumento' | 'recebidoEm' | 'arquivoAtual'>,
    Optional<Pick<Required<Protocolo>, Written>> {
  readonly concluidoEm: Date | null;
  readonly vencimentoObrigatorio: boolean;
  readonly destinos: (DestinoProtocolo & Record<string, unknown>)[];
  readonly arquivos: FileRow[];
}

/** A protocol that was just loaded, without what may be done with it. */
export const lerCarregado = async (ctx: Ctx, loaded: Loaded): Promise<Protocolo> => {
  requireKind(loaded, tipoConteudo.arquivoDigital);
  const [around, assinantes, campos] = await Promise.all([
    readAround(ctx, loaded.row.id),
    listSigners(ctx, loaded.row.id, loaded.row.versaoAtual, { todos: true }),
    readCampos(ctx, camposOf(loaded.row)),
  ]);
  const protocolo = present(ctx, loaded, around);
  const complete = { ...protocolo, assinantes, campos: campos.map(({ campo }) => campo) };
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
  return { ...complete, pendencias: [...pendencias, ...(await camposPendencias(campos))] };
};

const day = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`);

const destinations = sql`coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('especie', pd.especie,
      'periodicidade', pd.periodicidade, 'unidade', case when u2.id is not null then ${unitJson('u2')} end,
      'usuario', case when p2.id is not null then jsonb_build_object('id', p2.id, 'rotulo', p2.nome) end,
      'email', pd.email, 'grupo', case when g.id is not null then jsonb_build_object('id', g.id, 'rotulo', g.nome) end,
      'rotulo', coalesce(pd.email, g.nome, p2.nome || ' · ' || u2.sigla, u2.sigla || ' · ' || u2.nome),
      'enviadoEm', ${isoJson('pd.enviado_em')}, 'proximoEm', ${day('pd.proximo_em')})) order by pd.ordem)
    from protocolo_destino pd left join registro.unidade u2 on u2.id = pd.unidade_id
    left join registro.usuario p2 on p2.id = pd.usuario_id left join registro.grupo_email g on g.id = pd.grupo_id
    where pd.protocolo_id = c.id), '[]')`;

const files = sql`(select jsonb_agg(jsonb_build_object('numero', x.numero, 'nome', o.nome, 'tamanho', o.tamanho,
      'paginas', x.paginas, 'sha256', encode(a.sha256, 'hex'), 'guardadoEm', ${isoJson('x.guardado_em')}, 'guardadoPor', gu.nome,
      'situacao', x.situacao, 'motivo', x.motivo, 'comTexto', x.leitura_id is not null, 'pdfa', x.pdfa,
      'assinaturas', x.assinaturas, 'assinaturasIcp', x.assinaturas_icp,
      'deMaco', case when x.paginas_da_origem is not null then o.nome end,
      'lidas', case when x.situacao in ('LIDO', 'SEM_TEXTO') then x.paginas else (select count(*) from protocolo_pagina_lida l
        where l.protocolo_id = x.protocolo_id and l.numero = x.numero) end) order by x.numero desc)
    from protocolo_arquivo x join arquivo a on a.id = x.arquivo_id join arquivo o on o.id = x.origem_id
    join registro.usuario gu on gu.id = x.guardado_por where x.protocolo_id = c.id)`;

const readAround = async (ctx: Ctx, id: number): Promise<ProtocoloAround> => {
  const { rows } = await sql<ProtocoloAround>`
    select ${aroundColumns(ctx)}, c.concluido_em, jsonb_build_object('id', td.id, 'rotulo', td.nome) as tipo_documento,
      coalesce(td.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      pt.origem, c.local_fisico, pt.observacoes, pt.arquivo_atual, pt.padrao_assinatura, pt.codigo as codigo_verificacao,
      ${day('pt.recebido_em')} as recebido_em,
      ${day('pt.vigencia_de')} as vigencia_de, ${day('pt.vigencia_ate')} as vigencia_ate,
      case when pt.conferido_em is not null then jsonb_build_object('em', ${isoJson('pt.conferido_em')},
        'por', coalesce(cs.nome || ' (' || cp.nome || ')', cp.nome)) end as conferencia,
      ${destinations} as destinos, ${files} as arquivos
    from conteudo c join protocolo pt on pt.id = c.id
    ${aroundJoins(sql`pt.classe_id`)}
    join registro.tipo_documento td on td.id = pt.tipo_documento_id
    left join registro.usuario cp on cp.id = pt.conferido_por
    left join registro.usuario cs on cs.id = pt.conferido_substituto
    where c.id = ${id}`.execute(ctx.db);
  const around = rows[0];
  if (!around) throw new AppError('naoEncontrado');
  return around;
};

const present = (ctx: Ctx, { row }: Loaded, around: ProtocoloAround): Protocolo => {
  const {
    origem,
    localFisico,
    observacoes,
    vigenciaDe,
    vigenciaAte,
    conferencia,
    concluidoEm,
    padraoAssinatura,
    codigoVerificacao,
  } = around;
  return {
    ...presentAround(ctx, row, around),
    tipoDocumento: around.tipoDocumento,
    recebidoEm: around.recebidoEm,
    destinos: around.destinos,
    assinantes: [],
    campos: [],
    arquivos: around.arquivos.map(presentFile),
    arquivoAtual: around.arquivoAtual,
    vencimentoObrigatorio: around.vencimentoObrigatorio,
    pendencias: [],
    acoes: [],
    ...defined({
      concluidoEm: concluidoEm?.toISOString(),
      origem: origem ?? undefined,
      localFisico: localFisico ?? undefined,
      observacoes: observacoes ?? undefined,
      vigenciaDe: vigenciaDe ?? undefined,
      vigenciaAte: vigenciaAte ?? undefined,
      conferencia: conferencia ?? undefined,
      padraoAssinatura: padraoAssinatura || undefined,
      codigoVerificacao: codigoVerificacao && row.fase !== fase.minuta ? codigoVerificacao : undefined,
    }),
  };
};

const presentFile = ({ pdfa, motivo, deMaco, ...file }: FileRow): ArquivoProtocolo => ({
  ...file,
  pdfa: { ...pdfa, conferencias: [...pdfa.conferencias] },
  motivo: motivo === null ? undefined : mensagem(`protocolo.captura.motivo.${motivo as MotivoCaptura}`),
  deMaco: deMaco ?? undefined,
});
