import { sql, type RawBuilder } from 'kysely';
import type { ProcuracaoItem, Procuracoes } from '#schemas/shapes/procuracao.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly documento: string;
  readonly situacao: 'ESPERA' | 'ACEITA' | 'RECUSADA' | 'REVOGADA';
  readonly vencida: boolean;
  readonly servico: { readonly id: number; readonly nome: string } | null;
  readonly outorganteId: number;
  readonly podePedir: boolean | null;
  readonly podeAssinar: boolean | null;
  readonly podeReceber: boolean | null;
  readonly ate: string;
  readonly motivo: string | null;
}

const hoje = ({ agora, ports }: OutsiderCtx): RawBuilder<string> =>
  sql<string>`(${agora}::timestamptz at time zone ${ports.config.timeZone})::date`;

const columns = (ctx: OutsiderCtx): RawBuilder<unknown> => sql`
  k.id, k.situacao, k.fim < ${hoje(ctx)} as vencida, k.outorgante as outorgante_id, k.pode_pedir, k.pode_assinar,
  k.pode_receber, k.fim as ate, k.motivo, case when t.id is not null then jsonb_build_object('id', t.id, 'nome', t.nome) end as servico`;

/** What the person gave, and what is in force that was given to them, newest first. */
export const listPowers = async (ctx: OutsiderCtx): Promise<Procuracoes> => {
  const { db, externo } = ctx;
  const given = await sql<Row>`
    select ${columns(ctx)}, k.procurador_nome as nome, k.procurador_documento as documento
    from registro.procuracao k left join registro.tipo_processo t on t.id = k.servico
    where k.outorgante = ${externo.externoId} order by k.id desc limit 200`.execute(db);
  const received = await sql<Row>`
    select ${columns(ctx)}, o.nome, o.documento
    from registro.procuracao k join registro.usuario_externo o on o.id = k.outorgante and o.ativo and not o.bloqueado
    left join registro.tipo_processo t on t.id = k.servico
    where k.procurador_documento = ${externo.documento} and lower(k.procurador_email) = lower(${externo.email})
      and k.situacao = 'ACEITA' and k.fim >= ${hoje(ctx)} order by k.id desc limit 200`.execute(db);
  const rules = await db.selectFrom('registro.dominio').select('aprovacaoProcuracao').executeTakeFirst();
  return {
    concedidas: given.rows.map(present),
    recebidas: received.rows.map((row) => ({ ...present(row), outorganteId: row.outorganteId })),
    aprovacao: rules?.aprovacaoProcuracao ?? false,
  };
};

const present = (row: Row): ProcuracaoItem => ({
  id: row.id,
  nome: row.nome,
  documento: row.documento,
  ate: row.ate,
  situacao: row.situacao === 'ACEITA' && row.vencida ? 'VENCIDA' : row.situacao,
  podePedir: row.podePedir ?? false,
  podeAssinar: row.podeAssinar ?? false,
  podeReceber: row.podeReceber ?? false,
  servico: row.servico ?? undefined,
  motivo: row.motivo ?? undefined,
});
