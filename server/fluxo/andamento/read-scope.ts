import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { FlowScope } from '../motor/index.ts';
import type { Instance } from './instance.ts';
import { peopleFor } from './performers-of.ts';

interface Row {
  readonly numero: string | null;
  readonly assunto: string;
  readonly nivelAcesso: string;
  readonly unidade: string;
  readonly tipo: string | null;
  readonly campos: { readonly rotulo: string; readonly valor: unknown }[];
}

type Reader = Pick<Ctx, 'db' | 'agora' | 'ports'>;

/** What conditions may ask: the content as it is now, what the activities answered, and the people of shared tasks. */
export const readScope = async (ctx: Reader, instance: Instance): Promise<FlowScope> => {
  const { rows } = await sql<Row>`
    select c.numero, c.assunto, c.nivel_acesso, u.sigla as unidade, coalesce(td.nome, tp.nome) as tipo,
      coalesce((select jsonb_agg(jsonb_build_object('rotulo', k.rotulo, 'valor', k.valor))
        from conteudo_campo k where k.conteudo_id = c.id), '[]') as campos
    from conteudo c join registro.unidade u on u.id = c.detentor_unidade_id
    left join documento d on d.id = c.id left join registro.tipo_documento td on td.id = d.tipo_documento_id
    left join processo p on p.id = c.id left join registro.tipo_processo tp on tp.id = p.tipo_processo_id
    where c.id = ${instance.conteudoId}`.execute(ctx.db);
  const [{ campos = [], ...facts } = {}] = rows;
  return {
    conteudo: { ...facts, ...Object.fromEntries(campos.map(({ rotulo, valor }) => [rotulo, plain(valor)])) },
    fluxo: instance.variaveis,
    executantes: await sharedPeople(ctx, instance),
  };
};

/** A list keeps what was chosen with its labels. */
const plain = (valor: unknown): unknown => {
  const one: unknown = Array.isArray(valor) && valor.length === 1 ? valor[0] : valor;
  return typeof one === 'object' && one !== null && 'valor' in one ? one.valor : one;
};

const sharedPeople = async (ctx: Reader, instance: Instance): Promise<Record<string, number[]>> => {
  const people: Record<string, number[]> = {};
  for (const [id, { atividade }] of Object.entries(instance.plano.elementos))
    if (atividade?.todos) {
      const found = await peopleFor(ctx, instance, atividade);
      people[id] = found.map(({ usuarioId }) => usuarioId);
    }
  return people;
};
