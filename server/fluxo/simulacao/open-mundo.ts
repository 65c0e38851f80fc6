import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { executableOf, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { AmostraSimulada } from '#schemas/shapes/fluxo-simulacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  addDays,
  businessDayAfter,
  calendarOfUnit,
  dayOf,
  daysOffAround,
} from '#server/instalacao/prazo/index.ts';
import { countsBusinessDays } from '../andamento/index.ts';
import { calledXml, check, compileApart, knownNames, requireFlow } from '../desenho/index.ts';
import { FlowTooLarge, readFonte, within, type Plano } from '../motor/index.ts';
import { quemReceberia } from '../papel/index.ts';
import { askedBy, type Asked } from './asked-names.ts';
import type { Chamados, Iniciador, Mundo } from './mundo.ts';
import { openRegistros } from './open-registros.ts';

/** Elements of a flow that is simulated, at the most: each choice goes through it again from its beginning. */
const mostElements = 1_000;

export interface Opened {
  readonly mundo: Mundo;
  readonly definitions: ModdleElement;
  readonly process: ModdleElement;
  readonly asked: Asked;
}

interface NotRunning {
  readonly achados: readonly AchadoFluxo[];
}

/** A drawing made ready to be walked through; or what stands in its way, which is what would stand in that of publishing it. */
export const openMundo = async (
  ctx: Ctx,
  fluxoId: number,
  { xml, amostra = {} }: { readonly xml: string; readonly amostra?: AmostraSimulada },
  { tempo, maisPassos }: Pick<Mundo, 'maisPassos'> & { readonly tempo: number },
): Promise<Opened | NotRunning> => {
  await requireFlow(ctx, fluxoId);
  const { achados, elementos, chama } = await check(xml, await knownNames(ctx, fluxoId));
  if (achados.some(({ impede }) => impede)) return { achados };
  if (elementos > mostElements) return { achados: [tooLarge()] };
  const plano = await compiled(ctx, xml, chama);
  if (!plano || Object.keys(plano.elementos).length > mostElements) return { achados: [tooLarge()] };
  const { definitions } = await readBpmn(xml);
  const process = executableOf(definitions);
  if (!process) return { achados };
  const iniciador = await readStarter(ctx, amostra.usuarioId);
  const asked = askedBy(process, calledConditions(plano));
  const calendar = await calendarOfUnit(ctx, iniciador.unidadeId);
  const { rows: unidades } = await sql<{ id: number; sigla: string }>`
    select id, sigla from registro.unidade where ativo`.execute(ctx.db);
  const byLetters = new Map(unidades.map(({ id, sigla }) => [sigla, id]));
  const dia = (em: Date): string => dayOf(ctx, em);
  const { campos = {} } = amostra;
  const mundo: Mundo = {
    plano,
    maisPassos,
    iniciador,
    dia,
    limite: Date.now() + tempo,
    fuso: ctx.ports.config.timeZone,
    semExpediente: countsBusinessDays(plano) ? await daysOffAround(ctx, iniciador.unidadeId) : undefined,
    pausas: pausesOf(plano.fonte),
    conteudo: {
      numero: '1/2026',
      assunto: mensagem('fluxoSimulacao.assunto'),
      nivelAcesso: 'PUBLICO',
      tipo: null,
      ...campos,
    },
    chamados: callsOf(ctx, iniciador, campos, dia),
    util: calendar.fromOn,
    prazo: (em, dias, uteis) =>
      uteis ? businessDayAfter(calendar, dia(em), dias) : calendar.fromOn(addDays(dia(em), dias)),
    registros: await openRegistros(ctx),
    unidade: (sigla) => byLetters.get(sigla),
  };
  return { mundo, definitions, process, asked };
};

