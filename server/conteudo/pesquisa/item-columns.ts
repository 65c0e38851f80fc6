import { sql, type RawBuilder } from 'kysely';
import type { Sessao } from '#server/base/http/session.ts';
import { hitColumns, hitJoins, type HitRow } from '#server/conteudo/achados/index.ts';
import { signerPerson } from '#server/conteudo/atos/index.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import { givenProtocol } from '#server/conteudo/numeracao/index.ts';
import type { Candidates } from './candidates.ts';

/** A row of the answer as the database gives it. */
export interface FoundRow extends HitRow {
  readonly id: number | null;
  readonly tipo: number;
  readonly numero: string | null;
  /** The protocol number that it was given, besides its own. */
  readonly protocolo: string | null;
  readonly assunto: string;
  readonly sigilo: number;
  readonly estado: number;
  readonly nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  readonly fase: number;
  readonly criadoEm: Date;
  readonly ultimoTramite: Date | null;
  readonly tipoDocumento: string | null;
  readonly tipoProcesso: string | null;
  readonly observacoes: string | null;
  readonly modelo: string | null;
  /** A piece of a process that the person sees, or a document made from another content. */
  readonly vinculado: boolean;
  readonly origem: string;
  /** Who asked for it from outside, or signs it from there. */
  readonly externo: string | null;
  readonly detentor: string;
  readonly interessados: readonly string[];
  readonly documentos: readonly string[];
  readonly assinantes: readonly string[];
  readonly copias: readonly string[];
  readonly certificado: boolean;
  readonly total: number;
}

/** What a row of a page shows, over `c` and the joins of `itemJoins`. */
export const itemColumns = (words: Candidates, sessao: Sessao): RawBuilder<unknown> => sql`
  c.id, c.tipo, c.numero, (select ${givenProtocol(sessao)} from conteudo k where k.id = c.id) as protocolo, c.assunto, c.sigilo, c.estado, c.nivel_acesso, c.fase, c.criado_em,
  (select max(t.enviado_em) from tramite t where t.conteudo_id = c.id) as ultimo_tramite,
  td.nome as tipo_documento, coalesce(tp.nome, st.nome) as tipo_processo, coalesce(pr.observacoes, pt.observacoes) as observacoes, m.nome as modelo, d.vinculado_id is not null as vinculado,
  case when op.id is null then coalesce(se.nome, ou.sigla, '') else ou.sigla || ' · ' || op.nome end as origem,
  coalesce(se.nome, (select string_agg(distinct e.nome, '; ') from documento_assinante x
    join registro.usuario_externo e on e.id = x.externo_id where x.documento_id = c.id and x.situacao <> 'CANCELADO')) as externo,
  hu.sigla || coalesce(' · ' || hp.nome, '') as detentor,
  coalesce(nullif(i.nomes, '{}'), array_remove(array[se.nome], null)) as interessados,
  coalesce(nullif(i.numeros, '{}'), array_remove(array[se.documento], null)) as documentos,
  array(select s.nome from (select quem.nome, min(x.ordem) as ordem from documento_assinante x ${signerPerson('x')}
    where x.documento_id = c.id and x.situacao <> 'CANCELADO' group by x.usuario_id, x.externo_id, quem.nome) s
    order by s.ordem) as assinantes,
  array(select distinct coalesce(cp.nome, cu.sigla) from tramite t
    left join registro.unidade cu on cu.id = t.para_unidade_id left join registro.usuario cp on cp.id = t.para_usuario_id
    where t.conteudo_id = c.id and t.especie = 'CONHECIMENTO' and t.situacao not in ('RESGATADO', 'CANCELADO', 'REDIRECIONADO')) as copias,
  -- not exists(): the planner would read every signer once, to look among them for the twenty of a page
  coalesce((select true from documento_assinante x where x.documento_id = c.id and x.estrategia <> 'DOCFLOW'
    and x.situacao = 'ASSINADO' limit 1), false) as certificado,
  ${hitColumns(words)}`;

export const itemJoins = (words: Candidates): RawBuilder<unknown> => sql`
  ${hitJoins(words)}
  ${kindJoins}
  left join solicitacao so on so.id = c.id
  left join registro.tipo_processo st on st.id = so.tipo_processo_id
  left join registro.usuario_externo se on se.id = so.externo_id
  left join registro.modelo_documento m on m.id = d.modelo_id
  left join registro.unidade ou on ou.id = c.unidade_id
  left join registro.usuario op on op.id = c.autor_id
  left join registro.unidade hu on hu.id = c.detentor_unidade_id
  left join registro.usuario hp on hp.id = c.detentor_usuario_id
  left join lateral (
    select coalesce(array_agg(r.nome order by ci.ordem), '{}') as nomes,
      coalesce(array_agg(coalesce(r.cpf, r.cnpj) order by ci.ordem) filter (where coalesce(r.cpf, r.cnpj) is not null), '{}') as numeros
    from conteudo_interessado ci join registro.interessado r on r.id = ci.interessado_id
    where ci.conteudo_id = c.id) i on true`;
