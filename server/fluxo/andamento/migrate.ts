import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { renamed, withStranded, type Plano } from '../motor/index.ts';
import { callPeople } from './activities.ts';
import { advanceAsked } from './advance.ts';
import type { Instance } from './instance.ts';
import { migrationOf, type Mapa, type Migration } from './migration-of.ts';

export interface Versao {
  readonly id: number;
  readonly numero: number;
  readonly plano: Plano;
}

export const versionOf = async (db: Database, fluxoId: number, numero: number): Promise<Versao> => {
  const { rows } = await sql<Versao>`select id, numero, plano from fluxo_versao
    where fluxo_id = ${fluxoId} and numero = ${numero}`.execute(db);
  if (!rows[0]) throw new AppError('naoEncontrado');
  return rows[0];
};

export const nameIn = ({ elementos }: Plano, id: string): string => elementos[id]?.nome || id;

/** What keeps one from passing to another version, in words; nothing when nothing does. */
export const blocksOf = ({ faltam, juncoes }: Migration, de: Plano, para: Plano): string[] => [
  ...faltam.map((id) => mensagem('fluxo.migracao.falta', { atividade: nameIn(de, id) })),
  ...juncoes.map((id) => mensagem('fluxo.migracao.juncao', { juncao: nameIn(para, id) })),
];

/** Takes what runs to another version, where it stands or where it was said, and tells it in the history of the content. */
export const migrateInstance = async (
  ctx: Ctx,
  instance: Instance,
  versao: Versao,
  { mapa, motivo }: { readonly mapa: Mapa; readonly motivo: string },
): Promise<Instance> => {
  const { db } = ctx;
  const de = instance.plano;
  const para = versao.plano;
  const found = migrationOf(de, para, instance.estado, mapa);
  const [block] = blocksOf(found, de, para);
  if (block !== undefined) throw new AppError('transicaoNaoPermitida', { motivo: block });
  await sql`update fluxo_instancia set versao_id = ${versao.id} where id = ${instance.id}`.execute(db);
  const now: Instance = { ...instance, versao: versao.numero, plano: para };
  if (instance.estado) {
    const fonte = withStranded(para.fonte, de.fonte, found.sobram);
    const estado = renamed(instance.estado, de.fonte, para.fonte);
    const tira = [...found.tira, ...found.juntos];
    const moves = Object.keys(found.leva).length + tira.length > 0;
    await advanceAsked(
      ctx,
      { ...now, estado, plano: { ...para, fonte } },
      moves ? { kind: 'move', leva: found.leva, tira } : undefined,
    );
    await follow(ctx, now, de);
  }
  await recordEvent(ctx, {
    cadeia: `conteudo:${instance.conteudoId}`,
    ato: 'fluxoMigrado',
    conteudoId: instance.conteudoId,
    dados: { fluxo: instance.fluxo, de: instance.versao, para: versao.numero, motivo },
  });
  const { rows } = await sql<{ estado: object | null; situacao: Instance['situacao'] }>`
    select estado, situacao from fluxo_instancia where id = ${instance.id}`.execute(db);
  return { ...now, ...rows[0] };
};

interface Open {
  readonly id: number;
  readonly elemento: string;
  readonly execucao: string;
  readonly papel: string | null;
}

/** What waits already is from now on what the other version says: its name, its kind, and who is called. */
const follow = async (ctx: Ctx, instance: Instance, de: Plano): Promise<void> => {
  const { rows } = await sql<Open>`select id, elemento, execucao, papel from fluxo_atividade
    where instancia_id = ${instance.id} and situacao = 'ABERTA'`.execute(ctx.db);
  for (const { id, elemento, execucao, papel } of rows) {
    const said = instance.plano.elementos[elemento];
    if (!said || JSON.stringify(said) === JSON.stringify(de.elementos[elemento])) continue;
    const { nome, atividade, espera = null } = said;
    await sql`update fluxo_atividade set nome = ${nome || elemento}, espera = ${espera},
        papel = ${atividade?.papel ?? null}, especie = ${atividade?.especie ?? sql`especie`} where id = ${id}`.execute(
      ctx.db,
    );
    if (!atividade || atividade.todos || atividade.papel === papel) continue;
    await sql`delete from fluxo_atividade_candidato where atividade_id = ${id}`.execute(ctx.db);
    await sql`update fluxo_atividade set assumida_por = null, assumida_em = null where id = ${id}`.execute(
      ctx.db,
    );
    await callPeople(...([ctx, instance, { id, nome: nome || elemento, atividade }] as const), {
      elemento,
      execucao,
      executor: undefined,
    });
  }
};