/** Nothing, where what is called makes it larger than anything that runs. */
const compiled = async (ctx: Ctx, xml: string, chama: readonly string[]): Promise<Plano | undefined> => {
  try {
    return await compileApart(xml, await calledXml(ctx, chama));
  } catch (error) {
    if (error instanceof FlowTooLarge) return undefined;
    throw error;
  }
};

const tooLarge = (): AchadoFluxo => ({
  mensagem: mensagem('fluxoSimulacao.grande', { elementos: mostElements }),
  impede: true,
});

/** What the conditions and decisions of the flows that are called say. */
const calledConditions = ({ fonte, elementos }: Plano): string[] => [
  ...readFonte(fonte).sequenceFlows.flatMap(({ id, behaviour }) => {
    const { conditionExpression } = behaviour as { conditionExpression?: { body?: string } };
    return id.includes(within) ? (conditionExpression?.body ?? []) : [];
  }),
  ...Object.entries(elementos).flatMap(([id, { trabalho }]) =>
    id.includes(within) ? (trabalho?.regras ?? []).map(({ quando }) => quando) : [],
  ),
];

/** Timers that are a pause of the flow itself. */
const pausesOf = (fonte: string): ReadonlySet<string> =>
  new Set(
    readFonte(fonte).activities.flatMap(({ id, type, behaviour }) => {
      const { eventDefinitions = [] } = behaviour as { eventDefinitions?: readonly { type: string }[] };
      const timed = eventDefinitions.some((one) => one.type === 'bpmn:TimerEventDefinition');
      return timed && type === 'bpmn:IntermediateCatchEvent' ? [id] : [];
    }),
  );

/** Who the case begins with, in their usual unit; nobody chosen, who asks, where they are. */
const readStarter = async (ctx: Ctx, usuarioId: number | undefined): Promise<Iniciador> => {
  const { rows } = await sql<Iniciador>`
    select u.id as usuario_id, u.nome, un.id as unidade_id, un.sigla as unidade
    from registro.usuario u join registro.usuario_unidades uu on uu.registro_id = u.id
    join registro.unidade un on un.id = uu.unidade and un.ativo
    where u.id = ${usuarioId ?? ctx.sessao.usuarioId} and u.ativo
    order by (${usuarioId ?? null}::int is null and un.id = ${ctx.sessao.unidadeId}) desc,
      coalesce(uu.padrao, false) desc, uu.ordem limit 1`.execute(ctx.db);
  const [found] = rows;
  if (found) return found;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'amostra.usuarioId', mensagem: mensagem('fluxoSimulacao.semIniciador') }] },
  );
};

type Campos = NonNullable<AmostraSimulada['campos']>;

/** The people of each role are read once for each day and unit: absences are of a day. */
const callsOf = (
  ctx: Ctx,
  iniciador: Iniciador,
  campos: Campos,
  dia: (em: Date) => string,
): Mundo['chamados'] => {
  const known = new Map<string, Promise<Chamados>>();
  const read = async (codigo: string, em: Date, unidadeId: number): Promise<Chamados> => {
    const { rows } = await sql<{ id: number }>`
      select id from registro.papel where codigo = ${codigo} and ativo`.execute(ctx.db);
    const papelId = rows[0]?.id;
    if (papelId === undefined) return { pessoas: [], ninguem: [] };
    return quemReceberia({ ...ctx, agora: em }, papelId, {
      autorId: iniciador.usuarioId,
      autorUnidadeId: iniciador.unidadeId,
      iniciadorId: iniciador.usuarioId,
      iniciadorUnidadeId: iniciador.unidadeId,
      detentorUsuarioId: null,
      detentorUnidadeId: unidadeId,
      campos: new Map(Object.entries(campos).map(([rotulo, valor]) => [rotulo, String(valor)])),
    });
  };
  return (codigo, em, unidadeId) => {
    const key = JSON.stringify([codigo, dia(em), unidadeId]);
    const found = known.get(key) ?? read(codigo, em, unidadeId);
    known.set(key, found);
    return found;
  };
};
