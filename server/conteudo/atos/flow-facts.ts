import { sql, type RawBuilder } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import { conduzidos, type AtoConduzido, type Conduzido } from './situation.ts';

/** The flow that is under way over a content: what it does or waits for anywhere, and what waits now. */
export interface FlowFacts {
  readonly fluxo: string;
  readonly conduz: readonly string[];
  readonly espera: readonly { readonly nome: string; readonly ato: string | null }[];
}

/** `FlowFacts` of `c` (conteudo), or null. */
export const flowColumn = sql`(select jsonb_build_object('fluxo', xf.nome, 'conduz', xv.conduz, 'espera', coalesce((
      select jsonb_agg(jsonb_build_object('nome', xa.nome, 'ato', xa.espera) order by xa.id) from fluxo_atividade xa
      where xa.instancia_id = x.id and xa.situacao = 'ABERTA'), '[]'))
    from fluxo_instancia x join fluxo_versao xv on xv.id = x.versao_id join registro.fluxo xf on xf.id = xv.fluxo_id
    where x.conteudo_id = c.id and x.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))`;

/** Whether any flow may begin: of no content in particular, read once. */
export const someFlowColumn = sql`exists (select from registro.fluxo yf where yf.ativo
    and exists (select from fluxo_versao yv where yv.fluxo_id = yf.id))`;

/** Whether the activity `a` (fluxo_atividade) of `i` (fluxo_instancia) waits for somebody: they may do it, and nobody else took it. */
export const waitsForPerson = (usuario: RawBuilder<number>): RawBuilder<boolean> => sql<boolean>`(
  a.situacao = 'ABERTA' and i.situacao = 'ATIVA' and (a.assumida_por is null or a.assumida_por = ${usuario})
  and exists (select from fluxo_atividade_candidato k where k.atividade_id = a.id and k.usuario_id = ${usuario}))`;

/** The work of a flow that brings each act about. */
const work: Readonly<Record<AtoConduzido, string>> = { tramitado: 'TRAMITAR', finalizado: 'ARQUIVAR' };

/** What the flow keeps to itself now; a flow that neither does nor awaits an act leaves it to who has the content. */
export const heldByFlow = (facts: FlowFacts | null): Conduzido | undefined => {
  if (!facts) return undefined;
  const { fluxo, conduz, espera } = facts;
  const atos = conduzidos.filter(
    (ato) =>
      (conduz.includes(ato) || conduz.includes(work[ato])) && !espera.some((waiting) => waiting.ato === ato),
  );
  const names = espera.map(({ nome }) => nome).join(', ');
  return atos.length === 0
    ? undefined
    : { atos, fluxo, espera: names === '' ? mensagem('documento.motivo.oProximoPasso') : names };
};
